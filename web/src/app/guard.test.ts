import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { customerSession, shopConfig } from '#web/testing/fake-shop.ts'
import { guard } from './guard.ts'
import { createI18n } from './i18n/i18n.ts'
import { Route as Root } from './root.tsx'
import type { ShopContext } from './shop-context.ts'
import { configQuery, sessionQuery } from './shop-queries.ts'

test('texts of a screen that cannot be had fail its layout, and leave the frame around it alone', async () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, customerSession)
  queryClient.setQueryData(configQuery.queryKey, shopConfig)
  const context = { queryClient, i18n: createI18n('de') } as unknown as ShopContext
  const missing = [{ staticData: { texts: ['gone' as 'brands'] } }]
  const entering = {
    context,
    matches: missing,
    location: { pathname: '/brands', href: '/brands', search: {} },
  }
  await expect(Root.options.beforeLoad?.(entering as never)).resolves.toBeUndefined()
  await expect(guard(entering)).rejects.toThrow('No texts for gone')
})
