import type { FieldErrors } from '@shop/contract/answer'
import type { users } from '@shop/contract/resources/users'
import type { UseCase } from '#server/http/context.ts'
import { writeGivenCatalogs } from '../../assortment/public.ts'
import { audit } from '../../audit/public.ts'
import { asSeen, targetToChange } from '../managed-target.ts'

/**
 * SET_CATALOGS: the catalogues sent replace what people of the customer have given the user. Each must be one the
 * customer has himself, so that nobody comes to see more than his firm; what the wholesaler has given is not sent.
 */
export const setCatalogs: UseCase<typeof users, 'SET_CATALOGS'> = async (input, context) => {
  const { db, actor } = context
  const row = await targetToChange(input.user_id, context)
  const current = await asSeen(row, { part: 'catalogs', version: input.version }, context)
  const open = new Set(current.catalogs.filter((each) => each.changeable).map(({ catalog }) => catalog))
  const wrong: FieldErrors = {}
  for (const [index, { catalog, valid_from: from, valid_to: to }] of input.catalogs.entries()) {
    if (!open.delete(catalog)) wrong[`catalogs.${index}.catalog`] = 'UNKNOWN_VALUE'
    if (from !== undefined && to !== undefined && to < from)
      wrong[`catalogs.${index}.valid_to`] = 'DATE_TOO_EARLY'
  }
  if (Object.keys(wrong).length > 0) throw context.invalid(wrong)

  const given = input.catalogs.map(
    ({ valid_from: validFrom = '1900-01-01', valid_to: validTo = '9999-12-31', ...catalog }) => ({
      ...catalog,
      validFrom,
      validTo,
    }),
  )
  await writeGivenCatalogs(db, { userId: row.userId, kunnr: actor.kunnr }, given)
  const detail = given.map(({ catalog }) => catalog).join(', ')
  await audit(db, context, { action: 'set-catalogs', object: row.userId, detail })
  return {}
}
