export { ListButton } from './list-button.tsx'
