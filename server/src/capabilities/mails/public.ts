export { handleMailJob } from './handle-mail-job.ts'
export { sendMails } from './send-mails.ts'
export { senderAddress } from './sender.ts'
export { queueMail } from './store.ts'
