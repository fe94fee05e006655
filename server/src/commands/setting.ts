import { runSettingCommand } from '../capabilities/shop/public.ts'
import { withDatabase } from './with-database.ts'

await withDatabase((context) => runSettingCommand(process.argv.slice(2), context))
