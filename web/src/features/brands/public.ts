export { brandsQuery } from './queries.ts'
