import { addDays } from '@shop/contract/day'
import type { staff } from '@shop/contract/resources/staff'
import type { UseCase } from '#server/http/context.ts'
import { listInsights, writeInsights } from '../../search/public.ts'

const usualDays = 30

/** GET_SEARCH_INSIGHTS: what this node has counted and not written yet is written first. */
export const getSearchInsights: UseCase<typeof staff, 'GET_SEARCH_INSIGHTS'> = async (
  { days = usualDays, only_missing: onlyMissing, start, rows },
  { db, outside, services, today },
) => {
  await writeInsights(outside, services.search)
  return listInsights(db, { since: addDays(today, 1 - days), onlyMissing, start, rows })
}
