export { type Follower, followCatalogue } from './follow-changes.ts'
