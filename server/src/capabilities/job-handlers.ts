import type { JobHandlers } from './jobs/public.ts'
import { handleMailJob } from './mails/public.ts'

/** Who does which kind of job. */
export const jobHandlers: JobHandlers = { mail: handleMailJob }
