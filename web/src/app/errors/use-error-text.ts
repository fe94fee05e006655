import type { Formats } from '@shop/contract/formats'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { isRefusal } from '../api/api-error.ts'
import type { Dictionary, Language } from '../i18n/i18n.ts'
import { translate } from '../i18n/translate.ts'
import { isMissingScript } from '../missing-script.ts'
import { useShop } from '../use-shop.ts'

/** The shop's words for refusals: that it is away, locked or broken on every page, all others from the first refusal on. */
export interface ErrorWords {
  app: Dictionary
  errors: Dictionary
}

/** Puts an error into one sentence: the shop's words for the code, else the server's message, else a general one. */
export function useErrorText(): (error: unknown) => string {
  const { i18n } = useShop()
  const formats = useFormats()
  // Looked up when asked: the words may have come after the part was drawn.
  return (error) => {
    const words = { app: i18n.dictionary('app') ?? {}, errors: i18n.dictionary('errors') ?? {} }
    return errorText(words, i18n.language, error, formats)
  }
}

/** Puts the codes of single fields (answers with the validator flag) into words. */
export function useFieldErrorText(): (code: string | undefined) => string | undefined {
  const words = useShop().i18n.dictionary('app') ?? {}
  return (code) => (code === undefined ? undefined : (words[`field.${code}`] ?? words['field.INVALID']))
}

/** Says how many seconds there are to wait, or which quantities there are, where the answer does. */
export function errorText(
  { app, errors }: ErrorWords,
  language: Language,
  error: unknown,
  formats: Pick<Formats, 'decimal'>,
): string {
  const general = app['error.TECHNICAL_ERROR'] ?? ''
  if (isMissingScript(error)) return app['error.OFFLINE'] ?? general
  if (!isRefusal(error)) return general
  // The banner says the same.
  const own = app[error.code === 'UPDATED' ? 'updated' : `error.${error.code}`]
  if (own !== undefined) return own
  const { stepsize, max, retryAfterSeconds } = error.data
  if (error.code === 'INVALID_QUANTITY' && typeof stepsize === 'string' && typeof max === 'string') {
    const limits = { stepsize: formats.decimal(stepsize), max: formats.decimal(max) }
    return translate(app, language, 'quantityLimits', limits)
  }
  if (errors[error.code] === undefined) return error.message || general
  return translate(
    errors,
    language,
    error.code,
    typeof retryAfterSeconds === 'number' ? { count: retryAfterSeconds } : {},
  )
}
