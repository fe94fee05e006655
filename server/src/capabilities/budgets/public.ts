export type { Verdict } from './budget.ts'
export { checkBudget, foreseeBudget } from './check-budget.ts'
export { rejectOrder } from './use-cases/reject-order.ts'
export { releaseOrder } from './use-cases/release-order.ts'
