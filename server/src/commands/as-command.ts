import { reasonOf } from '../reason-of.ts'

/**
 * Runs a command; its number becomes the exit code. A failed one says why in words and ends with 1; one with an option
 * nobody knows ends with 2, as all wrong use does.
 */
export async function asCommand(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command()
  } catch (error) {
    console.error(reasonOf(error))
    process.exitCode = isWrongOption(error) ? 2 : 1
  }
}

const isWrongOption = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')
