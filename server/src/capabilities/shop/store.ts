import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { keptTable } from '#server/db/kept-reads.ts'
import { statement } from '#server/db/statement.ts'
import { type ShopSettingKey, type ShopSettings, shopDefaults } from './state.ts'
import { shopSettings } from './tables.ts'

const settingsOf = statement<{ key: string; value: unknown }, [keys: string[]]>(
  'settings_of',
  'select key, value from shop_settings where key = any((select $1::text[])::text[])',
)

/** The named settings, defaults where nobody has set them; one statement. */
export async function readSettings<K extends ShopSettingKey>(
  db: Db,
  ...keys: K[]
): Promise<Pick<ShopSettings, K>> {
  const rows = await keptTable(db, `settings ${keys.join(' ')}`, () => settingsOf(db, keys))
  const found = Object.fromEntries(rows.map((row) => [row.key, row.value]))
  return Object.fromEntries(keys.map((key) => [key, found[key] ?? shopDefaults[key]])) as Pick<
    ShopSettings,
    K
  >
}

export async function writeSetting<K extends ShopSettingKey>(
  db: Db,
  key: K,
  value: ShopSettings[K],
): Promise<void> {
  await db
    .insert(shopSettings)
    .values({ key, value })
    .onConflictDoUpdate({ target: shopSettings.key, set: { value, changedAt: sql`now()` } })
}

/** The setting as the database has it now; nobody else writes it before the transaction ends. */
export async function holdSetting<K extends ShopSettingKey>(db: Db, key: K): Promise<ShopSettings[K]> {
  // Of a setting nobody has set there is no row to hold.
  await db.insert(shopSettings).values({ key, value: shopDefaults[key] }).onConflictDoNothing()
  const [row] = await db.select().from(shopSettings).where(eq(shopSettings.key, key)).for('update')
  return (row?.value ?? shopDefaults[key]) as ShopSettings[K]
}

/** The currency the shop trades in as the database has it now, not as a node may still remember it. */
export async function currentCurrency(db: Db): Promise<string> {
  const [row] = await db.select().from(shopSettings).where(eq(shopSettings.key, 'prices'))
  return ((row?.value ?? shopDefaults.prices) as ShopSettings['prices']).currency
}
