import type { JobHandlers } from './jobs/public.ts'
import { handleMailJob } from './mails/public.ts'
import { handleAccessDataJob, handleForgotPasswordJob } from './password/public.ts'
import { handleCleanUpJob } from './upkeep/public.ts'

/** Who does which kind of job. */
export const jobHandlers: JobHandlers = {
  mail: handleMailJob,
  'access-data': handleAccessDataJob,
  'forgot-password': handleForgotPasswordJob,
  'clean-up': handleCleanUpJob,
}
