export { retryAfter } from './back-off.ts'
export { type JobContext, type JobHandler, type JobHandlers, runJobs } from './run-jobs.ts'
export { type NewJob, queueJobs } from './store.ts'
export { removeJobs } from './remove-old.ts'
