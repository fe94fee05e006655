export { queueMail } from './store.ts'
