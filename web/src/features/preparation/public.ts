export { unbuilt } from './unbuilt.ts'
