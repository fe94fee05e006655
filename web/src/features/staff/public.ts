export { pageOf, type Paging, pagingOf } from './list-search.ts'
export { PagedList } from './paged-list.tsx'
export { useIsAdmin } from './use-is-admin.ts'
