export { listPlants } from './store.ts'
export { importPlants, importTours } from './imports/plants.ts'
