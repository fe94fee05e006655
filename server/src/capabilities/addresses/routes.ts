import { addresses } from '@shop/contract/resources/addresses'
import { serve } from '#server/http/resource.ts'
import { answerDeletion } from './use-cases/answer-deletion.ts'
import { createAddress } from './use-cases/create-address.ts'
import { createForCustomer } from './use-cases/create-for-customer.ts'
import { createGlobalAddress } from './use-cases/create-global-address.ts'
import { deleteAddress } from './use-cases/delete-address.ts'
import { deleteGlobalAddress } from './use-cases/delete-global-address.ts'
import { editAddress } from './use-cases/edit-address.ts'
import { editGlobalAddress } from './use-cases/edit-global-address.ts'
import { getAddress } from './use-cases/get-address.ts'
import { getAddresses } from './use-cases/get-addresses.ts'
import { getDeletionRequest } from './use-cases/get-deletion-request.ts'
import { getDeletionRequests } from './use-cases/get-deletion-requests.ts'
import { getDeletions } from './use-cases/get-deletions.ts'
import { getGlobalAddresses } from './use-cases/get-global-addresses.ts'
import { putBack } from './use-cases/put-back.ts'
import { requestDeletion } from './use-cases/request-deletion.ts'
import { setDefault } from './use-cases/set-default.ts'
import { withdrawDeletion } from './use-cases/withdraw-deletion.ts'

export const addressesRoutes = serve(addresses, {
  GET_ADDRESSES: getAddresses,
  GET_ADDRESS: getAddress,
  CREATE_ADDRESS: createAddress,
  CREATE_GLOBAL_ADDRESS: createGlobalAddress,
  EDIT_ADDRESS: editAddress,
  DELETE_ADDRESS: deleteAddress,
  PUT_BACK: putBack,
  SET_DEFAULT: setDefault,
  REQUEST_DELETION: requestDeletion,
  WITHDRAW_DELETION: withdrawDeletion,
  GET_DELETIONS: getDeletions,
  GET_GLOBAL_ADDRESSES: getGlobalAddresses,
  CREATE_FOR_CUSTOMER: createForCustomer,
  EDIT_GLOBAL_ADDRESS: editGlobalAddress,
  DELETE_GLOBAL_ADDRESS: deleteGlobalAddress,
  GET_DELETION_REQUESTS: getDeletionRequests,
  GET_DELETION_REQUEST: getDeletionRequest,
  ANSWER_DELETION: answerDeletion,
})
