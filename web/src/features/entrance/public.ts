export { EntranceSheet } from './entrance-sheet.tsx'
export { NewPasswordFields } from './new-password-fields.tsx'
