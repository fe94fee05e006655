import type { addresses } from '@shop/contract/resources/addresses'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { isCustomer } from '../global-store.ts'
import { globalAnswer } from '../global-to-change.ts'
import { placeProblems } from '../place.ts'
import { insertAddress } from '../store.ts'

/** CREATE_FOR_CUSTOMER */
export const createForCustomer: UseCase<typeof addresses, 'CREATE_FOR_CUSTOMER'> = async (input, context) => {
  const { customer: kunnr, ...place } = input
  const { db } = context
  const wrong = {
    ...((await isCustomer(db, kunnr)) ? {} : { customer: 'UNKNOWN_VALUE' as const }),
    ...placeProblems(place),
  }
  if (Object.keys(wrong).length > 0) throw context.invalid(wrong)
  const id = await insertAddress(db, { kunnr, userId: null }, place)
  await audit(db, context, { action: 'create-global-address', object: id, of: kunnr })
  return await globalAnswer(context, id)
}
