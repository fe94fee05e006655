export { CompareButton } from './compare-button.tsx'
