import { misuseOfAccessData, runAccessDataCommand } from '../capabilities/password/public.ts'
import { withDatabase } from './with-database.ts'

const words = process.argv.slice(2)
await withDatabase((context) => runAccessDataCommand(words, context), misuseOfAccessData(words))
