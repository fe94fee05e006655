export { LabelButton } from './label-button.tsx'
