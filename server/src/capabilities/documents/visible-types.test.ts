import { documentTypeNumbers } from '@shop/contract/documents'
import { type Permission, permissionNames } from '@shop/contract/permissions'
import { describe, expect, test } from 'vitest'
import { visibleDocumentTypes } from './visible-types.ts'

const seenBy = (...permissions: Permission[]) => visibleDocumentTypes({ permissions: new Set(permissions) })

describe('visible document types', () => {
  test('nobody sees anything without a permission', () => {
    expect(seenBy()).toEqual([])
  })

  test('every permission together shows every type but the vacant one', () => {
    expect(seenBy(...permissionNames)).toEqual(documentTypeNumbers.filter((type) => type !== 3))
  })

  test.each([
    ['DOCUMENTS_ORDERS', [1, 6, 9, 10]],
    ['DOCUMENTS_OFFERS', [5, 7]],
    ['DOCUMENTS_DELIVERIES', [12, 13]],
    ['DOCUMENTS_INVOICES', [2, 4]],
    ['BUDGETS_RELEASE', [9]],
    ['NET_PRICES', []],
  ] as const)('%s shows %j', (permission, types) => {
    expect(seenBy(permission)).toEqual(types)
  })
})
