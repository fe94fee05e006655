import { type Config, shopAddress } from '#server/config.ts'
import type { Db } from '#server/db/connection.ts'
import { type Letter, letterPdf, letterWords } from '../documents/public.ts'
import { endSessionsOf } from '../sessions/public.ts'
import { readSettings } from '../shop/public.ts'
import { type AccessUser, giveInitialPassword, noteAccessData } from '../users/public.ts'
import { accessWords } from './access-words.ts'

/**
 * Gives a user an initial password and prints it as a letter, the only place where it can be read. Until he uses it he
 * has no other way in: his own password and his sessions are over.
 */
export async function printAccessData(
  db: Db,
  user: AccessUser,
  { now, config }: { now: Date; config: Config },
): Promise<{ name: string; content: Buffer }> {
  const password = await giveInitialPassword(db, user.userId, now)
  await endSessionsOf(db, user.userId)
  await noteAccessData(db, user.userId, now)
  return letterPdf(await composeAccessLetter(db, user, { password, config }))
}

async function composeAccessLetter(
  db: Db,
  user: AccessUser,
  { password, config }: { password: string; config: Config },
): Promise<Letter> {
  const { company } = await readSettings(db, 'company')
  const { language, address } = user
  const words = accessWords[language]
  const person = `${user.title} ${user.name}`.trim()
  return {
    language,
    words: letterWords[language],
    company,
    title: words.title,
    recipient: [
      address?.name ?? '',
      person,
      address?.street ?? '',
      `${address?.plz ?? ''} ${address?.city ?? ''}`.trim(),
      address === null || address.country === 'DE' ? '' : address.country,
    ].filter((line) => line !== ''),
    facts: [],
    paragraphs: [words.greeting, words.intro],
    priced: false,
    lines: [],
    summary: [],
    closing: [
      { heading: words.address, text: shopAddress(config) ?? '' },
      { heading: words.alias, text: user.alias },
      { heading: words.password, text: password },
      { heading: '', text: words.next },
      { heading: '', text: words.secret },
    ].filter(({ text }) => text !== ''),
  }
}
