import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { z } from 'zod'
import type { Db } from '#server/db/connection.ts'
import { captchaKey, useUp } from './store.ts'

/** How long a challenge may be solved. */
const captchaLife = 10 * 60_000

/** Hashes a browser tries: about a second on a telephone, and a cost for whoever wants thousands. */
const work = { least: 15_000, most: 45_000 }

/** A new challenge, as JSON. It carries its own signature: nothing is stored until it is solved. */
export async function newChallenge(db: Db, now: Date): Promise<string> {
  const challenge = await createChallenge({
    algorithm: 'SHA-256',
    cost: 1,
    counter: randomInt(work.most, work.least),
    // The age is ours to judge, by the clock the shop is given.
    data: { issuedAt: now.getTime() },
    deriveKey,
    hmacSignatureSecret: await captchaKey(db),
  })
  return JSON.stringify(challenge)
}

const payload = z.object({
  challenge: z.looseObject({
    parameters: z.looseObject({
      algorithm: z.literal('SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(1),
      keyLength: z.number(),
      keyPrefix: z.string(),
      data: z.object({ issuedAt: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

/**
 * True when the text is the solution of a challenge of this shop, not too old and used for the first time.
 * @param db outside a transaction that may be refused, or a solution would count twice
 */
export async function isSolved(db: Db, text: string, now: Date): Promise<boolean> {
  const parsed = payload.safeParse(parseJson(text))
  if (!parsed.success) return false
  const { challenge, solution } = parsed.data
  const age = now.getTime() - challenge.parameters.data.issuedAt
  if (age < 0 || age > captchaLife) return false
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: await captchaKey(db),
  })
  return verified && (await useUp(db, challenge.signature, now))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
