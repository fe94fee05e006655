import type { Resource } from '../define-resource.ts'
import { article } from './article.ts'
import { basket } from './basket.ts'
import { categories } from './categories.ts'
import { checkout } from './checkout.ts'
import { comparison } from './comparison.ts'
import { content } from './content.ts'
import { docs } from './docs.ts'
import { imports } from './imports.ts'
import { labels } from './labels.ts'
import { erp } from './erp.ts'
import { lists } from './lists.ts'
import { materialmaster } from './materialmaster.ts'
import { misc } from './misc.ts'
import { notlistedproducts } from './notlistedproducts.ts'
import { oxomi } from './oxomi.ts'
import { password } from './password.ts'
import { search } from './search.ts'
import { session } from './session.ts'
import { settings } from './settings.ts'
import { staff } from './staff.ts'
import { topsellers } from './topsellers.ts'

/** Every resource of the API, by its name in the path. */
export const resources = {
  session,
  password,
  misc,
  categories,
  search,
  article,
  materialmaster,
  oxomi,
  basket,
  checkout,
  docs,
  lists,
  comparison,
  labels,
  topsellers,
  content,
  notlistedproducts,
  settings,
  staff,
  erp,
  imports,
} as const satisfies Record<string, Resource>

export type ResourceName = keyof typeof resources
