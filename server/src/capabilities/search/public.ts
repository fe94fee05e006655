export { type Follower, followCatalogue, indexAnew } from './follow-changes.ts'
export { keepIndex } from './keep-index.ts'
