import type { Formats } from '@shop/contract/formats'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { isRefusal } from '../api/api-error.ts'
import type { Dictionary, Language } from '../i18n/i18n.ts'
import { translate } from '../i18n/translate.ts'
import { isMissingScript } from '../missing-script.ts'
import { useShop } from '../use-shop.ts'

/** Puts an error into one sentence: the shop's words for the code, else the server's message, else a general one. */
export function useErrorText(): (error: unknown) => string {
  const { i18n } = useShop()
  const formats = useFormats()
  const words = i18n.dictionary('app') ?? {}
  return (error) => errorText(words, i18n.language, error, formats)
}

/** Puts the codes of single fields (answers with the validator flag) into words. */
export function useFieldErrorText(): (code: string | undefined) => string | undefined {
  const words = useShop().i18n.dictionary('app') ?? {}
  return (code) => (code === undefined ? undefined : (words[`field.${code}`] ?? words['field.INVALID']))
}

/** Says how many seconds there are to wait, or which quantities there are, where the answer does. */
export function errorText(
  words: Dictionary,
  language: Language,
  error: unknown,
  formats: Pick<Formats, 'decimal'>,
): string {
  const general = words['error.TECHNICAL_ERROR'] ?? ''
  if (isMissingScript(error)) return words['error.OFFLINE'] ?? general
  if (!isRefusal(error)) return general
  // The banner says the same.
  const key = error.code === 'UPDATED' ? 'updated' : `error.${error.code}`
  if (words[key] === undefined) return error.message || general
  const { stepsize, max } = error.data
  if (key === 'error.INVALID_QUANTITY' && typeof stepsize === 'string' && typeof max === 'string') {
    const limits = { stepsize: formats.decimal(stepsize), max: formats.decimal(max) }
    return translate(words, language, 'quantityLimits', limits)
  }
  const seconds = error.data.retryAfterSeconds
  return translate(words, language, key, typeof seconds === 'number' ? { count: seconds } : {})
}
