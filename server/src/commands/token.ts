import { misuseOfToken, runTokenCommand, usageOfToken } from '../capabilities/sessions/public.ts'
import { withDatabase } from './with-database.ts'

const words = process.argv.slice(2)
await withDatabase((context) => runTokenCommand(words, context), {
  words,
  usage: usageOfToken,
  misuse: misuseOfToken(words),
})
