import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { brandsQuery } from './brands.ts'
import { categoriesQuery } from './categories.ts'
import { whereTo } from './guards.ts'
import { useConfig, useSession } from './shop-queries.ts'
import { whenIdle } from './when-idle.ts'

const home = { pathname: '/', href: '/', search: {}, area: 'open' } as const

/**
 * Brands and category names, which the specification asks for at start (section 7): as soon as the page is loaded and
 * the browser has nothing else to do, so that article menu and brands open at once and the first page waits for
 * neither. Only where the visitor may enter the shop, and not where he has asked his browser to save data.
 */
export function useStartData(): void {
  const queryClient = useQueryClient()
  const mayEnter = whereTo(useSession(), useConfig(), home) === undefined
  useEffect(() => {
    if (!mayEnter || savesData()) return
    whenIdle(() => {
      void queryClient.prefetchQuery(categoriesQuery)
      void queryClient.prefetchQuery(brandsQuery)
    })
  }, [queryClient, mayEnter])
}

const savesData = () =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true
