import { parseDecimal } from '@shop/contract/number-format'
import { useState } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import styles from './area-calculator.module.css'
import { type Laid, neededQuantity } from './needed-quantity.ts'

interface AreaCalculatorProps {
  article: Laid
  maxQuantity: number
  onTake: (quantity: string) => void
}

/** Cut-offs of a plain layout, in percent. */
const usualWaste = '10'

/** Turns the area of a room and a waste percentage into the quantity to order. */
export function AreaCalculator({ article, maxQuantity, onTake }: AreaCalculatorProps) {
  const t = useTexts('article')
  const formats = useFormats()
  const [area, setArea] = useState('')
  const [waste, setWaste] = useState(usualWaste)
  const read = (text: string) => {
    const number = parseDecimal(text, formats.number)
    return number === undefined || number.startsWith('-') ? '0' : number
  }
  const needed = neededQuantity(article, read(area), read(waste), String(maxQuantity))
  return (
    <details className={styles.calculator}>
      <summary>{t('areaCalculator')}</summary>
      <div className={styles.fields}>
        <label>
          {t('area')}
          <input
            value={area}
            inputMode="decimal"
            maxLength={8}
            onChange={({ target }) => setArea(target.value)}
          />
        </label>
        <label>
          {t('waste')}
          <input
            value={waste}
            inputMode="decimal"
            maxLength={4}
            onChange={({ target }) => setWaste(target.value)}
          />
        </label>
        <Button
          look="plain"
          disabled={needed === undefined}
          onClick={() => {
            if (needed !== undefined) onTake(needed)
          }}
        >
          {needed === undefined
            ? t('takeQuantity')
            : t('takeNeeded', { quantity: formats.quantity(needed, article.salesUnit) })}
        </Button>
      </div>
    </details>
  )
}
