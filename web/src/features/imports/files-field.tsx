import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Field } from '#web/ui/field/field.tsx'
import styles from './imports.module.css'

interface FilesFieldProps {
  /** What is wrong with the files, in words. */
  problem: string | undefined
  onFiles: (files: readonly File[]) => void
}

/** Chooses the files of one import. */
export function FilesField({ problem, onFiles }: FilesFieldProps) {
  const t = useTexts('imports')
  return (
    <Field label={t('files')} hint={t('filesHint')} error={problem} required>
      {(attributes) => (
        <input
          {...attributes}
          className={styles.files}
          type="file"
          multiple
          onChange={({ currentTarget }) => onFiles([...(currentTarget.files ?? [])])}
        />
      )}
    </Field>
  )
}
