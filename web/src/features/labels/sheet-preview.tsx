import { type LabelSheetName, labelSheets } from '@shop/contract/labels'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import styles from './labels-screen.module.css'

interface SheetPreviewProps {
  sheet: LabelSheetName
  row: number
  column: number
  /** Labels to print. */
  count: number
  onStart: (row: number, column: number) => void
}

/** The first sheet: a press on a place begins there. The fields beside it say the same for the keyboard. */
export function SheetPreview({ sheet, row, column, count, onStart }: SheetPreviewProps) {
  const t = useTexts('labels')
  const { rows, columns } = labelSheets[sheet]
  const start = (row - 1) * columns + column - 1
  return (
    <div
      className={styles.sheet}
      style={{ gridTemplateColumns: `repeat(${columns}, 1fr)`, gridTemplateRows: `repeat(${rows}, 1fr)` }}
      aria-hidden
      title={t('sheetHint')}
    >
      {Array.from({ length: rows * columns }, (_, place) => (
        <button
          // Places of a sheet have no other identity.
          // oxlint-disable-next-line react/no-array-index-key
          key={place}
          type="button"
          tabIndex={-1}
          aria-label={t('sheetHint')}
          data-used={(place >= start && place < start + count) || undefined}
          onClick={() => onStart(Math.floor(place / columns) + 1, (place % columns) + 1)}
        />
      ))}
    </div>
  )
}
