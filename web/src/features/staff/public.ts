export { Pages } from './pages.tsx'
export { pageOf, type Paging, pagingOf } from './queries.ts'
export { useIsAdmin } from './use-is-admin.ts'
