import { type Permission, permissionNames } from '@shop/contract/permissions'
import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { keptTable } from '#server/db/kept-reads.ts'
import { readTogether } from '#server/db/read-together.ts'
import { statement } from '#server/db/statement.ts'
import type { Actor, ShopState } from '#server/http/context.ts'
import { assignedCatalogs, type AssignedCatalog, assortmentOf } from '../assortment/public.ts'
import { shopState } from '../shop/public.ts'
import { hashToken } from './token.ts'

type Row = {
  settings: Record<string, unknown> | null
  session_id: string | null
  last_seen_at: Date | string | null
  kunnr: string | null
  user_id: string | null
  alias: string | null
  first_name: string
  last_name: string
  mail: string
  language: 'de' | 'en' | null
  master: boolean
  budget_manager: boolean
  budget_active: boolean
  is_adma: boolean
  staff: 'clerk' | 'admin' | null
  accepted_terms_version: string | null
  initial_password: boolean
  add_to_basket_mode: 1 | 2 | 3
  show_net_price: boolean
  show_availability: boolean
  customer_name: string | null
  werks: string | null
  currency: string | null
  neutral: boolean | null
  customers: string
  permissions: string[] | null
  catalogs: AssignedCatalog[] | null
}

/**
 * A row for each token hash, in their order. Each joined part reads its one row by its key: planned as whole tables, all
 * customers would be read for one visitor. Parameters read by a select of their own keep the plan (db/statement.ts).
 */
const findVisitors = statement<Row, [tokenHashes: string[], now: string, idleSince: string, today: string]>(
  'find_visitors',
  `select
     (select jsonb_object_agg(key, value) from shop_settings where key in ('lock', 'guestMode', 'terms', 'prices')) as settings,
     s.id::text as session_id, s.last_seen_at, s.kunnr,
     u.user_id, u.alias, u.first_name, u.last_name, u.mail, u.language, u.master, u.budget_manager, u.budget_active,
     u.is_adma, u.staff, u.accepted_terms_version, u.initial_password, u.add_to_basket_mode, u.show_net_price,
     u.show_availability, c.name as customer_name, c.werks, c.currency, c.neutral,
     (select count(*) from (select 1 from user_customers x where x.user_id = u.user_id limit 2) few) as customers,
     (select array_agg(p.permission) from user_permissions p where p.user_id = u.user_id) as permissions,
     ${assignedCatalogs({ kunnr: 'c.kunnr', userId: 'u.user_id', today: '(select $4)' })} as catalogs
   from unnest((select $1::text[])) with ordinality as asked(token_hash, place)
   left join lateral (select * from sessions where token_hash = asked.token_hash and not ended
     and expires_at > (select $2::timestamptz)
     and (user_id is null or last_seen_at > (select $3::timestamptz)) limit 1) s on true
   left join lateral (select * from users where user_id = s.user_id and not locked and active limit 1) u on true
   left join lateral (select * from customers where kunnr = s.kunnr and not locked
     and (select true from user_customers x where x.user_id = u.user_id and x.kunnr = s.kunnr) limit 1) c on true
   order by asked.place`,
)

type Moment = {
  now: Date
  /** The wholesaler's day: what a user may see is dated. */
  today: string
  /** Milliseconds after which a session without a request is over. */
  idle: number
}
type Asked = Moment & { tokenHash: string }

/** It runs for every request, so those that come together are found together; the latest clock counts for them. */
const findVisitor = readTogether<Asked, Row | undefined>(
  ({ tokenHash }) => tokenHash,
  async (db, asked) => {
    const { now, today, idle } = asked.reduce((a, b) => (b.now > a.now ? b : a))
    const idleSince = new Date(now.getTime() - idle)
    const hashes = asked.map(({ tokenHash }) => tokenHash)
    return findVisitors(db, hashes, now.toISOString(), idleSince.toISOString(), today)
  },
)

const known = new Set<string>(permissionNames)
const touchEvery = 60_000

/**
 * Who is behind a session token, the shop's switches and the user's language, in one statement. Locked users, locked
 * customers, customers no longer assigned and sessions past their limits are nobody: their session counts as ended.
 */
export async function resolveVisitor(
  db: Db,
  token: string,
  moment: Moment,
): Promise<{ actor: Actor; shop: ShopState; language: 'de' | 'en' | undefined }> {
  const { now } = moment
  const find = (tokenHash: string) => findVisitor(db, { tokenHash, ...moment })
  // Without a token there is nothing but the shop's switches to be read.
  const row = await (token === ''
    ? keptTable(db, 'visitor without session', () => find(''))
    : find(hashToken(token)))
  if (row === undefined) throw new Error('a statement over one row gave none')
  const shop = shopState(row.settings ?? {})
  const actor = row.user_id === null || hasLostCustomer(row) ? guest(row, shop) : signedIn(row, shop)
  if (row.session_id !== null && new Date(row.last_seen_at ?? 0).getTime() < now.getTime() - touchEvery) {
    await db.execute(
      sql`update sessions set last_seen_at = ${now.toISOString()} where id = ${row.session_id}::bigint`,
    )
  }
  return { actor, shop, language: row.language ?? undefined }
}

/** Staff go on without the customer they worked for; with everybody else the session ends. */
const hasLostCustomer = (row: Row): boolean =>
  (row.kunnr ?? '') !== '' && row.customer_name === null && row.staff === null

function guest(row: Row, shop: ShopState): Actor {
  // A session whose user or customer was locked or left is no guest's session: its baskets stay his.
  const sessionId = row.session_id !== null && row.kunnr === '' ? row.session_id : undefined
  return {
    user: undefined,
    sessionId,
    owner: sessionId === undefined ? '' : `g:${sessionId}`,
    kunnr: '',
    customerName: '',
    werks: '',
    currency: shop.currency,
    hasSeveralCustomers: false,
    admaPending: false,
    permissions: new Set(),
    assortment: assortmentOf([]),
  }
}

function signedIn(row: Row, shop: ShopState): Actor {
  const permissions = (row.permissions ?? []).filter((name): name is Permission => known.has(name))
  const hasCustomer = row.customer_name !== null
  return {
    user: {
      userId: row.user_id ?? '',
      alias: row.alias ?? '',
      name: `${row.first_name} ${row.last_name}`.trim(),
      mail: row.mail,
      master: row.master,
      budgetManager: row.budget_manager,
      budgetActive: row.budget_active,
      isAdma: row.is_adma,
      staff: row.staff ?? undefined,
      acceptedTerms: shop.termsVersion === '' || row.accepted_terms_version === shop.termsVersion,
      initialPassword: row.initial_password,
      addToBasketMode: row.add_to_basket_mode,
      showNetPrice: row.show_net_price,
      showAvailability: row.show_availability,
    },
    sessionId: row.session_id ?? undefined,
    owner: `u:${row.user_id}`,
    kunnr: hasCustomer ? (row.kunnr ?? '') : '',
    customerName: row.customer_name ?? '',
    werks: row.werks ?? '',
    currency: row.currency ?? shop.currency,
    hasSeveralCustomers: Number(row.customers) > 1,
    admaPending: row.is_adma && (!hasCustomer || row.neutral === true),
    permissions: new Set(permissions),
    assortment: assortmentOf(row.catalogs ?? []),
  }
}
