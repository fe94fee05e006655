import { createInterface } from 'node:readline/promises'
import { misuseOfCreateAdmin, runCreateAdmin, usageOfCreateAdmin } from '../capabilities/users/public.ts'
import { withDatabase } from './with-database.ts'

/** Asks where somebody sits before the screen; undefined in scripts. */
async function ask(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await prompt.question(question)
  } finally {
    prompt.close()
  }
}

const words = process.argv.slice(2)
const misuse = misuseOfCreateAdmin(words, { canAsk: process.stdin.isTTY })
await withDatabase((context) => runCreateAdmin(words, { ...context, ask }), {
  words,
  usage: usageOfCreateAdmin,
  misuse,
})
