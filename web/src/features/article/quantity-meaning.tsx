import { compare, round } from '@shop/contract/exact'
import { baseFraction, explainQuantity } from '@shop/contract/quantity'
import type { Formats } from '@shop/contract/formats'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import type { Article } from './queries.ts'

interface QuantityMeaningProps {
  id: string
  article: Pick<Article, 'units' | 'salesUnit' | 'meins' | 'weight'>
  quantity: string
}

/** What a quantity means on the building site: "2,88 m² = 2 Kartons, 61,6 kg". */
export function QuantityMeaning({ id, article, quantity }: QuantityMeaningProps) {
  const t = useTexts('article')
  const formats = useFormats()
  const parts = compare(quantity, '0') > 0 ? meaning(article, quantity, formats) : []
  return (
    <output id={id}>
      {parts.length === 0
        ? '\u00A0'
        : t('means', { quantity: formats.quantity(quantity, article.salesUnit), meaning: parts.join(', ') })}
    </output>
  )
}

/** The packages, the rest, the base unit where it is another one, and the weight; nothing that was said already. */
export function meaning(
  { units, salesUnit, meins, weight }: QuantityMeaningProps['article'],
  quantity: string,
  formats: Formats,
): string[] {
  const unit = units.find((one) => one.unit === salesUnit) ?? baseFraction
  const explained = explainQuantity(quantity, unit, units, weight ?? undefined)
  const packages = explained.packages.map((one) => formats.quantity(one.quantity, one.unit))
  const hasRest = packages.length > 0 && explained.rest !== '0'
  return [
    ...packages,
    ...(hasRest ? [formats.quantity(explained.rest, salesUnit)] : []),
    ...(salesUnit === meins ? [] : [formats.quantity(explained.base, meins)]),
    ...(explained.weight === undefined ? [] : [formats.quantity(rounded(explained.weight), 'KG')]),
  ]
}

/** Nobody lifts grams: whole kilograms from ten on, one decimal below. */
const rounded = (weight: string): string => round(weight, compare(weight, '10') < 0 ? 1 : 0)
