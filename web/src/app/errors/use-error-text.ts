import { isRefusal } from '../api/api-error.ts'
import { type Dictionary } from '../i18n/i18n.ts'
import { useShop } from '../use-shop.ts'

/** Puts an error into one sentence: the shop's words for the code, else the server's message, else a general one. */
export function useErrorText(): (error: unknown) => string {
  const words = useShop().i18n.dictionary('app') ?? {}
  return (error) => errorText(words, error)
}

/** Puts the codes of single fields (answers with the validator flag) into words. */
export function useFieldErrorText(): (code: string | undefined) => string | undefined {
  const words = useShop().i18n.dictionary('app') ?? {}
  return (code) => (code === undefined ? undefined : (words[`field.${code}`] ?? words['field.INVALID']))
}

function errorText(words: Dictionary, error: unknown): string {
  const general = words['error.TECHNICAL_ERROR'] ?? ''
  if (!isRefusal(error)) return general
  return words[`error.${error.code}`] ?? (error.message || general)
}
