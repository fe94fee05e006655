export { removeOrderKeys } from './remove-old.ts'
