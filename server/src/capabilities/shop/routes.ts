import { misc } from '@shop/contract/resources/misc'
import { serve } from '#server/http/resource.ts'
import { getCaptcha } from '../captcha/public.ts'
import { getBrands } from '../catalogue/public.ts'
import { getConfig } from './use-cases/get-config.ts'
import { getLegalText } from './use-cases/get-legal-text.ts'

export const miscRoutes = serve(misc, {
  GET_CONFIG: getConfig,
  GET_BRANDS: getBrands,
  GET_LEGAL_TEXT: getLegalText,
  GET_CAPTCHA: getCaptcha,
})
