export { importRoutes } from './routes.ts'
export { importRows } from './import-rows.ts'
