import { X } from 'lucide-react'
import type { Ref } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import styles from './area-calculator.module.css'
import type { Room } from './room-area.ts'
import { SizeField } from './size-field.tsx'

interface RoomFieldsProps {
  ref?: Ref<HTMLFieldSetElement> | undefined
  number: number
  room: Room
  /** Id of the sentence that says what is wrong with a size; undefined where nothing is. */
  problemOf: (size: string) => string | undefined
  onChange: (room: Room) => void
  /** Absent for the only room. */
  onRemove: (() => void) | undefined
}

/** A room by its two sides, or by its area. */
export function RoomFields({ ref, number, room, problemOf, onChange, onRemove }: RoomFieldsProps) {
  const t = useTexts('article')
  const fields = [
    ['length', t('roomLength')],
    ['width', t('roomWidth')],
    ['area', t('orArea')],
  ] as const
  return (
    <fieldset ref={ref} className={styles.room}>
      <legend>{t('room', { number })}</legend>
      {fields.map(([field, label]) => (
        <SizeField
          key={field}
          label={label}
          value={room[field]}
          problem={problemOf(room[field])}
          onChange={(typed) => onChange({ ...room, [field]: typed })}
        />
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
