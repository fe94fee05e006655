import {
  misuseOfAccessData,
  runAccessDataCommand,
  usageOfAccessData,
} from '../capabilities/password/public.ts'
import { withDatabase } from './with-database.ts'

const words = process.argv.slice(2)
await withDatabase((context) => runAccessDataCommand(words, context), {
  words,
  usage: usageOfAccessData,
  misuse: misuseOfAccessData(words),
})
