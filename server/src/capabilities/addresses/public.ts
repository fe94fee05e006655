import type { Context } from '#server/http/context.ts'
import type { DocumentAddress } from '../documents/public.ts'
import type { Entry } from './entries.ts'
import { lookerOf, readBook } from './looker.ts'
import { placeOf } from './place.ts'
import { saveUsual } from './store.ts'

export { importAddresses } from './imports/addresses.ts'
export { type Place, placeProblems } from './place.ts'
export { removeDeletedAddresses, removeDeletions } from './remove-old.ts'

/** Where the actor's goods may go. */
export type DeliveryPlaces = {
  /** The default first. */
  addresses: DocumentAddress[]
  /** The default he has chosen for his customer; '' for none of his own. */
  usual: string
  /** What he had chosen is gone. */
  defaultGone: boolean
}

/** Read in one statement, however many there are. */
export async function deliveryPlaces(context: Pick<Context, 'db' | 'actor'>): Promise<DeliveryPlaces> {
  const { entries, usual, defaultGone } = await readBook(context)
  return { addresses: entries.map(addressOf), usual, defaultGone }
}

/** Chooses the actor's default; '' for none of his own. */
export const chooseUsualAddress = ({ db, actor }: Pick<Context, 'db' | 'actor'>, id: string): Promise<void> =>
  saveUsual(db, lookerOf(actor), id)

const addressOf = ({ id, isDefault, isGlobal, ...place }: Entry): DocumentAddress => ({
  id,
  ...placeOf(place),
  isDefault,
  isGlobal,
})
