export { shopState, type LegalText, type ShopSettings } from './state.ts'
export { referenceNames } from './reference-names.ts'
export { currentCurrency, holdSetting, readSettings, writeSetting } from './store.ts'
export { misuseOfSetting, runSettingCommand, usageOfSetting } from './run-setting-command.ts'
