import type { FormEvent, ReactNode } from 'react'
import { formText } from '#web/app/form-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { TextField } from '#web/ui/field/text-field.tsx'
import styles from './staff.module.css'

interface FindFormProps {
  label: string
  /** What was asked last. */
  asked: string | undefined
  /** @param q undefined where nothing was typed */
  onFind: (q: string | undefined) => void
  /** Stands beside the button. */
  children?: ReactNode
}

/** Looks for words of up to 80 characters in a table of the console. */
export function FindForm({ label, asked, onFind, children }: FindFormProps) {
  const t = useTexts('staff')
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const q = formText(new FormData(event.currentTarget), 'q').trim()
    onFind(q === '' ? undefined : q)
  }
  return (
    <form className={styles.find} onSubmit={submit}>
      <TextField type="search" name="q" label={label} maxLength={80} defaultValue={asked ?? ''} />
      <Button type="submit" look="plain">
        {t('find')}
      </Button>
      {children}
    </form>
  )
}
