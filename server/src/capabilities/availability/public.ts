export { importStock } from './imports/stock.ts'
