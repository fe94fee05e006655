import { settings } from '@shop/contract/resources/settings'
import { serve } from '#server/http/resource.ts'
import { changePassword } from './use-cases/change-password.ts'
import { getSettings } from './use-cases/get-settings.ts'
import { saveSettings } from './use-cases/save-settings.ts'

export const settingsRoutes = serve(settings, {
  GET_SETTINGS: getSettings,
  SAVE_SETTINGS: saveSettings,
  CHANGE_PASSWORD: changePassword,
})
