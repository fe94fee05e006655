import { session } from '@shop/contract/resources/session'
import { serve } from '#server/http/resource.ts'
import { acceptTerms } from './use-cases/accept-terms.ts'
import { endOtherSessions } from './use-cases/end-other-sessions.ts'
import { endOneSession } from './use-cases/end-session.ts'
import { getCustomers } from './use-cases/get-customers.ts'
import { getSession } from './use-cases/get-session.ts'
import { getSessions } from './use-cases/get-sessions.ts'
import { login } from './use-cases/login.ts'
import { logout } from './use-cases/logout.ts'
import { selectCustomer } from './use-cases/select-customer.ts'
import { setFavourite } from './use-cases/set-favourite.ts'
import { setLanguage } from './use-cases/set-language.ts'

export const sessionRoutes = serve(session, {
  GET_SESSION: getSession,
  LOGIN: login,
  LOGOUT: logout,
  ACCEPT_TERMS: acceptTerms,
  GET_CUSTOMERS: getCustomers,
  SELECT_CUSTOMER: selectCustomer,
  SET_FAVOURITE: setFavourite,
  GET_SESSIONS: getSessions,
  END_SESSION: endOneSession,
  END_OTHER_SESSIONS: endOtherSessions,
  SET_LANGUAGE: setLanguage,
})
