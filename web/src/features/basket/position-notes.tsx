import { useState } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import styles from './position-notes.module.css'
import type { Position } from './queries.ts'
import type { Change } from './use-positions.ts'

interface PositionNotesProps {
  position: Position
  onChange: (change: Change) => void
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
          key={`reference ${reference}`}
          label={t('reference')}
          saved={reference}
          most={80}
          onSave={(text) => onChange({ reference: text })}
        />
        <Kept
          key={`note ${note}`}
          label={t('note')}
          saved={note}
          most={400}
          onSave={(text) => onChange({ note: text })}
        />
      </div>
    </details>
  )
}

interface KeptProps {
  label: string
  saved: string
  most: number
  onSave: (text: string) => void
}

function Kept({ label, saved, most, onSave }: KeptProps) {
  const [text, setText] = useState(saved)
  const save = () => {
    if (text.trim() !== saved) onSave(text.trim())
  }
  return (
    <label className={styles.field}>
      {label}
      <input
        value={text}
        maxLength={most}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save()
        }}
      />
    </label>
  )
}
