import { docs } from '@shop/contract/resources/docs'
import { serve } from '#server/http/resource.ts'
import { rejectOrder, releaseOrder } from '../budgets/public.ts'
import { getAllowedDoctypes } from './use-cases/get-allowed-doctypes.ts'
import { getContact } from './use-cases/get-contact.ts'
import { getDetail } from './use-cases/get-detail.ts'
import { getDocumentFlow } from './use-cases/get-document-flow.ts'
import { getList } from './use-cases/get-list.ts'
import { hasArchivedDocument } from './use-cases/has-archived-document.ts'
import { sendContactMail } from './use-cases/send-contact-mail.ts'

export const docsRoutes = serve(docs, {
  GET_LIST: getList,
  GET_DETAIL: getDetail,
  GET_DOCUMENT_FLOW: getDocumentFlow,
  HAS_ARCHIVED_DOCUMENT: hasArchivedDocument,
  BUDGET_RELEASE_ORDER: releaseOrder,
  BUDGET_REJECT_ORDER: rejectOrder,
  SEND_CONTACT_MAIL: sendContactMail,
  GET_ALLOWED_DOCTYPES: getAllowedDoctypes,
  GET_CONTACT: getContact,
})
