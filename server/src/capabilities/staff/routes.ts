import { staff } from '@shop/contract/resources/staff'
import { serve } from '#server/http/resource.ts'
import { deleteSynonym } from './use-cases/delete-synonym.ts'
import { exportPersonalData } from './use-cases/export-personal-data.ts'
import { getAudit } from './use-cases/get-audit.ts'
import { getMail } from './use-cases/get-mail.ts'
import { getMails } from './use-cases/get-mails.ts'
import { getOutbox } from './use-cases/get-outbox.ts'
import { getOverview } from './use-cases/get-overview.ts'
import { getSearchInsights } from './use-cases/get-search-insights.ts'
import { getSynonyms } from './use-cases/get-synonyms.ts'
import { getUsers } from './use-cases/get-users.ts'
import { printAccess } from './use-cases/print-access-data.ts'
import { retryOutbox } from './use-cases/retry-outbox.ts'
import { saveSynonym } from './use-cases/save-synonym.ts'
import { sendAccessData } from './use-cases/send-access-data.ts'
import { setGuestMode } from './use-cases/set-guest-mode.ts'
import { setShopLock } from './use-cases/set-shop-lock.ts'

export const staffRoutes = serve(staff, {
  GET_OVERVIEW: getOverview,
  SET_SHOP_LOCK: setShopLock,
  SET_GUEST_MODE: setGuestMode,
  GET_MAILS: getMails,
  GET_MAIL: getMail,
  GET_OUTBOX: getOutbox,
  RETRY_OUTBOX: retryOutbox,
  GET_USERS: getUsers,
  SEND_ACCESS_DATA: sendAccessData,
  PRINT_ACCESS_DATA: printAccess,
  EXPORT_PERSONAL_DATA: exportPersonalData,
  GET_AUDIT: getAudit,
  GET_SYNONYMS: getSynonyms,
  SAVE_SYNONYM: saveSynonym,
  DELETE_SYNONYM: deleteSynonym,
  GET_SEARCH_INSIGHTS: getSearchInsights,
})
