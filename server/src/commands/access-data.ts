import { runAccessDataCommand } from '../capabilities/password/public.ts'
import { withDatabase } from './with-database.ts'

await withDatabase((context) => runAccessDataCommand(process.argv.slice(2), context))
