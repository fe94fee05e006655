import { misuseOfImport, runImportCommand, usageOfImport } from '../capabilities/imports/public.ts'
import { withDatabase } from './with-database.ts'

const words = process.argv.slice(2)
await withDatabase((context) => runImportCommand(words, context), {
  words,
  usage: usageOfImport,
  misuse: misuseOfImport(words),
})
