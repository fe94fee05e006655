import type { ArticleSet } from '#server/adapters/search-engine/port.ts'
import { readTogether } from '#server/db/read-together.ts'
import { statement } from '#server/db/statement.ts'
import type { Context } from '#server/http/context.ts'

/** Filters over what is somebody's own; with the branch's stock they are the filters of kind query. */
export const ownSetNames = ['bought', 'on_lists'] as const

type Own = { version: string; listed: string[] }
type Kept = { version: string; sets: Map<string, ArticleSet> }

/** Order, invoice, release order, queued order, delivery note: what makes an article bought. */
const boughtBy = '1, 2, 6, 10, 13'
const mostKept = 500

/**
 * `version` differs as soon as the customer has another document; both parts read indexes alone. Parameters read by a
 * select of their own keep the plan (db/statement.ts).
 */
const ownVersions = statement<Own, [kunnrs: string[], userIds: string[]]>(
  'own_articles',
  `select (select count(*) || ' ' || coalesce(max(docid), '') from documents d where d.kunnr = asked.kunnr) as version,
     array(select distinct x.matnr from lists l join list_articles x on x.list_id = l.id
       where l.kunnr = asked.kunnr and (l.user_id = asked.user_id or l.is_public) order by x.matnr) as listed
   from unnest((select $1::text[]), (select $2::text[])) with ordinality as asked(kunnr, user_id, place)
   order by asked.place`,
)

const ownVersion = readTogether<{ kunnr: string; userId: string }, Own>(
  ({ kunnr, userId }) => JSON.stringify([kunnr, userId]),
  (db, asked) =>
    ownVersions(
      db,
      asked.map(({ kunnr }) => kunnr),
      asked.map(({ userId }) => userId),
    ),
)

const boughtArticles = statement<{ matnr: string }, [kunnr: string]>(
  'bought_articles',
  `select distinct p.matnr from documents d join document_positions p using (docid)
   where d.kunnr = $1 and d.doctype in (${boughtBy}) and d.status <> 'X' and p.matnr is not null`,
)

/** The engine prepares a set once; so the same set is given to it until it changes. */
const kept = new WeakMap<object, Map<string, Kept>>()

type Asker = Pick<Context, 'db' | 'actor' | 'services'>

/** Of each request, whose actor is read anew. */
const ofRequest = new WeakMap<Asker['actor'], Promise<ArticleSet[]>>()

/**
 * What the customer has bought and what stands on the lists the user sees, as of this request: the database is asked
 * whether it is still the same, and for the bought articles only when it is not. None for guests.
 */
export function ownSets(asker: Asker): Promise<ArticleSet[]> {
  const known = ofRequest.get(asker.actor)
  if (known !== undefined) return known
  const sets = readOwnSets(asker)
  ofRequest.set(asker.actor, sets)
  return sets
}

async function readOwnSets({ db, actor, services }: Asker): Promise<ArticleSet[]> {
  const { kunnr, user } = actor
  if (kunnr === '' || user === undefined) return []
  const own = await ownVersion(db, { kunnr, userId: user.userId })
  const [bought, listed] = ownSetNames
  const ofCustomer = keptFor(services.search, JSON.stringify([kunnr]))
  const knownBought = ofCustomer.sets.get(bought)
  if (knownBought === undefined || ofCustomer.version !== own.version) {
    const rows = await boughtArticles(db, kunnr)
    ofCustomer.version = own.version
    ofCustomer.sets.set(bought, { name: bought, matnrs: new Set(rows.map(({ matnr }) => matnr)) })
  }
  const ofUser = keptFor(services.search, JSON.stringify([kunnr, user.userId]))
  const version = JSON.stringify(own.listed)
  if (ofUser.version !== version) {
    ofUser.version = version
    ofUser.sets.set(listed, { name: listed, matnrs: new Set(own.listed) })
  }
  return [ofCustomer.sets.get(bought), ofUser.sets.get(listed)].flatMap((set) => set ?? [])
}

function keptFor(engine: object, owner: string): Kept {
  const owners = kept.get(engine) ?? new Map<string, Kept>()
  kept.set(engine, owners)
  const known = owners.get(owner) ?? { version: 'unread', sets: new Map<string, ArticleSet>() }
  owners.delete(owner)
  const [oldest] = owners.keys()
  if (owners.size >= mostKept && oldest !== undefined) owners.delete(oldest)
  owners.set(owner, known)
  return known
}
