import { useRouter } from '@tanstack/react-router'
import type { ShopContext } from './shop-context.ts'

/** What belongs to this visitor's page: api, texts, query client, base path, colour scheme. */
export function useShop(): ShopContext {
  return useRouter().options.context
}
