export { isSolved } from './captcha.ts'
export { getCaptcha } from './use-cases/get-captcha.ts'
export { removeCaptchas } from './remove-old.ts'
