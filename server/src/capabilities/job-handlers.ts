import type { JobHandlers } from './jobs/public.ts'

/** Who does which kind of job. */
export const jobHandlers: JobHandlers = {}
