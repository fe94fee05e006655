import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { rowsOf } from '#server/db/connection.ts'
import { test } from '#server/testing/test-app.ts'
import { articles, retailPrices } from '../catalogue/tables.ts'
import { importCatalogue } from './import-catalogue.ts'
import { defaultMapping } from './readers/catalogue/mapping.ts'
import { openDelivery } from './readers/delivery.ts'
import { importRuns } from './tables.ts'

test('an import that ends in the middle leaves no article without its price, and can be undone', async ({
  shop: { db, now },
  onTestFinished,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'whole-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'liste.csv')
  const rows = Array.from({ length: 1100 }, (_, number) => `${number};Fliese ${number};ST;${number + 1},00`)
  await writeFile(file, ['Artikelnummer;Bezeichnung;Einheit;Preis', ...rows, ''].join('\n'))
  // As a server that is killed while it writes the price of article 899.
  await db.execute(sql`
    create function killed() returns trigger language plpgsql as $$ begin
      if new.matnr = 'S1-899' then raise exception 'killed' using errcode = 'XX000'; end if;
      return new;
    end $$`)
  await db.execute(sql`
    create trigger killed before insert on retail_prices for each row execute function killed()`)

  const delivery = await openDelivery([{ path: file }])
  onTestFinished(delivery.close)
  const options = { ...defaultMapping, today: '2026-03-11', supplier: 'S1' }
  const call = { source: 'liste.csv', actor: 'it', now, options, delivery, onFinding: () => undefined }
  await expect(importCatalogue(db, call)).rejects.toThrow()

  const priceless = await rowsOf<{ matnr: string }>(
    db,
    sql`select matnr from ${articles} where not exists (
      select from ${retailPrices} p where p.matnr = ${articles}.matnr)`,
  )
  expect(priceless).toEqual([])
  expect(await db.$count(articles)).toBe(600)
  const [run] = await db.select().from(importRuns).where(eq(importRuns.source, 'liste.csv'))
  expect(run).toMatchObject({ state: 'aborted', images: 'kept', rowsWritten: 1200 })
})
