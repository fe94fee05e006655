import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { SelectField } from '#web/ui/field/select-field.tsx'
import styles from './imports.module.css'
import type { Preview } from './queries.ts'

interface SheetChoiceProps {
  preview: Pick<Preview, 'sheet' | 'sheets'>
  chosen: string
  busy: boolean
  onChoose: (sheet: string) => void
  /** Look at the chosen sheet. */
  onLook: () => void
}

/** Which sheet of a workbook is read; makers give each group of articles one of its own. */
export function SheetChoice({ preview, chosen, busy, onChoose, onLook }: SheetChoiceProps) {
  const t = useTexts('imports')
  return (
    <div className={styles.lines}>
      <SelectField
        label={t('sheet')}
        required
        hint={t('sheetHint')}
        value={chosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        options={preview.sheets.map((name) => ({ value: name, label: name }))}
      />
      {chosen !== preview.sheet && (
        <div className={styles.buttons}>
          <Button look="plain" busy={busy} onClick={onLook}>
            {t('lookAtSheet')}
          </Button>
        </div>
      )}
    </div>
  )
}
