import { settings } from '@shop/contract/resources/settings'
import { serve } from '#server/http/resource.ts'
import { changePassword } from './use-cases/change-password.ts'
import { getPersonalData } from './use-cases/get-personal-data.ts'
import { getSettings } from './use-cases/get-settings.ts'
import { saveSettings } from './use-cases/save-settings.ts'

export const settingsRoutes = serve(settings, {
  GET_SETTINGS: getSettings,
  SAVE_SETTINGS: saveSettings,
  GET_PERSONAL_DATA: getPersonalData,
  CHANGE_PASSWORD: changePassword,
})
