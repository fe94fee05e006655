import { queryOptions } from '@tanstack/react-query'
import type { Api } from './api/api.ts'
import { getQuery } from './api/queries.ts'
import type { Answer } from './api/resources.ts'
import { sameAddress } from './same-address.ts'

type FlatCategory = Answer<'categories', 'GET_SHOP_CATEGORY_NAMES'>['categories'][number]

/** A category with what stands below it. */
export interface Category extends FlatCategory {
  /** Ids from the first level down to this one. */
  path: string[]
  children: Category[]
}

/** All category names in the visitor's language; asked for when the page is idle, see use-start-data.ts. */
export const categoriesQuery = {
  ...getQuery('categories', 'GET_SHOP_CATEGORY_NAMES', {}),
  staleTime: Infinity,
  gcTime: Infinity,
}

/** A category by id or hierarchy value with those around it: the way down, those beside, those right below. */
export const categoriesAround = (wanted: string) => ({
  ...getQuery('categories', 'GET_SHOP_CATEGORY_NAMES', { around: wanted }),
  staleTime: Infinity,
})

/**
 * The first two levels, for the article menu on the home page: a page carries its data, and the whole tree would
 * weigh more than everything else on it.
 */
export const mainCategoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['categories', 'GET', 'main'],
    staleTime: Infinity,
    queryFn: async () => {
      const { categories } = await api.get('categories', 'GET_SHOP_CATEGORY_NAMES', {})
      const first = Math.min(...categories.map(({ level }) => level))
      return categories.filter(({ level }) => level <= first + 1)
    },
  })

/** Puts the flat list together; the order of the list is kept on every level. */
export function categoryTree(categories: readonly FlatCategory[]): Category[] {
  const roots: Category[] = []
  const nodes = new Map<string, Category>()
  for (const category of categories.toSorted((a, b) => a.level - b.level)) {
    const parent = nodes.get(category.parent)
    const node = { ...category, path: [...(parent?.path ?? []), category.id], children: [] }
    nodes.set(category.id, node)
    const siblings = parent?.children ?? roots
    siblings.push(node)
  }
  return roots
}

/**
 * Link properties of a category's page, `/c/tiles/floor-tiles`: ids, so that the address is the same in every
 * language. The last id decides; those before it are for the reader.
 */
export function categoryLink(path: readonly string[]) {
  return { to: '/c/$', params: { _splat: path.join('/') }, activeOptions: sameAddress } as const
}

/**
 * The address of a category's picture: the configured `categoryImageBasePath` and what the image value says, level,
 * ten-digit index and path, divided by slashes (specification section 9); '' where there is none.
 */
export function categoryPicture(imageBasePath: string, image: string): string {
  const path = image.split('/').slice(2).join('/')
  return path === '' ? '' : imageBasePath + encodeURIComponent(path)
}
