import { compare } from '@shop/contract/exact'
import { isOnStep, type QuantityRules, quantityRules, snapToStep } from '@shop/contract/quantity-step'
import { useState } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useConfig } from '#web/app/shop-queries.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'

export interface SoldArticle {
  matnr: string
  maktx1: string
  /** Unit the quantity is entered in, and its step. */
  meins: string
  qty_stepsize: string
}

/**
 * The quantity of an article beside its button: begins with one step. `settle` gives a quantity that can be sold;
 * where the typed one is none it is raised to the next that is, said in `notice`, and must be confirmed once more. So
 * must the one that is in the field again after it was left with what cannot be read (`doubt`).
 */
export function useSoldQuantity({ meins, qty_stepsize }: SoldArticle) {
  const t = useTexts('basket')
  const formats = useFormats()
  const { maxQuantity } = useConfig()
  const [quantity, setQuantity] = useState(qty_stepsize)
  const [notice, setNotice] = useState<string>()
  const [isDoubtful, setDoubtful] = useState(false)
  const rules: QuantityRules = quantityRules({ step: qty_stepsize }, String(maxQuantity))

  function change(value: string) {
    setQuantity(value)
    setNotice(undefined)
    setDoubtful(false)
  }

  function settle(value: string): string | undefined {
    setDoubtful(false)
    if (isDoubtful && compare(value, '0') > 0) {
      setNotice(t('unread', { count: Number(value), quantity: formats.quantity(value, meins) }))
      return undefined
    }
    if (compare(value, '0') > 0 && isOnStep(value, rules)) return value
    const next = compare(value, '0') > 0 ? snapToStep(value, rules) : rules.step
    const step = formats.quantity(rules.step, meins)
    setQuantity(next)
    setNotice(t('notAStep', { count: Number(next), step, quantity: formats.quantity(next, meins) }))
    return undefined
  }

  return { quantity, change, settle, doubt: () => setDoubtful(true), notice, maxQuantity }
}
