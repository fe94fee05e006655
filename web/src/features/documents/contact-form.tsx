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
import { SelectField } from '#web/ui/field/select-field.tsx'
import { TextAreaField } from '#web/ui/field/text-area-field.tsx'
import { TextField } from '#web/ui/field/text-field.tsx'
import { useFirstWrong } from '#web/ui/field/use-first-wrong.ts'
import styles from './views.module.css'

interface ContactFormProps {
  /** Whom one may write to, the likeliest first; more than one is chosen from. */
  recipients: readonly [Recipient, ...Recipient[]]
  /** What the mail is about, to begin with. */
  subject?: string
  /** Of the document it is about. */
  docid?: string
}

export interface Recipient {
  name: string
  mail: string
}

interface Question {
  mail_to: string
  subject: string
  message: string
}

function questionIn(form: HTMLFormElement): Question {
  const data = new FormData(form)
  return {
    mail_to: formText(data, 'mail_to'),
    subject: formText(data, 'subject'),
    message: formText(data, 'message'),
  }
}

const isSame = (one: Question, other: Question) =>
  one.mail_to === other.mail_to && one.subject === other.subject && one.message === other.message

const mutationKey = ['docs', 'ask']

/** A question to the wholesaler; the server says which field is not right. */
export function ContactForm({ recipients, subject = '', docid }: ContactFormProps) {
  const t = useTexts('documents')
  const errorText = useErrorText()
  const fieldText = useFieldErrorText()
  const { api } = useShop()
  const client = useQueryClient()
  const ask = useMutation({
    mutationKey,
    // The form says it all, and once only.
    meta: { handles: 'all' },
    mutationFn: (input: Question) =>
      api.post('docs', 'SEND_CONTACT_MAIL', { ...input, ...(docid !== undefined && { docid }) }),
    onSuccess: (_answer, sent) => {
      // What was typed meanwhile is a question of its own, or the rest of this one.
      if (form.current && isSame(questionIn(form.current), sent)) form.current.reset()
      say({ kind: 'done', text: t('askSent') })
    },
  })
  const form = useFirstWrong(ask.error)
  const fields = isRefusal(ask.error) ? ask.error.fields : {}

  // A recipient that is not to be chosen has no field to say it at.
  const unnamed = recipients.length === 1 ? fieldText(fields.mail_to) : undefined
  const alert = ask.error ? (unnamed ?? errorText(ask.error)) : undefined

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const question = questionIn(event.currentTarget)
    unlessPending(client, mutationKey, () => ask.mutate(question))
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {recipients.length === 1 ? (
        <input type="hidden" name="mail_to" value={recipients[0].mail} />
      ) : (
        <SelectField
          name="mail_to"
          label={t('askTo')}
          error={fieldText(fields.mail_to)}
          defaultValue={recipients[0].mail}
          options={recipients.map(({ name, mail }) => ({ value: mail, label: name }))}
          required
        />
      )}
      <TextField
        name="subject"
        label={t('askSubject')}
        error={fieldText(fields.subject)}
        defaultValue={subject}
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
      <FormAlert text={alert} />
      <div>
        <Button type="submit" busy={ask.isPending}>
          {t('askSend')}
        </Button>
      </div>
    </form>
  )
}
