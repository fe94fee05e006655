export { listInsights, removeInsights, writeInsights } from './insights.ts'
export { type Follower, followCatalogue, indexAnew } from './follow-changes.ts'
export { keepIndex } from './keep-index.ts'
