import { useTexts } from '#web/app/i18n/use-texts.ts'
import styles from './area-calculator.module.css'
import type { Walls } from './wall-length.ts'

/** How much of the walls gets a skirting: all around less the doors, or the length itself. */
export function WallFields({ walls, onChange }: { walls: Walls; onChange: (walls: Walls) => void }) {
  const t = useTexts('article')
  const fields = [
    ['doors', t('doorWidths')],
    ['length', t('orWallLength')],
  ] as const
  return (
    <fieldset className={styles.walls}>
      <legend>{t('skirting')}</legend>
      {fields.map(([field, label]) => (
        <label key={field}>
          {label}
          <input
            value={walls[field]}
            inputMode="decimal"
            maxLength={8}
            onChange={({ target }) => onChange({ ...walls, [field]: target.value })}
          />
        </label>
      ))}
    </fieldset>
  )
}
