import {
  type ImportKey,
  type ImportKind,
  importKindNames,
  type ImportRow,
} from '@shop/contract/imports/kinds'
import { getTableName } from 'drizzle-orm'
import { type BatchWriter, snakeCase } from '#server/db/batch.ts'
import { importAddresses } from '../addresses/public.ts'
import { importCatalogAssignments, importCatalogs } from '../assortment/public.ts'
import { importStock } from '../availability/public.ts'
import {
  importAccessories,
  importArticles,
  importCategories,
  importMedia,
  importPrices,
  importSynonyms,
  importTerms,
} from '../catalogue/public.ts'
import {
  importBudgets,
  importContacts,
  importCustomerArticles,
  importCustomers,
} from '../customers/public.ts'
import { importDocuments } from '../documents/public.ts'
import { importPlants, importTours } from '../plants/public.ts'
import { importConditions } from '../prices/public.ts'
import { importUsers } from '../users/public.ts'

/** Who writes what: each kind of the import interface is written by the capability that owns its tables. */
export const writers: { readonly [K in ImportKind]: BatchWriter<ImportRow<K>, ImportKey<K>> } = {
  categories: importCategories,
  plants: importPlants,
  tours: importTours,
  terms: importTerms,
  articles: importArticles,
  media: importMedia,
  accessories: importAccessories,
  prices: importPrices,
  stock: importStock,
  contacts: importContacts,
  customers: importCustomers,
  addresses: importAddresses,
  users: importUsers,
  budgets: importBudgets,
  conditions: importConditions,
  catalogs: importCatalogs,
  'catalog-assignments': importCatalogAssignments,
  'customer-articles': importCustomerArticles,
  synonyms: importSynonyms,
  documents: importDocuments,
}

/**
 * Names a row that an undo has left: what it is known by in the order of its kind, and apart from that its first day.
 * @param key by the table's columns, as it is kept
 */
export function namedRow(table: string, key: Readonly<Record<string, string | number>>) {
  const kind = kindOfTable(table)
  const columns = (writers[kind].restores?.key ?? [])
    .map(snakeCase)
    .filter((column) => column !== 'valid_from')
  return {
    kind,
    key: columns.map((column) => String(key[column])).join(' '),
    validFrom: String(key['valid_from'] ?? ''),
  }
}

/** Whose rows stand in a table that an undo restores. */
function kindOfTable(table: string): ImportKind {
  const kind = importKindNames.find((name) => {
    const { restores } = writers[name]
    return restores && getTableName(restores.table) === table
  })
  if (kind === undefined) throw new Error(`no kind is kept in ${table}`)
  return kind
}
