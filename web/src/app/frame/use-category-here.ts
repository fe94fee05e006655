import { useQuery } from '@tanstack/react-query'
import { useLocation, useMatch } from '@tanstack/react-router'
import { categoriesAround } from '../categories.ts'
import { parsed } from '../filter-entries.ts'
import { many } from '../search-params.ts'

/** The category whose page is open, or that the search on screen is filtered by; undefined elsewhere. */
export function useCategoryHere(): { id: string; name: string } | undefined {
  const page = useMatch({
    from: '/_shop/_open/c/$',
    shouldThrow: false,
    select: ({ params: { _splat } }) => _splat,
  })
  const filter = useLocation({ select: ({ search }) => filteredBy((search as { fq?: unknown }).fq) })
  const wanted = page?.split('/').at(-1) ?? filter ?? ''
  const { data } = useQuery({ ...categoriesAround(wanted), enabled: wanted !== '' })
  return data?.categories.find(({ id, value }) => id === wanted || value === wanted)
}

const filteredBy = (fq: unknown): string | undefined =>
  many(fq)
    .map(parsed)
    .find(({ field }) => field === 'category')?.value
