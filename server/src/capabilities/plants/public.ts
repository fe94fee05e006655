export { listPlants } from './store.ts'
