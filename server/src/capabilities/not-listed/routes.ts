import { notlistedproducts } from '@shop/contract/resources/notlistedproducts'
import { serve } from '#server/http/resource.ts'
import { getRequest } from './use-cases/get-request.ts'
import { getRequests } from './use-cases/get-requests.ts'
import { sendRequest } from './use-cases/send-request.ts'
import { setDone } from './use-cases/set-done.ts'

export const notListedRoutes = serve(notlistedproducts, {
  SEND_REQUEST: sendRequest,
  GET_REQUESTS: getRequests,
  GET_REQUEST: getRequest,
  SET_DONE: setDone,
})
