export { handleMailJob } from './handle-mail-job.ts'
export { sendMails } from './send-mails.ts'
export { queueMail } from './store.ts'
