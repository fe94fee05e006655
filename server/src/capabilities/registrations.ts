import { staff } from '@shop/contract/resources/staff'
import type { Resource } from '@shop/contract/define-resource'
import { notYet } from '#server/http/context.ts'
import { type Registration, serve } from '#server/http/resource.ts'
import { basketRoutes } from './baskets/routes.ts'
import { articleRoutes, categoriesRoutes, materialmasterRoutes, oxomiRoutes } from './catalogue/routes.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { docsRoutes } from './documents/routes.ts'
import { listsRoutes } from './lists/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { miscRoutes } from './shop/routes.ts'

/** Every resource with its use cases; a resource that is not built yet is described and refuses. */
export const registrations: readonly Registration[] = [
  sessionRoutes,
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
  settingsRoutes,
  inPreparation(staff),
]

function inPreparation(resource: Resource): Registration {
  return serve(resource, Object.fromEntries(Object.keys(resource.events).map((name) => [name, notYet])))
}
