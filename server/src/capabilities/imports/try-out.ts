import { type ImportKind, importKindNames, importKinds } from '@shop/contract/imports/kinds'
import { eq, getTableName } from 'drizzle-orm'
import { snakeCase } from '#server/db/batch.ts'
import type { Db } from '#server/db/connection.ts'
import { checkRow, keyOf } from './check-row.ts'
import type { Finding } from './readers/catalogue/finding.ts'
import { beginRun, imagesTable } from './store.ts'
import { importImages } from './tables.ts'
import { type Batch, unlessBlocked, writeBatch } from './write-batch.ts'
import { writers } from './writers.ts'

type Change = 'new' | 'changed' | 'same' | 'removed' | 'wrong'
/** What a row of a file would change. */
type TriedRow = {
  row: number
  kind: ImportKind
  key: string
  change: Change
  title: string
  price: ShownPrice | null
  /** The article it is about. */
  matnr: string | undefined
}
type ShownPrice = {
  matnr: string
  price: string
  currency: string
  costUnit: number
  volumeUnit: string
  validFrom: string
}
export type Remark = {
  severity: Finding['severity']
  file: string
  row: number
  key: string
  field: string
  reason: string
  value: string
}
/** A row as a reader gives it. */
export type Read = { kind: ImportKind; row: number; value: object }

class RolledBack extends Error {}

/** Writes rows with all checks in a transaction that is rolled back, and tells what that would have changed. */
export async function tryOut(
  db: Db,
  read: readonly Read[],
  now: Date,
): Promise<{ rows: TriedRow[]; remarks: Remark[] }> {
  const remarks: Remark[] = []
  const rows: TriedRow[] = []
  await unlessBlocked(() =>
    db.transaction(async (transaction) => {
      remarks.length = 0
      rows.push(...(await write(transaction, read, remarks, now)))
      throw new RolledBack()
    }),
  ).catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error
  })
  return { rows, remarks }
}

async function write(db: Db, read: readonly Read[], remarks: Remark[], now: Date): Promise<TriedRow[]> {
  const run = await beginRun(db, { kind: 'preview', source: '', actor: '', startedAt: now })
  const journal = { run, images: imagesTable, taken: 0 }
  const wrong = new Set<number>()
  /** Keys as they are written: a field that is left out may have a default. */
  const keys = new Map<number, string>()
  for (const kind of importKindNames) {
    const batch = { kind, write: [] as object[], remove: [] as object[] }
    const seen = new Set<string>()
    for (const [place, row] of read.entries()) {
      if (row.kind !== kind) continue
      const checked = checkRow(kind, { ...row.value })
      if ('problems' in checked) {
        for (const problem of checked.problems) refuse(place, problem)
        continue
      }
      const key = keyOf(kind, 'write' in checked ? checked.write : checked.remove)
      keys.set(place, key)
      // Of two rows of one record the first is tried: both in one statement would be refused.
      if (seen.has(key)) continue
      seen.add(key)
      if ('write' in checked) batch.write.push({ row: place, value: checked.write })
      else batch.remove.push({ row: place, value: checked.remove })
    }
    // Its rows were checked by the schema of this very kind, which the compiler cannot follow through a variable.
    const problems = await writeBatch(db, batch as unknown as Batch<typeof kind>, {
      now,
      invite: 'none',
      journal,
    })
    for (const problem of problems) refuse(problem.row, problem)
  }
  const changes = await changesOf(db, run)
  return read.map(({ kind, row, value }, place) => {
    const key = keys.get(place) ?? keyOf(kind, value)
    const change = wrong.has(place) ? 'wrong' : (changes.get(`${kind} ${key}`) ?? 'same')
    const matnr = 'matnr' in value ? String(value.matnr) : undefined
    return { row, kind, key, change, title: titleOf(value), price: priceOf(kind, value), matnr }
  })

  function refuse(
    place: number,
    problem: { field: string; reason: string; value?: string | undefined; taken?: true },
  ): void {
    if (!problem.taken) wrong.add(place)
    const { kind, row, value } = read[place] ?? { kind: 'articles', row: 0, value: {} }
    const { field, reason } = problem
    remarks.push({
      severity: problem.taken ? 'warning' : 'error',
      file: '',
      row,
      key: keyOf(kind, value),
      field,
      reason,
      value: problem.value ?? '',
    })
  }
}

async function changesOf(db: Db, run: bigint): Promise<Map<string, Change>> {
  const images = await db.select().from(importImages).where(eq(importImages.runId, run))
  const changes = new Map<string, Change>()
  for (const kind of importKindNames) {
    const { restores } = writers[kind]
    if (!restores) continue
    for (const { table, key, before, after } of images) {
      if (table !== getTableName(restores.table)) continue
      const values: Record<string, unknown> = { ...(key as object) }
      const name = restores.key
        .map((field) => String(values[snakeCase(field)]))
        .join(' ')
        .trimEnd()
      changes.set(`${kind} ${name}`, after === null ? 'removed' : before === null ? 'new' : 'changed')
    }
  }
  return changes
}

function titleOf(value: object): string {
  const texts: unknown = 'texts' in value ? value.texts : 'name' in value ? value.name : undefined
  if (typeof texts === 'object' && texts !== null) {
    // A dictionary may have names in English alone.
    const text: unknown = 'de' in texts ? texts.de : 'en' in texts ? texts.en : undefined
    if (typeof text === 'string') return text
    if (typeof text === 'object' && text !== null && 'maktx' in text) return String(text.maktx)
  }
  if ('synonyms' in value) return listOf(value.synonyms)
  return 'source' in value ? String(value.source) : ''
}

/** Words of a list, or of one in German or English. */
function listOf(words: unknown): string {
  if (Array.isArray(words)) return words.filter((word) => typeof word === 'string').join(', ')
  if (typeof words !== 'object' || words === null) return ''
  return Object.values(words).map(listOf).find(Boolean) ?? ''
}

/** A price that can be read, for the screen to write as its reader does. */
function priceOf(kind: ImportKind, value: object): ShownPrice | null {
  if (kind !== 'prices') return null
  const { data } = importKinds.prices.safeParse(value)
  if (!data) return null
  const { matnr, price, currency, kpein: costUnit, kmein: volumeUnit, valid_from: validFrom } = data
  return { matnr, price, currency, costUnit, volumeUnit, validFrom }
}
