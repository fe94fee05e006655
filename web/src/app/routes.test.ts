import { expect, test } from 'vitest'
import { routes } from '../../routes.ts'

interface RouteNode {
  type: string
  path?: string
  id?: string
  children?: RouteNode[]
}

/** Every address with the layout that guards it: the innermost of `bare`, `public`, `open`, `signed-in`, `staff`. */
function guarded(nodes: readonly RouteNode[], area = ''): [path: string, area: string][] {
  return nodes.flatMap(({ type, path, id, children = [] }) => {
    if (type === 'layout') return guarded(children, id === 'account' || id === 'shop' ? area : id)
    return [[type === 'index' ? '/' : (path ?? ''), area] as [string, string]]
  })
}

const areaOf = new Map(guarded(routes.children ?? []))

/** The route table of the specification (section 2), with its notes on who may enter. */
const specified: Record<string, string[]> = {
  bare: ['/maintenance-mode', '/landing-page'],
  public: [
    '/login',
    '/forgot-password',
    '/reset-password',
    '/registration',
    '/terms',
    '/privacy',
    '/imprint',
    '/terms-of-use',
    '/consent-declaration',
  ],
  open: [
    '/',
    '/basket',
    '/checkout',
    '/ordering-process-guest',
    '/ordering-process-payment',
    '/ordering-process-payment-ok',
    '/ordering-process-ordered',
    '/campaign/$id/$name',
    '/campaigns',
    '/c/$',
    '/search',
    '/ordermatrix/{-$id}',
    '/news/$id/$name',
    '/p/$matnr/{-$description}',
    '/brands',
  ],
  'signed-in': [
    '/login-adma',
    '/login-accept-terms',
    '/comparison',
    '/labels',
    '/faq',
    '/downloads',
    '/not-listed-products',
    '/contact',
    '/datanorm',
    '/myaccount',
    '/myaccount/lists',
    '/myaccount/lists/edit/$id',
    '/myaccount/addresses',
    '/myaccount/addresses/create',
    '/myaccount/addresses/create-global',
    '/myaccount/addresses/edit/$id',
    '/myaccount/topsellers',
    '/myaccount/topsellers/customer',
    '/myaccount/last-articles',
    '/myaccount/documents',
    '/myaccount/document/$doctype/$docid',
    '/myaccount/documents/return/$doctype/$docid',
    '/myaccount/documents/returned',
    '/myaccount/manage-users',
    '/myaccount/manage-users/edit/$userid',
    '/myaccount/manage-users/create',
    '/myaccount/settings',
    '/myaccount/quotations',
    '/myaccount/quotations/edit/$id',
    '/myaccount/manage-baskets',
    '/myaccount/manage-baskets/edit/$id',
    '/myaccount/manage-baskets/create',
  ],
}

const rows = Object.entries(specified).flatMap(([area, paths]) => paths.map((path) => [path, area] as const))

test.each(rows)('%s stands in the area %s', (path, area) => expect(areaOf.get(path)).toBe(area))

test('everything else leads home', () => expect(areaOf.get('$')).toBe(''))
