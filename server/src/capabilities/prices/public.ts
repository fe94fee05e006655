export { importConditions } from './imports/conditions.ts'
