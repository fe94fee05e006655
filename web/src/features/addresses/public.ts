export { AddressFields } from './address-fields.tsx'
export { DeletionState } from './deletion-state.tsx'
export { emptyPlace, lineOf, nameOf, onTopOf, placeOf } from './place.ts'
