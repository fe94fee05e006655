import { expect } from 'vitest'
import { test } from '#server/testing/test-app.ts'
import { importRows } from './import-rows.ts'
import { importErrors } from './tables.ts'
import { tryOut } from './try-out.ts'

const catalog = { id: 'EIGEN', name: { de: 'Eigenmarke' }, articles: ['E-1'] }

test('a row that is odd and not wrong is no wrong one, neither before it is imported nor after', async ({
  shop,
}) => {
  const read = [{ kind: 'catalogs', row: 1, value: catalog }] as const
  const { rows, remarks } = await tryOut(shop.db, read, shop.now())
  expect(rows).not.toContainEqual(expect.objectContaining({ change: 'wrong' }))
  expect(remarks).toMatchObject([{ severity: 'warning', reason: 'NOT_THERE_YET', value: 'E-1' }])

  const call = { kind: 'catalogs', source: 'test', actor: 'test', now: shop.now } as const
  const report = await importRows(shop.db, call, [catalog])
  expect(report).toMatchObject({ read: 1, written: 1, wrong: 0, problems: [{ taken: true }] })
  expect(await shop.db.select().from(importErrors)).toMatchObject([{ severity: 'warning', value: 'E-1' }])
})
