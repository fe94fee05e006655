import type { Registration } from '#server/http/resource.ts'
import { basketRoutes } from './baskets/routes.ts'
import {
  articleRoutes,
  categoriesRoutes,
  materialmasterRoutes,
  oxomiRoutes,
  topsellersRoutes,
} from './catalogue/routes.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { comparisonRoutes } from './comparison/routes.ts'
import { contentRoutes } from './content/routes.ts'
import { docsRoutes } from './documents/routes.ts'
import { staffImportRoutes } from './imports/public.ts'
import { labelsRoutes } from './labels/routes.ts'
import { erpRoutes } from './erp/routes.ts'
import { listsRoutes } from './lists/routes.ts'
import { notListedRoutes } from './not-listed/routes.ts'
import { passwordRoutes } from './password/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { miscRoutes } from './shop/routes.ts'
import { staffRoutes } from './staff/routes.ts'

/** Every resource with its use cases. */
export const registrations: readonly Registration[] = [
  sessionRoutes,
  passwordRoutes,
  miscRoutes,
  categoriesRoutes,
  searchRoutes,
  articleRoutes,
  materialmasterRoutes,
  oxomiRoutes,
  basketRoutes,
  checkoutRoutes,
  docsRoutes,
  listsRoutes,
  comparisonRoutes,
  topsellersRoutes,
  contentRoutes,
  labelsRoutes,
  notListedRoutes,
  settingsRoutes,
  staffRoutes,
  erpRoutes,
  staffImportRoutes,
]
