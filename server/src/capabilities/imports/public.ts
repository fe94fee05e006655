export { runImportCommand } from './command.ts'
export { importRows } from './import-rows.ts'
export { importRoutes } from './routes.ts'
