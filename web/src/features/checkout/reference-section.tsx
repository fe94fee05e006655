import { useTexts } from '#web/app/i18n/use-texts.ts'
import { TextField } from '#web/ui/field/text-field.tsx'
import { TextAreaField } from '#web/ui/field/text-area-field.tsx'
import type { Choice, Choices } from './queries.ts'
import styles from './fields.module.css'
import { Section } from './section.tsx'
import { useKeptText } from './use-kept-text.ts'

interface ReferenceSectionProps {
  choices: Choices
  onChoose: (choice: Choice) => void
}

/** What the order is called at the customer's: commission, project, remarks. */
export function ReferenceSection({ choices, onChoose }: ReferenceSectionProps) {
  const t = useTexts('checkout')
  const kommi = useKeptText(choices.kommi, (text) => onChoose({ kommi: text }))
  const project1 = useKeptText(choices.project1, (text) => onChoose({ project1: text }))
  const project2 = useKeptText(choices.project2, (text) => onChoose({ project2: text }))
  const text = useKeptText(choices.text, (value) => onChoose({ text: value }))
  return (
    <Section title={t('reference')}>
      <div className={styles.fields}>
        <TextField label={t('kommi')} hint={t('kommiHint')} maxLength={80} autoComplete="off" {...kommi} />
        <TextField label={t('project1')} maxLength={120} autoComplete="off" {...project1} />
        <TextField label={t('project2')} maxLength={120} autoComplete="off" {...project2} />
      </div>
      <TextAreaField label={t('text')} maxLength={2000} {...text} />
    </Section>
  )
}
