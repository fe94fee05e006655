import { misuseOfToken, runTokenCommand } from '../capabilities/sessions/public.ts'
import { withDatabase } from './with-database.ts'

const words = process.argv.slice(2)
await withDatabase((context) => runTokenCommand(words, context), misuseOfToken(words))
