import { energyColour } from '@shop/contract/energy'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import styles from './energy-class.module.css'

interface EnergyClassProps {
  /** A+++ to G. */
  eekClass: string
  /** From best to worst, e.g. "A-G". */
  scale: string
}

/** The arrow of the energy label with its scale, shown wherever a price is (EU 2017/1369). */
export function EnergyClass({ eekClass, scale }: EnergyClassProps) {
  const t = useTexts('app')
  const [best = 'A', worst = 'G'] = scale.split('-')
  return (
    <svg className={styles.arrow} viewBox="0 0 62 26" width="62" height="26" role="img">
      <title>{t('energyClass', { eekClass, scale: `${best} – ${worst}` })}</title>
      <rect x=".5" y=".5" width="17" height="25" fill="#fff" stroke="#13171f" />
      <text x="9" y="9" fontSize="8" textAnchor="middle" fill="#13171f">
        {best}
      </text>
      <path d="M9 11v5m-2-2 2 2 2-2" stroke="#13171f" fill="none" />
      <text x="9" y="24" fontSize="8" textAnchor="middle" fill="#13171f">
        {worst}
      </text>
      <path d="M20 .5h31L61.5 13 51 25.5H20z" fill={energyColour(eekClass, scale)} stroke="#13171f" />
      <text x="37" y="18.5" fontSize="15" fontWeight="700" textAnchor="middle" fill="#13171f">
        {eekClass}
      </text>
    </svg>
  )
}
