import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { useErrorText, useFieldErrorText } from '#web/app/errors/use-error-text.ts'
import { formText } from '#web/app/form-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { unlessPending } from '#web/app/query/unless-pending.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Button } from '#web/ui/button/button.tsx'
import { FormAlert } from '#web/ui/field/form-alert.tsx'
import { TextAreaField } from '#web/ui/field/text-area-field.tsx'
import { TextField } from '#web/ui/field/text-field.tsx'
import { useFirstWrong } from '#web/ui/field/use-first-wrong.ts'
import type { DocumentDetail } from './queries.ts'
import { useDocumentWords } from './use-document-words.ts'
import styles from './views.module.css'

interface ContactFormProps {
  head: DocumentDetail['documentHead']
  mailTo: string
}

interface Question {
  subject: string
  message: string
}

function questionIn(form: HTMLFormElement): Question {
  const data = new FormData(form)
  return { subject: formText(data, 'subject'), message: formText(data, 'message') }
}

const isSame = (one: Question, other: Question) =>
  one.subject === other.subject && one.message === other.message

const mutationKey = ['docs', 'ask']

/** A question about a document; the server says which field is not right. */
export function ContactForm({ head, mailTo }: ContactFormProps) {
  const t = useTexts('documents')
  const errorText = useErrorText()
  const fieldText = useFieldErrorText()
  const { documentName } = useDocumentWords()
  const { api } = useShop()
  const client = useQueryClient()
  const ask = useMutation({
    mutationKey,
    // The form says it all, and once only.
    meta: { handles: 'all' },
    mutationFn: (input: Question) =>
      api.post('docs', 'SEND_CONTACT_MAIL', { ...input, mail_to: mailTo, docid: head.docid }),
    onSuccess: (_answer, sent) => {
      // What was typed meanwhile is a question of its own, or the rest of this one.
      if (form.current && isSame(questionIn(form.current), sent)) form.current.reset()
      say({ kind: 'done', text: t('askSent') })
    },
  })
  const form = useFirstWrong(ask.error)
  const fields = isRefusal(ask.error) ? ask.error.fields : {}

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const question = questionIn(event.currentTarget)
    unlessPending(client, mutationKey, () => ask.mutate(question))
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <TextField
        name="subject"
        label={t('askSubject')}
        error={fieldText(fields.subject)}
        defaultValue={t('askAbout', { document: documentName(head) })}
        maxLength={120}
        required
      />
      <TextAreaField
        name="message"
        label={t('askMessage')}
        error={fieldText(fields.message)}
        maxLength={4000}
        required
      />
      <FormAlert text={ask.error ? (fieldText(fields.mail_to) ?? errorText(ask.error)) : undefined} />
      <div>
        <Button type="submit" busy={ask.isPending}>
          {t('askSend')}
        </Button>
      </div>
    </form>
  )
}
