import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { invalidate } from '#web/app/api/queries.ts'
import { useErrorText, useFieldErrorText } from '#web/app/errors/use-error-text.ts'
import { formText } from '#web/app/form-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { CheckField } from '#web/ui/field/check-field.tsx'
import { TextAreaField } from '#web/ui/field/text-area-field.tsx'
import { TextField } from '#web/ui/field/text-field.tsx'
import { useFirstWrong } from '#web/ui/field/use-first-wrong.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import type { Synonym } from './queries.ts'
import styles from './staff.module.css'

interface SynonymDialogProps {
  /** The entry to change; a new one where absent. */
  before?: Synonym | undefined
  word: string
  onClose: () => void
}

/** A word, what it means as well, and which way that holds. */
export function SynonymDialog({ before, word, onClose }: SynonymDialogProps) {
  const t = useTexts('staff')
  const errorText = useErrorText()
  const fieldText = useFieldErrorText()
  const { api, i18n } = useShop()
  const client = useQueryClient()
  const formId = useId()
  const save = useMutation({
    meta: { handles: ['NAME_ALREADY_TAKEN', 'INVALID_PARAMS', 'CHANGED_MEANWHILE'] },
    mutationFn: (data: FormData) =>
      api.post('staff', 'SAVE_SYNONYM', {
        word: formText(data, 'word'),
        language: formText(data, 'language') === 'en' ? 'en' : 'de',
        synonyms: wordsOf(formText(data, 'synonyms')),
        one_way: formText(data, 'way') === 'one',
        ...(before && {
          old_word: before.word,
          old_language: before.language,
          old_synonyms: before.synonyms,
          old_one_way: before.oneWay,
        }),
      }),
    onSuccess: () => {
      say({ kind: 'done', text: t('synonymSaved') })
      onClose()
      return invalidate(client, 'staff', 'search')
    },
    onError: (error) => {
      // What stands there now is in the list behind the dialog.
      if (isRefusal(error, 'CHANGED_MEANWHILE')) void invalidate(client, 'staff')
    },
  })
  const wrong = isRefusal(save.error, 'INVALID_PARAMS') ? save.error.fields : {}
  const form = useFirstWrong(save.error)
  // Of several words each has a place of its own: "synonyms.3".
  const wrongOther = Object.keys(wrong).find((field) => field.startsWith('synonyms'))

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    save.mutate(new FormData(event.currentTarget))
  }
  const language = before?.language ?? i18n.language

  return (
    <Dialog
      title={before ? t('editNamed', { word: before.word }) : t('newSynonym')}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={save.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={styles.form} onSubmit={submit}>
        {isRefusal(save.error, 'CHANGED_MEANWHILE') && <Notice kind="warning">{t('synonymChanged')}</Notice>}
        <TextField
          name="word"
          label={t('word')}
          required
          maxLength={80}
          defaultValue={word}
          autoComplete="off"
          error={
            isRefusal(save.error, 'NAME_ALREADY_TAKEN') ? errorText(save.error) : fieldText(wrong['word'])
          }
        />
        <TextAreaField
          name="synonyms"
          label={t('otherWords')}
          hint={t('otherWordsHint')}
          error={wrongOther === undefined ? undefined : t('otherWordsWrong')}
          required
          maxLength={2000}
          defaultValue={before?.synonyms.join('\n') ?? ''}
        />
        <fieldset className={styles.form}>
          <legend>{t('way')}</legend>
          <CheckField
            type="radio"
            name="way"
            value="two"
            label={t('twoWay')}
            hint={t('twoWayHint')}
            defaultChecked={before?.oneWay !== true}
          />
          <CheckField
            type="radio"
            name="way"
            value="one"
            label={t('oneWay')}
            hint={t('oneWayHint')}
            defaultChecked={before?.oneWay === true}
          />
        </fieldset>
        <fieldset className={styles.form}>
          <legend>{t('language')}</legend>
          {(['de', 'en'] as const).map((each) => (
            <CheckField
              key={each}
              type="radio"
              name="language"
              value={each}
              label={t(`language.${each}`)}
              defaultChecked={language === each}
            />
          ))}
        </fieldset>
      </form>
    </Dialog>
  )
}

/** Words stand on lines of their own or between commas. */
const wordsOf = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
