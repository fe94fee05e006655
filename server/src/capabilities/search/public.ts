export { listInsights, removeInsights, writeInsights } from './insights.ts'
export { indexAnew } from './build-index.ts'
export { type Follower, followCatalogue, searchBehind } from './follow-changes.ts'
export { keepIndex } from './keep-index.ts'
