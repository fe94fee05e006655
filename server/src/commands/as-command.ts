import { reasonOf } from '../reason-of.ts'

/** Runs a command; its number becomes the exit code. A failed one says why in words and ends with 1. */
export async function asCommand(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command()
  } catch (error) {
    console.error(reasonOf(error))
    process.exitCode = 1
  }
}
