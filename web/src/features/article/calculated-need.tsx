import { isPositive, round } from '@shop/contract/exact'
import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useAloud } from '#web/app/toasts/use-aloud.ts'
import { useAddAll } from '#web/features/basket/public.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LongSelect } from '#web/ui/field/long-select.tsx'
import { keepUnits } from '#web/ui/format/keep-units.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import styles from './area-calculator.module.css'
import { type LaidArea, type Material, materialFor } from './laying-material.ts'
import { NeededAmount } from './needed-amount.tsx'
import { NeededTotal } from './needed-total.tsx'
import { withoutLimit } from './needed-quantity.ts'
import { meaning } from './quantity-meaning.tsx'
import type { Article } from './queries.ts'

interface CalculatedNeedProps {
  article: Article
  laid: LaidArea
  /** Rooms that count for nothing yet. */
  unfinished: readonly number[]
  /** Of the article, with waste, in its unit of sale. */
  needed: string
  /** More would be needed than a line of a basket takes. */
  isCut: boolean
  material: readonly Material[]
  maxQuantity: number
  onTake: (quantity: string) => void
}

/** What an area needs: the covering in cartons and weight, and one article of each kind it is laid with. */
export function CalculatedNeed({
  article,
  laid,
  unfinished,
  needed,
  isCut,
  material,
  maxQuantity,
  onTake,
}: CalculatedNeedProps) {
  const t = useTexts('article')
  const formats = useFormats()
  const { addAll, dialog, busy } = useAddAll()
  /** Article number by kind; '' for none of it. */
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const picked = material.flatMap(({ category, choices }) => {
    const wanted = chosen[category] ?? choices[0]?.article.matnr
    const choice = choices.find((one) => one.article.matnr === wanted)
    if (!choice) return []
    const quantity = materialFor(choice, laid, String(maxQuantity))
    return [{ category, choice, quantity, all: materialFor(choice, laid, withoutLimit) }]
  })
  const lines = [
    { matnr: article.matnr, name: article.maktx, quantity: needed, unit: article.salesUnit },
    ...picked.flatMap(({ choice: { article: one }, quantity: some = '0' }) =>
      isPositive(some) ? [{ matnr: one.matnr, name: one.maktx1, quantity: some, unit: one.meins }] : [],
    ),
  ]
  const quantity = formats.quantity(needed, article.salesUnit)
  const parts = meaning(article, needed, formats)
  // How the sizes were read: "3.125" is three thousand metres in German, and a typed area counts instead of the sides.
  const rounded = round(laid.area, 4)
  const areaText = isPositive(rounded)
    ? formats.quantity(rounded, 'M2')
    : t('belowQuantity', { quantity: formats.quantity('0.0001', 'M2') })
  const understood = {
    area: areaText,
    waste: formats.decimal(laid.waste),
  }
  const counted = t(isCut ? 'cutFor' : 'calculatedFor', understood)
  const need = parts.length === 0 ? quantity : t('means', { quantity, meaning: parts.join(', ') })
  // It comes while one is still in the field of a side.
  useAloud(`${counted} ${need}`, '')
  return (
    <div className={styles.need}>
      <p>
        {counted} <strong>{need}</strong>
      </p>
      {unfinished.length > 0 && (
        <p className={styles.notice}>{t('roomsUnfinished', { rooms: unfinished.join(', ') })}</p>
      )}
      {isCut && <p className={styles.notice}>{t('mostAtOnce')}</p>}
      {material.map(({ category, name, choices }) => {
        const pick = picked.find((one) => one.category === category)
        return (
          <label key={category}>
            {name}
            <LongSelect
              value={pick?.choice.article.matnr ?? ''}
              options={[
                ...choices.map(({ article: one }) => ({ value: one.matnr, label: keepUnits(one.maktx1) })),
                { value: '', label: t('noMaterial') },
              ]}
              onChange={({ target }) => setChosen({ ...chosen, [category]: target.value })}
            />
            {pick && <NeededAmount {...pick} laid={laid} />}
          </label>
        )
      })}
      <NeededTotal lines={lines} />
      <div className={styles.actions}>
        <Button look="plain" size="small" onClick={() => onTake(needed)}>
          {t('takeNeeded', { quantity })}
        </Button>
        {lines.length > 1 && (
          <Button
            size="small"
            busy={busy}
            icon={<ShoppingCart aria-hidden size={18} />}
            onClick={() => void addAll(lines)}
          >
            {t('allToBasket')}
          </Button>
        )}
      </div>
      {dialog}
    </div>
  )
}
