import { expect } from 'vitest'
import { test } from '#server/testing/test-app.ts'
import { catalogueChanges } from '../catalogue/tables.ts'
import { recordArticles, removeRestored } from './public.ts'

/** Beyond every transaction of the test's server. */
const elsewhere = 9_000_000_000_000_000n

test('changes numbered by another server go, one of this server takes their place', async ({
  committed: { db },
}) => {
  const kept = () => db.select().from(catalogueChanges).orderBy(catalogueChanges.id)
  await recordArticles(db, ['4711'])
  await removeRestored(db)
  const [own, ...others] = await kept()
  expect([own?.key, others]).toEqual(['4711', []])
  await db.insert(catalogueChanges).values([
    { xid: elsewhere, kind: 'article', key: '4712' },
    { xid: elsewhere + 1n, kind: 'article', key: '4713' },
  ])
  await Promise.all([removeRestored(db), removeRestored(db)])
  const [same, mark, ...rest] = await kept()
  expect(same).toEqual(own)
  expect([mark?.kind, rest]).toEqual(['restored', []])
  expect(mark?.xid).toBeLessThan(elsewhere)
})
