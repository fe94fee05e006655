import { useErrorText } from '#web/app/errors/use-error-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { FormAlert } from '#web/ui/field/form-alert.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'

/** What another window has saved meanwhile: a name, and what it is now. */
export type Line = readonly [label: string, now: string]

interface SaveRowProps {
  busy: boolean
  error: Error | null
  /** Undefined where nobody has saved anything meanwhile. */
  changed: readonly Line[] | undefined
  /** What the button says where it is not "save". */
  label?: string
}

/** The end of a form: what was refused, what somebody else has saved meanwhile, and the button. */
export function SaveRow({ busy, error, changed, label }: SaveRowProps) {
  const t = useTexts('users')
  const errorText = useErrorText()
  return (
    <>
      {changed ? (
        <Notice kind="warning">
          {t('changedMeanwhile')}
          <ul>
            {changed.map(([name, now]) => (
              <li key={name}>
                {name}: {now === '' ? '–' : now}
              </li>
            ))}
          </ul>
        </Notice>
      ) : (
        <FormAlert text={error ? errorText(error) : undefined} />
      )}
      <div>
        <Button type="submit" busy={busy}>
          {label ?? t('save')}
        </Button>
      </div>
    </>
  )
}
