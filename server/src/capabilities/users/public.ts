export { passwordProblem } from './password-policy.ts'
export { giveInitialPassword, hashPassword, isPassword, setPassword, wasUsedRecently } from './passwords.ts'
export { createPasswordToken, countPasswordTokens, findPasswordToken } from './password-tokens.ts'
export {
  type AccessUser,
  findAccessUser,
  findByNameOrMail,
  listUninvited,
  noteAccessData,
} from './access-users.ts'
export { saveAcceptedTerms, saveFavourite, saveLanguage } from './store.ts'
export { importUsers } from './imports/users.ts'
export { applyDemoAccount, findDemoUsers } from './demo-users.ts'
export { isPasswordOf, readUserSettings, saveUserSettings, type UserSettings } from './settings-store.ts'
export { misuseOfCreateAdmin, runCreateAdmin, usageOfCreateAdmin } from './run-create-admin.ts'
export { removePasswordTokens } from './remove-old.ts'
