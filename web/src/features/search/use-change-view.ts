import { useNavigate } from '@tanstack/react-router'
import type { SearchView } from './search-view.ts'

/** Changes the listing by changing its address; the page begins anew, the scroll position stays. */
export function useChangeView() {
  const navigate = useNavigate()
  return (change: Partial<SearchView>) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, page: undefined, ...change }),
      resetScroll: false,
    })
}
