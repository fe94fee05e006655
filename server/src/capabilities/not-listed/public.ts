export { removeRequests } from './remove-old.ts'
