export { ListButton } from './list-button.tsx'
export { listsQuery } from './queries.ts'
