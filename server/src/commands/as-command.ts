import { reasonOf } from '../reason-of.ts'
import { terminalText } from '../terminal-text.ts'

/** The words a command was called with, and how it is meant to be. */
export type Help = { words: readonly string[]; usage: string }

/**
 * Runs a command; its number becomes the exit code. A failed one says why in words and ends with 1; one with an option
 * nobody knows ends with 2, as all wrong use does. Who asks by `--help` is told on standard output and did nothing wrong.
 */
export async function asCommand(command: () => Promise<number>, help?: Help): Promise<void> {
  if (help?.words.some((word) => word === '--help' || word === '-h') === true) {
    console.log(help.usage)
    return
  }
  // Who reads the output may have had enough (`| head`): the work goes on.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreBrokenPipe)
  try {
    process.exitCode = await command()
  } catch (error) {
    console.error(terminalText(reasonOf(error)))
    process.exitCode = isWrongOption(error) ? 2 : 1
  }
}

function ignoreBrokenPipe(error: Error): void {
  if (!('code' in error) || error.code !== 'EPIPE') throw error
}

const isWrongOption = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')
