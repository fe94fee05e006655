import { useState } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import styles from './position-notes.module.css'
import type { Position } from './queries.ts'
import type { Change } from './use-positions.ts'

interface PositionNotesProps {
  position: Position
  /** Gets what the line was when the change was begun, too. */
  onChange: (change: Change, begunOn: Position) => void
}

/** Own reference and note of a line; they appear on documents. Saved when the field is left. */
export function PositionNotes({ position, onChange }: PositionNotesProps) {
  const t = useTexts('basket')
  const { reference, note } = position
  const said = [reference, note].filter((text) => text !== '').join(' · ')
  return (
    <details className={styles.notes} data-empty={said === '' || undefined}>
      <summary>{said === '' ? t('addNote') : said}</summary>
      <div className={styles.fields}>
        <Kept
          label={t('reference')}
          position={position}
          saved={reference}
          most={80}
          onSave={(text, begunOn) => onChange({ reference: text }, begunOn)}
        />
        <Kept
          label={t('note')}
          position={position}
          saved={note}
          most={400}
          onSave={(text, begunOn) => onChange({ note: text }, begunOn)}
        />
      </div>
    </details>
  )
}

interface KeptProps {
  label: string
  position: Position
  saved: string
  most: number
  onSave: (text: string, begunOn: Position) => void
}

/** What is being typed stays, whatever the shop says of the line meanwhile. */
function Kept({ label, position, saved, most, onSave }: KeptProps) {
  const [draft, setDraft] = useState<{ text: string; begunOn: Position }>()
  const save = () => {
    setDraft(undefined)
    if (draft && draft.text.trim() !== saved) onSave(draft.text.trim(), draft.begunOn)
  }
  return (
    <label className={styles.field}>
      {label}
      <input
        value={draft?.text ?? saved}
        maxLength={most}
        autoComplete="off"
        onChange={({ target: { value } }) => setDraft({ text: value, begunOn: draft?.begunOn ?? position })}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save()
        }}
      />
    </label>
  )
}
