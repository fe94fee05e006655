import { runImportCommand } from '../capabilities/imports/public.ts'
import { withDatabase } from './with-database.ts'

await withDatabase((context) => runImportCommand(process.argv.slice(2), context))
