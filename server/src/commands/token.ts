import { runTokenCommand } from '../capabilities/sessions/public.ts'
import { withDatabase } from './with-database.ts'

await withDatabase((context) => runTokenCommand(process.argv.slice(2), context))
