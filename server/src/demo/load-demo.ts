import { sql } from 'drizzle-orm'
import { type Content, countEntries, insertEntry } from '#server/capabilities/content/public.ts'
import { importRows } from '#server/capabilities/imports/public.ts'
import { readOrder } from '#server/capabilities/documents/public.ts'
import { queueOrder } from '#server/capabilities/outbox/public.ts'
import { readSettings, writeSetting } from '#server/capabilities/shop/public.ts'
import { applyDemoAccount, findDemoUsers } from '#server/capabilities/users/public.ts'
import { type Db, rowsOf } from '#server/db/connection.ts'
import { accessoryNames, demoCompany } from './company/company.ts'
import { demoContent } from './company/content.ts'
import { demoLegalTexts } from './company/legal-texts.ts'
import { demoSurcharges } from './company/surcharges.ts'
import { type DemoPart, demoRows } from './demo-rows.ts'
import { demoAccounts } from './partners/accounts.ts'

type Progress = (line: string) => void

/**
 * Loads the demo wholesaler into a shop that has none yet, through the import interface. A load that was broken off
 * starts again: every row is written by its business key. Throws when the demo's own rows are refused.
 */
export async function loadDemo(
  db: Db,
  { now, today, say }: { now: () => Date; today: string; say: Progress },
): Promise<void> {
  const { demo } = await readSettings(db, 'demo')
  if (demo.loadedOn !== '') return
  say('Loading the demo wholesaler …')
  const started = performance.now()
  for (const part of demoRows({ today })) await importPart(db, part, now, say)
  await writeSetting(db, 'company', demoCompany)
  await writeSetting(db, 'legal', demoLegalTexts)
  await writeSetting(db, 'terms', { version: demoLegalTexts['terms-of-use'].version })
  await writeSetting(db, 'accessories', accessoryNames)
  await writeSetting(db, 'surcharges', demoSurcharges)
  await writeSetting(db, 'guestMode', { active: true })
  await loadContent(db, demoContent(today, now()))
  await handOverOrders(db, now())
  for (const account of demoAccounts) await applyDemoAccount(db, account, now())
  await db.execute(sql`analyze`)
  await writeSetting(db, 'demo', { loadedOn: today })
  say(`  ready after ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

async function importPart(db: Db, { kind, rows }: DemoPart, now: () => Date, say: Progress): Promise<void> {
  const started = performance.now()
  const report = await importRows(db, { kind, source: 'demo', actor: 'demo', now }, rows as never)
  if (report.wrong > 0) {
    const [first] = report.problems
    throw new Error(
      `The demo's ${kind} were refused: ${report.wrong} rows, the first: ${JSON.stringify(first)}`,
    )
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (report.read > 0) say(`  ${String(report.written).padStart(6)} ${kind} (${seconds} s)`)
}

/** News and questions have no key to be written by: a load that starts again finds them there. */
async function loadContent(db: Db, entries: readonly Content[]): Promise<void> {
  if ((await countEntries(db)) > 0) return
  for (const entry of entries) await insertEntry(db, entry)
}

/** Orders that wait for the ERP go the way of every order: the built-in one takes them with the first turn of the workers. */
async function handOverOrders(db: Db, now: Date): Promise<void> {
  const waiting = await rowsOf<{ docid: string }>(
    db,
    sql`select docid from documents d where doctype = 10 and status = 'A'
      and not exists (select from outbox o where o.docid = d.docid)`,
  )
  for (const { docid } of waiting) await queueOrder(db, await readOrder(db, docid), now)
}

/** Throws when users of the demo could sign in to a shop that is not one: their password is in the README. */
export async function refuseDemoUsers(db: Db): Promise<void> {
  const aliases = await findDemoUsers(db)
  if (aliases.length === 0) return
  throw new Error(
    `This database has active demo users whose password is public: ${aliases.join(', ')}.\n` +
      'Delete or lock them, or start with DEMO=1 if this is a demo.',
  )
}

/** The demo's logins, for the start message. */
export const demoLogins = (): string[] => demoAccounts.map(({ alias }) => alias)

/** True when the shop already has customers: a demo is never loaded into somebody's data. */
export async function hasForeignData(db: Db): Promise<boolean> {
  const { demo } = await readSettings(db, 'demo')
  if (demo.loadedOn !== '') return false
  const [row] = await rowsOf<{ foreign: boolean }>(
    db,
    sql`select exists (select 1 from import_runs where source <> 'demo') as foreign`,
  )
  return row?.foreign ?? false
}
