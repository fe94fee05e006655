import { erp } from '@shop/contract/resources/erp'
import { serve } from '#server/http/resource.ts'
import { confirmOrder } from './use-cases/confirm-order.ts'
import { creditInvoice } from './use-cases/credit-invoice.ts'
import { deliverOrder } from './use-cases/deliver-order.ts'
import { getOrder } from './use-cases/get-order.ts'
import { getOrders } from './use-cases/get-orders.ts'
import { invoiceDelivery } from './use-cases/invoice-delivery.ts'
import { refuseOrder } from './use-cases/refuse-order.ts'

export const erpRoutes = serve(erp, {
  GET_ORDERS: getOrders,
  GET_ORDER: getOrder,
  CONFIRM_ORDER: confirmOrder,
  REFUSE_ORDER: refuseOrder,
  DELIVER_ORDER: deliverOrder,
  INVOICE_DELIVERY: invoiceDelivery,
  CREDIT_INVOICE: creditInvoice,
})
