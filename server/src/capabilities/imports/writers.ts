import {
  type ImportKey,
  type ImportKind,
  importKindNames,
  type ImportRow,
} from '@shop/contract/imports/kinds'
import { getTableName } from 'drizzle-orm'
import type { BatchWriter } from '#server/db/batch.ts'
import { importCatalogAssignments, importCatalogs } from '../assortment/public.ts'
import { importStock } from '../availability/public.ts'
import {
  importAccessories,
  importArticles,
  importCategories,
  importMedia,
  importPrices,
  importSynonyms,
} from '../catalogue/public.ts'
import {
  importAddresses,
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

/** Whose rows stand in a table that an undo restores. */
export function kindOfTable(table: string): ImportKind {
  const kind = importKindNames.find((name) => {
    const { restores } = writers[name]
    return restores && getTableName(restores.table) === table
  })
  if (kind === undefined) throw new Error(`no kind is kept in ${table}`)
  return kind
}
