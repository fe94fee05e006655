export { listInsights, removeInsights, writeInsights } from './insights.ts'
export { type Follower, followCatalogue, indexAnew, searchBehind } from './follow-changes.ts'
export { keepIndex } from './keep-index.ts'
