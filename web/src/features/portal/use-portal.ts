import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { loadPortal, onLaterFailure, showView } from './load-portal.ts'
import { PortalFailure, type PortalHandlers, type PortalView } from './portal-api.ts'
import { portalQuery } from './queries.ts'

/** `broken`: it stands there, and reports that something asked of it has failed. */
type PortalState = 'loading' | 'ready' | 'broken' | 'timeout' | 'load'

/** Loads the portal and lets it show the view in the element with this id. Another try is another mounting. */
export function usePortal(target: string, view: PortalView, handlers: PortalHandlers): PortalState {
  const client = useQueryClient()
  const [state, setState] = useState<PortalState>('loading')
  // The portal keeps the handlers it was given; they find the newest ones here.
  const newest = useRef(handlers)
  useEffect(() => {
    newest.current = handlers
  })

  useEffect(() => {
    let left = false
    async function show() {
      const config = await client.fetchQuery(portalQuery)
      const api = await loadPortal(config, {
        infoplayItemLookup: (item, next) => newest.current.infoplayItemLookup(item, next),
        infoplayBasketHandler: (item, next) => newest.current.infoplayBasketHandler(item, next),
      })
      if (!left) await showView(api, view, `#${target}`, config)
    }
    show().then(
      () => left || setState('ready'),
      (error: unknown) => left || setState(error instanceof PortalFailure ? error.reason : 'load'),
    )
    const hearNoMore = onLaterFailure(() => setState((now) => (now === 'ready' ? 'broken' : now)))
    return () => {
      left = true
      hearNoMore()
    }
  }, [client, target, view])

  return state
}
