import type { RefObject } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Field } from '#web/ui/field/field.tsx'
import styles from './imports.module.css'

interface FilesFieldProps {
  /** What is wrong with the files, in words. */
  problem: string | undefined
  /** Who sends the files finds them here. */
  input: RefObject<HTMLInputElement | null>
  onChange: () => void
}

/** Chooses the files of one import. */
export function FilesField({ problem, input, onChange }: FilesFieldProps) {
  const t = useTexts('imports')
  return (
    <Field label={t('files')} hint={t('filesHint')} error={problem} required>
      {(attributes) => (
        <input
          {...attributes}
          ref={input}
          className={styles.files}
          type="file"
          multiple
          onChange={onChange}
        />
      )}
    </Field>
  )
}
