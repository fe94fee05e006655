export { runImportCommand } from './command.ts'
export { importRows } from './import-rows.ts'
export { importRoutes } from './routes.ts'
export { removeImportRuns } from './remove-old.ts'
