import { type FormEvent, useState } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { useErrorText, useFieldErrorText } from '#web/app/errors/use-error-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { FormAlert } from '#web/ui/field/form-alert.tsx'
import { TextAreaField } from '#web/ui/field/text-area-field.tsx'
import { TextField } from '#web/ui/field/text-field.tsx'
import { useFirstWrong } from '#web/ui/field/use-first-wrong.ts'
import { Panel } from '#web/ui/panel/panel.tsx'
import { AttachmentField } from './attachment-field.tsx'
import styles from './not-listed-products.module.css'
import { type LineField, readRequest } from './read-request.ts'
import { RequestLines } from './request-lines.tsx'
import type { LineStart } from './searched-line.ts'
import { toldByForm, useSendRequest } from './use-send-request.ts'

interface RequestFormProps {
  start: LineStart
  /** Gets the number of the request. */
  onSent: (id: string) => void
}

/** The request with its lines, file and words; what was typed stays until the shop has it. */
export function RequestForm({ start, onSent }: RequestFormProps) {
  const t = useTexts('service')
  const errorText = useErrorText()
  const fieldText = useFieldErrorText()
  const [lines, setLines] = useState<readonly number[]>([0])
  const [hasFile, setHasFile] = useState(false)
  const send = useSendRequest()
  const { error, variables } = send
  const form = useFirstWrong(error)
  const fields = isRefusal(error) ? error.fields : {}
  const fileProblem = isRefusal(error, 'FILE_GONE') ? error.code : fields['attachment']

  const errorOf = (line: number, field: LineField) =>
    fields[`positions.${variables?.lines.indexOf(line) ?? -1}.${field}`]

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (send.isPending) return
    const written = readRequest(new FormData(event.currentTarget), lines)
    send.mutate(written, { onSuccess: ({ request_id: id }) => onSent(id) })
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <RequestLines
        lines={lines}
        onLines={setLines}
        start={start}
        mustBeComplete={!hasFile}
        errorOf={errorOf}
      />
      <Panel title={t('more')}>
        <AttachmentField
          isChosen={hasFile}
          onChosen={(isChosen) => {
            setHasFile(isChosen)
            // What lines and file missed was said of another choice.
            if (error) send.reset()
          }}
          problem={fileProblem}
        />
        <TextField
          name="customer_reference"
          label={t('reference')}
          hint={t('referenceHint')}
          error={fieldText(fields['customer_reference'])}
          maxLength={80}
          autoComplete="off"
        />
        <TextAreaField
          name="remark"
          label={t('remark')}
          error={fieldText(fields['remark'])}
          maxLength={2000}
        />
      </Panel>
      <FormAlert text={isRefusal(error, ...toldByForm) ? errorText(error) : undefined} />
      <div>
        <Button type="submit" busy={send.isPending}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
