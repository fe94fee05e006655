export { mailAccessData } from './access-data.ts'
export { printAccessData } from './access-letter.ts'
export { handleAccessDataJob, handleForgotPasswordJob } from './handle-jobs.ts'
export { misuseOfAccessData, runAccessDataCommand, usageOfAccessData } from './run-access-data-command.ts'
