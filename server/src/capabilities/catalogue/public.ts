export { getBrands } from './get-brands.ts'
