export { passwordLength, passwordProblem } from './password-policy.ts'
export { hashPassword, isPassword, setPassword, wasUsedRecently } from './passwords.ts'
export { saveAcceptedTerms, saveFavourite, saveLanguage } from './store.ts'
export { importUsers } from './imports/users.ts'
