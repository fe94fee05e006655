export { deliverOutbox } from './deliver-outbox.ts'
export { queueOrder } from './queue-order.ts'
export { outboxRoutes } from './routes.ts'
export { retryMessage } from './retry-message.ts'
