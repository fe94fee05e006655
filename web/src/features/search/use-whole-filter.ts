import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useShop } from '#web/app/use-shop.ts'
import { AskedSearch } from './asked-search.ts'
import { type Filter, wholeFilterQuery } from './queries.ts'

/**
 * A filter with all its values: a page comes with those it shows, the others are fetched when they are wanted.
 * @returns the filter as the page has it until the whole is there; `isWhole` tells which one it is; `isError` where
 * the others cannot be had, and `again` asks for them once more
 */
export function useWholeFilter(filter: Filter, wanted: boolean) {
  const { api } = useShop()
  const asked = use(AskedSearch)
  const isWhole = filter.kind !== 'pivot' && filter.values.length === filter.numberOfValues
  const { data, isError, refetch } = useQuery({
    ...wholeFilterQuery(api, asked, filter),
    enabled: wanted && !isWhole,
    placeholderData: keepPreviousData,
  })
  const whole = wanted ? data : undefined
  return {
    filter: whole ?? filter,
    isWhole: isWhole || whole !== undefined,
    isError: wanted && isError,
    again: () => void refetch(),
  }
}
