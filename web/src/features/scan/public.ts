export { Scans } from './scans.tsx'
