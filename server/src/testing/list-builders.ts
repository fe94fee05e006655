import { nameKey } from '../capabilities/baskets/public.ts'
import { listArticles, lists } from '../capabilities/lists/tables.ts'
import type { Db } from '../db/connection.ts'

let counter = 0

type Given = {
  owner: { userId: string; kunnr: string }
  name?: string
  isPublic?: boolean
  /** Article numbers; quantity 1.44 m² each. */
  matnrs?: readonly string[]
}

/** A list of a user for his customer, empty unless the test says otherwise. */
export async function aList(db: Db, { owner, name, isPublic = false, matnrs = [] }: Given) {
  const called = name ?? `Liste ${++counter}`
  const { userId, kunnr } = owner
  const [list] = await db
    .insert(lists)
    .values({ userId, kunnr, name: called, nameKey: nameKey(called), isPublic })
    .returning()
  if (list === undefined) throw new Error('no list was built')
  const lines = matnrs.map((matnr) => ({ listId: list.id, matnr, quantity: '1.44', unit: 'M2' }))
  if (lines.length > 0) await db.insert(listArticles).values(lines)
  return { id: String(list.id), name: called }
}
