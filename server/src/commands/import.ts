import { misuseOfImport, runImportCommand, usageOfImport } from '../capabilities/imports/public.ts'
import { type CommandContext, withDatabase } from './with-database.ts'

const words = process.argv.slice(2)
const stopping = new AbortController()
// An undo that is ended goes on later by itself. Asked once more, an import ends at once, too.
if (!words.includes('--undo'))
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      process.stderr.write('Stopping behind the rows being written; once more ends it at once.\n')
      stopping.abort()
    })
const run = (context: CommandContext) =>
  runImportCommand(words, { ...context, dataDir: context.config.dataDir, stopping: stopping.signal })
await withDatabase(run, {
  words,
  usage: usageOfImport,
  misuse: misuseOfImport(words),
})
