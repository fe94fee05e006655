import { password } from '@shop/contract/resources/password'
import { serve } from '#server/http/resource.ts'
import { checkToken } from './use-cases/check-token.ts'
import { forgotPassword } from './use-cases/forgot-password.ts'
import { resetPassword } from './use-cases/reset-password.ts'

export const passwordRoutes = serve(password, {
  FORGOT_PASSWORD: forgotPassword,
  CHECK_TOKEN: checkToken,
  RESET_PASSWORD: resetPassword,
})
