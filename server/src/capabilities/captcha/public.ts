export { captchaLife, isSolved } from './captcha.ts'
export { getCaptcha } from './use-cases/get-captcha.ts'
