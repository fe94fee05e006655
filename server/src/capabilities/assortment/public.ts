export { assignedCatalogs, type AssignedCatalog, assortmentOf } from './assigned.ts'
export {
  forgetAssignments,
  type GivenCatalog,
  listCatalogsFor,
  type UserCatalog,
  writeGivenCatalogs,
} from './given-catalogs.ts'
export { importCatalogAssignments } from './imports/catalog-assignments.ts'
export { importCatalogs } from './imports/catalogs.ts'
export { restrictionOf } from './restriction.ts'
export { catalogsOfArticle, isReserved, isVisible, isVisibleOfMany, visibleCatalogs } from './visible.ts'
