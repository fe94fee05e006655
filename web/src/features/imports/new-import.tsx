import { largestFile } from '@shop/contract/imports/sent-file'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useShop } from '#web/app/use-shop.ts'
import { useStillHere } from '#web/app/use-still-here.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useFirstWrong } from '#web/ui/field/use-first-wrong.ts'
import { FilesField } from './files-field.tsx'
import styles from './imports.module.css'
import { PreviewPart } from './preview-part.tsx'
import type { Preview, Reading } from './queries.ts'
import { ReadingFields } from './reading-fields.tsx'
import { readingIn } from './reading-in.ts'
import { SendingState } from './sending-state.tsx'
import { useLooking } from './use-looking.ts'
import { useSending } from './use-sending.ts'

/** Files, how to read them, what they would change, and the start. */
export function NewImport() {
  const t = useTexts('imports')
  const { api } = useShop()
  const navigate = useNavigate()
  const isStillHere = useStillHere()
  // Files chosen before the page came alive stand in the field alone.
  const input = useRef<HTMLInputElement>(null)
  const [total, setTotal] = useState(0)
  const [problem, setProblem] = useState<string>()
  const form = useFirstWrong(problem)
  const [shown, setShown] = useState<{ reading: Reading; preview: Preview }>()
  const sending = useSending()
  /** How often something else was chosen. */
  const changes = useRef(0)
  const looking = useLooking()

  const look = useMutation({
    mutationFn: async (chosen: Pick<Reading, 'columns' | 'numbers' | 'sheet'>) => {
      const ids = await sending.send([...(input.current?.files ?? [])])
      if (!ids) return undefined
      const { current: seen } = changes
      const said = readingIn(new FormData(form.current ?? undefined))
      const reading: Reading = { ...said, file_ids: ids, ...chosen }
      const preview = await looking.at(ids, () => api.post('imports', 'PREVIEW', reading))
      // What was looked at is not what stands in the form any more, and would be imported unseen.
      const isOther = seen !== changes.current
      return isOther || preview.unreadable?.code === 'CANCELLED' ? 'stopped' : { reading, preview }
    },
    meta: { handles: ['OFFLINE', 'FILE_GONE'] },
    onError: (error) => {
      if (isRefusal(error, 'NOT_FOUND')) sending.forget()
    },
  })
  const start = useMutation({
    mutationFn: (reading: Reading) => api.post('imports', 'START_IMPORT', reading),
    onSuccess: async ({ run_id: id }) => {
      if (isStillHere()) await navigate({ to: '/staff/imports/$id', params: { id } })
    },
  })

  /** One that was given up for another shows nothing any more. */
  const lookAt = (chosen: Pick<Reading, 'columns' | 'numbers' | 'sheet'>) =>
    look.mutate(chosen, { onSuccess: (seen) => setShown(seen === 'stopped' ? undefined : seen) })

  function change() {
    changes.current += 1
    setShown(undefined)
    looking.stop()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const files = [...(input.current?.files ?? [])]
    const empty = files.find(({ size }) => size === 0)
    const large = files.find(({ size }) => size > largestFile)
    const wrong = empty
      ? t('fileEmpty', { name: empty.name })
      : large && t('fileTooLarge', { name: large.name })
    setProblem(wrong)
    setTotal(files.reduce((sum, { size }) => sum + size, 0))
    if (wrong === undefined) lookAt({})
  }

  return (
    <>
      <form ref={form} className={styles.form} onSubmit={submit} onChange={change}>
        <FilesField
          input={input}
          problem={problem}
          onChange={() => {
            sending.stop()
            look.reset()
          }}
        />
        <ReadingFields />
        <SendingState
          total={total}
          sent={sending.bytes}
          busy={look.isPending}
          error={look.error}
          looked={looking.looked}
          isStopped={look.data === 'stopped'}
          onStop={sending.stop}
          onStopLooking={looking.stop}
        />
        <div className={styles.buttons}>
          <Button type="submit" busy={look.isPending}>
            {t(isRefusal(look.error, 'OFFLINE') ? 'goOn' : 'look')}
          </Button>
        </div>
      </form>
      {shown && (
        <PreviewPart
          preview={shown.preview}
          busy={look.isPending || start.isPending}
          onColumns={(columns) => lookAt({ ...(columns && { columns }), ...saidIn(shown.reading) })}
          onNumbers={(numbers, columns) =>
            lookAt({ ...saidIn(shown.reading), numbers, ...(columns && { columns }) })
          }
          onSheet={(sheet) => lookAt({ sheet })}
          onStart={(columns) => start.mutate({ ...shown.reading, ...(columns && { columns }) })}
        />
      )}
    </>
  )
}

/** What was answered stays said while other columns are chosen. */
function saidIn({ numbers, sheet }: Reading): Pick<Reading, 'numbers' | 'sheet'> {
  const isSaid = numbers !== undefined && numbers !== 'auto'
  return { ...(isSaid && { numbers }), ...(sheet !== undefined && { sheet }) }
}
