import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useFormats } from '../format/use-formats.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './availability.module.css'

interface AvailabilityProps {
  flag: 'available' | 'shortly-available' | 'not-available'
  /** Day (YYYY-MM-DD) on which goods come in again. */
  replenishmentDate?: string | null
  /** The icon with its words for screen readers only, for tight places. */
  compact?: boolean
}

const icons = {
  available: 'circle-check',
  later: 'clock',
  'shortly-available': 'clock',
  'not-available': 'circle-x',
} as const

/** Whether it can be had: always colour, icon and words together. */
export function Availability({ flag, replenishmentDate = null, compact = false }: AvailabilityProps) {
  const t = useTexts('app')
  const formats = useFormats()
  const again =
    flag === 'not-available' && replenishmentDate !== null
      ? t('availableAgain', { date: formats.date(replenishmentDate) })
      : undefined
  const words = again ?? t(`availability.${flag}`)
  // What comes in again is late, not gone.
  const sign = again === undefined ? flag : 'later'
  return (
    <span className={styles.availability} data-flag={sign} title={compact ? words : undefined}>
      <Icon name={icons[sign]} size={16} />
      <span className={compact ? 'visually-hidden' : undefined}>{words}</span>
    </span>
  )
}
