export { handleCleanUpJob, queueCleanUp } from './clean-up.ts'
