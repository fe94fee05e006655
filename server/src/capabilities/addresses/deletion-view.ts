import type { Result } from '@shop/contract/define-resource'
import type { addresses } from '@shop/contract/resources/addresses'
import type { DeletionRequest } from './deletions-store.ts'

type Deletion = Pick<
  DeletionRequest,
  'id' | 'addressId' | 'address' | 'state' | 'reason' | 'createdAt' | 'answeredAt' | 'answer'
>

/** A request as its customer sees it. */
export function deletionView(
  deletion: Deletion,
): Result<typeof addresses, 'GET_DELETIONS'>['deletions'][number] {
  const { id, addressId, address, state, reason, createdAt, answeredAt, answer } = deletion
  return {
    id,
    addressId,
    address,
    state,
    reason,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    answer,
  }
}

/** A request as staff see it. */
export function requestView(
  request: DeletionRequest,
): Result<typeof addresses, 'GET_DELETION_REQUEST'>['deletion'] {
  const { kunnr, customerName, userName, userMail, answeredBy, current } = request
  return { ...deletionView(request), kunnr, customerName, userName, userMail, answeredBy, current }
}
