import { formatDecimal, type NumberFormat, parseDecimal } from '@shop/contract/number-format'
import { enterQuantity, type QuantityRules } from '@shop/contract/quantity-step'
import { useState } from 'react'

interface Options {
  value: string
  onChange: (value: string) => void
  rules: QuantityRules
  format: NumberFormat
}

/**
 * The text in a quantity field while it is typed ("2," is no number yet) beside the value it means. What cannot be
 * read is `unread` and leaves the value as it was; leaving the field shows that value again.
 */
export function useQuantityText({ value, onChange, rules, format }: Options) {
  const [draft, setDraft] = useState<{ text: string; value: string }>()
  const text = draft?.value === value ? draft.text : written(value, format)

  function type(typed: string) {
    const read = typed.trim() === '' ? '0' : quantityOf(typed, format)
    const next = read === undefined ? value : enterQuantity(read, rules)
    setDraft({ text: read === undefined || next === read ? typed : written(next, format), value: next })
    if (next !== value) onChange(next)
  }

  function settle(): string {
    setDraft(undefined)
    return value
  }

  const isUnread = text.trim() !== '' && quantityOf(text, format) === undefined
  return { text, type, settle, unread: isUnread ? text.trim() : undefined }
}

function quantityOf(typed: string, format: NumberFormat): string | undefined {
  const read = parseDecimal(typed, format)
  return read?.startsWith('-') === true ? undefined : read
}

/** Without thousands separators, as one types it; zero is an empty field. */
function written(value: string, format: NumberFormat): string {
  return value === '0' ? '' : formatDecimal(value, { ...format, thousandsSeparator: '' })
}
