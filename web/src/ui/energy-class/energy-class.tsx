import { energyColour } from '@shop/contract/energy'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import styles from './energy-class.module.css'

interface EnergyClassProps {
  /** A+++ to G. */
  eekClass: string
  /** From best to worst, e.g. "A-G". */
  scale: string
  /** What the class is of where an article has several, for who hears the arrow and does not see it. */
  of?: string
}

/** The arrow of the energy label with its scale, shown wherever a price is (EU 2017/1369). */
export function EnergyClass({ eekClass, scale, of = '' }: EnergyClassProps) {
  const t = useTexts('app')
  const [best = 'A', worst = 'G'] = scale.split('-')
  // A scale that begins with A+++ needs a wider box, the class itself smaller letters.
  const box = Math.max(best.length, worst.length) > 2 ? 25 : 17
  const width = box + 45
  const name = t('energyClass', { eekClass, scale: `${best} – ${worst}` })
  const middle = box / 2 + 0.5
  return (
    <svg className={styles.arrow} viewBox={`0 0 ${width} 26`} width={width} height="26" role="img">
      <title>{of === '' ? name : `${name}, ${of}`}</title>
      <rect x=".5" y=".5" width={box} height="25" fill="#fff" stroke="#13171f" />
      <text x={middle} y="9" fontSize="8" textAnchor="middle" fill="#13171f">
        {best}
      </text>
      <path d={`M${middle} 11v5m-2-2 2 2 2-2`} stroke="#13171f" fill="none" />
      <text x={middle} y="24" fontSize="8" textAnchor="middle" fill="#13171f">
        {worst}
      </text>
      <path
        d={`M${box + 3} .5h31L${width - 0.5} 13l-10.5 12.5h-31z`}
        fill={energyColour(eekClass, scale)}
        stroke="#13171f"
      />
      <text
        x={box + 20}
        y="18.5"
        fontSize={eekClass.length > 2 ? 12 : 15}
        fontWeight="700"
        textAnchor="middle"
        fill="#13171f"
      >
        {eekClass}
      </text>
    </svg>
  )
}
