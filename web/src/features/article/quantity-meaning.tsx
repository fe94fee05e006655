import { compare, isPositive, round } from '@shop/contract/exact'
import { baseFraction, convertQuantity, explainQuantity, squareMetreOf } from '@shop/contract/quantity'
import type { Formats } from '@shop/contract/formats'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useAloud } from '#web/app/toasts/use-aloud.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import styles from './order-panel.module.css'
import type { Article } from './queries.ts'

interface QuantityMeaningProps {
  id: string
  article: Pick<Article, 'units' | 'salesUnit' | 'meins' | 'weight'> &
    Partial<Pick<Article, 'netPrice' | 'retailPrice'>>
  quantity: string
  /** Why the quantity is another one than was asked for; it stands in the place of the meaning. */
  notice: string | undefined
}

/** What a quantity means on the building site: "2,88 m² = 2 Kartons, 61,6 kg". */
export function QuantityMeaning({ id, article, quantity, notice }: QuantityMeaningProps) {
  const t = useTexts('article')
  const formats = useFormats()
  const parts = compare(quantity, '0') > 0 ? meaning(article, quantity, formats) : []
  const amount = formats.quantity(quantity, article.salesUnit)
  const means = parts.length === 0 ? '' : t('means', { quantity: amount, meaning: parts.join(', ') })
  useAloud(notice ?? (means === '' ? amount : means))
  return (
    <span id={id} className={notice === undefined ? undefined : styles.notice}>
      {notice ?? (means === '' ? '\u00A0' : means)}
    </span>
  )
}

/**
 * The packages, the rest, the base unit where it is another one, the unit its price is for, the area and the weight;
 * nothing that was said already.
 */
export function meaning(
  { units, salesUnit, meins, weight, netPrice, retailPrice }: QuantityMeaningProps['article'],
  quantity: string,
  formats: Formats,
): string[] {
  const unit = units.find((one) => one.unit === salesUnit) ?? baseFraction
  const explained = explainQuantity(quantity, unit, units, weight ?? undefined)
  const packages = explained.packages.map((one) => formats.quantity(one.quantity, one.unit))
  const squareMetre = squareMetreOf(meins, units)
  const isSaid = squareMetre === undefined || salesUnit === 'M2' || meins === 'M2'
  const hasRest = packages.length > 0 && explained.rest !== '0'
  // A profile sold by the piece at a price per 100 m: how many metres a piece has.
  const priced = units.find((one) => one.unit === (netPrice ?? retailPrice)?.volumeUnit)
  const told = [salesUnit, meins, ...explained.packages.map((one) => one.unit)]
  if (squareMetre !== undefined) told.push('M2')
  if (weight !== null) told.push('KG')
  const isPriceToTell = priced !== undefined && !told.includes(priced.unit)
  return [
    ...packages,
    ...(hasRest ? [formats.quantity(explained.rest, salesUnit)] : []),
    ...(salesUnit === meins ? [] : [formats.quantity(explained.base, meins)]),
    ...(isPriceToTell ? [formats.quantity(convertQuantity(quantity, unit, priced), priced.unit)] : []),
    ...(isSaid ? [] : [formats.quantity(convertQuantity(quantity, unit, squareMetre, 2), 'M2')]),
    ...weightOf(explained.weight ?? '0', formats),
  ]
}

function weightOf(weight: string, formats: Formats): string[] {
  const rounded = roundedAmount(weight)
  return isPositive(rounded) ? [formats.quantity(rounded, 'KG')] : []
}

/** Nobody lifts grams: whole kilograms (litres) from ten on, one decimal below; less than one is told to the gram. */
export function roundedAmount(amount: string): string {
  return round(amount, compare(amount, '1') < 0 ? 3 : compare(amount, '10') < 0 ? 1 : 0)
}
