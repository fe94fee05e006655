export { type Content, countEntries, insertEntry } from './store.ts'
