import type { ContentKind } from '@shop/contract/resources/content'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { invalidate } from '#web/app/api/queries.ts'
import { useFieldErrorText } from '#web/app/errors/use-error-text.ts'
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
import type { ContentEntry } from './queries.ts'
import styles from './staff.module.css'

interface ContentDialogProps {
  kind: ContentKind
  /** The entry to change; a new one where absent. */
  before?: ContentEntry
  onClose: () => void
}

/** Title and text in both languages, from when until when they are shown, and where. */
export function ContentDialog({ kind, before, onClose }: ContentDialogProps) {
  const t = useTexts('staff')
  const fieldText = useFieldErrorText()
  const { api } = useShop()
  const client = useQueryClient()
  const formId = useId()
  const save = useMutation({
    meta: { handles: ['INVALID_PARAMS', 'CHANGED_MEANWHILE', 'NOT_FOUND'] },
    mutationFn: (data: FormData) =>
      api.post('content', 'SAVE_ENTRY', {
        kind,
        ...(before && { content_id: before.id, version: before.version }),
        title_de: formText(data, 'title_de'),
        title_en: formText(data, 'title_en'),
        text_de: formText(data, 'text_de'),
        text_en: formText(data, 'text_en'),
        topic_de: formText(data, 'topic_de'),
        topic_en: formText(data, 'topic_en'),
        position: formText(data, 'position') || '0',
        published: data.has('published'),
        valid_from: formText(data, 'valid_from'),
        valid_to: formText(data, 'valid_to'),
      }),
    onSuccess: () => {
      say({ kind: 'done', text: t('contentSaved') })
      onClose()
      return invalidate(client, 'content')
    },
    onError: (error) => {
      // What stands there now is in the list behind the dialog.
      if (!isRefusal(error, 'INVALID_PARAMS')) void invalidate(client, 'content')
    },
  })
  const wrong = isRefusal(save.error, 'INVALID_PARAMS') ? save.error.fields : {}
  const form = useFirstWrong(save.error)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!save.isPending) save.mutate(new FormData(event.currentTarget))
  }

  const field = (name: string) => ({ name, error: fieldText(wrong[name]) })
  return (
    <Dialog
      title={before ? t('editContent', { title: before.title.de }) : t(`newContent.${kind}`)}
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
      <form ref={form} id={formId} className={styles.form} onSubmit={submit} noValidate>
        {isRefusal(save.error, 'CHANGED_MEANWHILE', 'NOT_FOUND') && (
          <Notice kind="warning">{t('contentChanged')}</Notice>
        )}
        {(['de', 'en'] as const).map((language) => (
          <fieldset key={language} className={styles.form}>
            <legend>{t(`language.${language}`)}</legend>
            <TextField
              {...field(`title_${language}`)}
              label={t(`contentTitle.${kind}`)}
              hint={language === 'en' ? t('contentEnglish') : undefined}
              required={language === 'de'}
              maxLength={200}
              lang={language}
              defaultValue={before?.title[language]}
            />
            <TextAreaField
              {...field(`text_${language}`)}
              label={t(`contentBody.${kind}`)}
              hint={language === 'de' ? t('contentParagraphs') : undefined}
              required={language === 'de'}
              maxLength={8000}
              rows={6}
              lang={language}
              defaultValue={before?.text[language]}
            />
            {kind === 'faq' && (
              <TextField
                {...field(`topic_${language}`)}
                label={t('contentTopic')}
                hint={language === 'de' ? t('contentTopicHint') : undefined}
                maxLength={80}
                lang={language}
                defaultValue={before?.topic[language]}
              />
            )}
          </fieldset>
        ))}
        {kind === 'faq' && (
          <TextField
            {...field('position')}
            label={t('contentPosition')}
            hint={t('contentPositionHint')}
            inputMode="numeric"
            maxLength={4}
            defaultValue={String(before?.position ?? 0)}
          />
        )}
        <TextField
          {...field('valid_from')}
          type="date"
          label={t('contentFrom')}
          required={kind === 'news'}
          defaultValue={before?.validFrom ?? ''}
        />
        <TextField
          {...field('valid_to')}
          type="date"
          label={t('contentTo')}
          hint={t('contentToHint')}
          defaultValue={before?.validTo ?? ''}
        />
        <CheckField
          type="checkbox"
          name="published"
          label={t('contentPublished')}
          hint={t('contentPublishedHint')}
          defaultChecked={before?.published ?? true}
        />
      </form>
    </Dialog>
  )
}
