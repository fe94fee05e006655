import { misuseOfSetting, runSettingCommand, usageOfSetting } from '../capabilities/shop/public.ts'
import { withDatabase } from './with-database.ts'

const words = process.argv.slice(2)
await withDatabase((context) => runSettingCommand(words, context), {
  words,
  usage: usageOfSetting,
  misuse: misuseOfSetting(words),
})
