import type { Language } from '#server/http/context.ts'
import type { Db } from '#server/db/connection.ts'
import { readAccount, readCollections, readDeeds } from './store.ts'

const about: Readonly<Record<Language, string>> = {
  de: 'Alle Angaben, die dieser Shop zu dieser Person speichert (Art. 15 und 20 DSGVO). Bestellungen und andere Belege stehen mit dem, was sie eingegeben hat; vollständig gibt es sie unter Belege. Passwörter und Sitzungsschlüssel sind nur als Prüfsumme gespeichert und stehen hier nicht.',
  en: 'Everything this shop keeps about this person (Art. 15 and 20 GDPR). Orders and other documents stand here with what the person entered; they are complete under Documents. Passwords and session keys are kept as checksums only and are not in here.',
}

/**
 * Everything the shop keeps about a user, as JSON to read and to hand on (GDPR art. 15 and 20). No prices: they are the
 * firm's, and whoever asks may not be allowed to see them.
 * @returns undefined where there is no such user
 */
export async function personalDataFile(
  db: Db,
  userId: string,
  { now, language }: { now: Date; language: Language },
): Promise<{ name: string; json: string; kunnr: string } | undefined> {
  const own = await readAccount(db, userId)
  if (own === undefined) return undefined
  const data = {
    about: about[language],
    createdAt: now.toISOString(),
    ...own,
    ...(await readCollections(db, userId)),
    ...(await readDeeds(db, own.account)),
  }
  const name = `${own.account.alias.replace(/[^\w.-]+/g, '-')}-${now.toISOString().slice(0, 10)}.json`
  return { name, json: JSON.stringify(data, null, 2), kunnr: own.customers[0]?.kunnr ?? '' }
}
