import { useTexts } from '#web/app/i18n/use-texts.ts'
import styles from './area-calculator.module.css'
import { SizeField } from './size-field.tsx'
import type { Walls } from './wall-length.ts'

interface WallFieldsProps {
  walls: Walls
  /** Id of the sentence that says what is wrong with a length; undefined where nothing is. */
  problemOf: (size: string) => string | undefined
  onChange: (walls: Walls) => void
}

/** How much of the walls gets a skirting: all around less the doors, or the length itself. */
export function WallFields({ walls, problemOf, onChange }: WallFieldsProps) {
  const t = useTexts('article')
  const fields = [
    ['doors', t('doorWidths')],
    ['length', t('orWallLength')],
  ] as const
  return (
    <fieldset className={styles.walls}>
      <legend>{t('skirting')}</legend>
      {fields.map(([field, label]) => (
        <SizeField
          key={field}
          label={label}
          value={walls[field]}
          problem={problemOf(walls[field])}
          onChange={(typed) => onChange({ ...walls, [field]: typed })}
        />
      ))}
    </fieldset>
  )
}
