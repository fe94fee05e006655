import { X } from 'lucide-react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import styles from './area-calculator.module.css'
import type { Room } from './room-area.ts'

interface RoomFieldsProps {
  number: number
  room: Room
  onChange: (room: Room) => void
  /** Absent for the only room. */
  onRemove: (() => void) | undefined
}

/** A room by its two sides, or by its area. */
export function RoomFields({ number, room, onChange, onRemove }: RoomFieldsProps) {
  const t = useTexts('article')
  const fields = [
    ['length', t('roomLength')],
    ['width', t('roomWidth')],
    ['area', t('orArea')],
  ] as const
  return (
    <fieldset className={styles.room}>
      <legend>{t('room', { number })}</legend>
      {fields.map(([field, label]) => (
        <label key={field}>
          {label}
          <input
            value={room[field]}
            inputMode="decimal"
            maxLength={8}
            onChange={({ target }) => onChange({ ...room, [field]: target.value })}
          />
        </label>
      ))}
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={t('removeRoom', { number })}
          title={t('removeRoom', { number })}
          onClick={onRemove}
        >
          <X aria-hidden size={18} />
        </button>
      )}
    </fieldset>
  )
}
