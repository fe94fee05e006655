import { useMutation } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { formText } from '#web/app/form-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { useSession } from '#web/app/shop-queries.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Face } from '#web/ui/face/face.tsx'
import styles from './imports.module.css'
import { PreviewPart } from './preview-part.tsx'
import type { Preview, Reading } from './queries.ts'
import { ReadingFields } from './reading-fields.tsx'
import { sendFiles } from './send-files.ts'

export const Route = createFileRoute('/_staff/staff/imports/new')({
  staticData: { texts: ['imports'] },
  head: ({ match }) => pageTitle(match.context, 'imports', 'newImport'),
  component: NewImportScreen,
})

function NewImportScreen() {
  const t = useTexts('imports')
  const { staffRole } = useSession()
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { key: 'imports', content: <Link to="/staff/imports">{t('title')}</Link> },
          { key: 'new', content: t('newImport') },
        ]}
      />
      <header className={styles.head}>
        <h1>{t('newImport')}</h1>
        <p className={styles.soft}>{t('newText')}</p>
      </header>
      {staffRole === 'admin' ? (
        <NewImport />
      ) : (
        <Face kind="empty" level={2} title={t('adminOnlyTitle')} text={t('adminOnly')} />
      )}
    </>
  )
}

type Shown = { reading: Reading; preview: Preview }

/** Files, how to read them, what they would change, and the start. */
function NewImport() {
  const t = useTexts('imports')
  const { api } = useShop()
  const navigate = Route.useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef<{ files: readonly File[]; ids: string[] }>({ files: [], ids: [] })
  const [share, setShare] = useState(0)
  const [shown, setShown] = useState<Shown>()

  const look = useMutation({
    mutationFn: async (columns: Reading['columns']): Promise<Shown> => {
      const data = new FormData(form.current ?? undefined)
      const files = data.getAll('files').filter((file) => file instanceof File)
      const isSent =
        files.length === sent.current.files.length &&
        files.every((file, at) => isSame(file, sent.current.files[at]))
      if (!isSent) sent.current = { files, ids: await sendFiles(api, files, setShare) }
      const reading: Reading = { ...readingIn(data), file_ids: sent.current.ids, ...(columns && { columns }) }
      return { reading, preview: await api.post('imports', 'PREVIEW', reading) }
    },
    onSuccess: setShown,
  })
  const start = useMutation({
    mutationFn: (reading: Reading) => api.post('imports', 'START_IMPORT', reading),
    onSuccess: ({ run_id: id }) => navigate({ to: '/staff/imports/$id', params: { id } }),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    look.mutate(undefined)
  }

  return (
    <>
      <form ref={form} className={styles.form} onSubmit={submit} onChange={() => setShown(undefined)}>
        <ReadingFields />
        {look.isPending && (
          <progress className={styles.bar} max={1} value={share} aria-label={t('sending')} />
        )}
        <div className={styles.buttons}>
          <Button type="submit" busy={look.isPending}>
            {t('look')}
          </Button>
        </div>
      </form>
      <div aria-live="polite">
        {shown && (
          <PreviewPart
            preview={shown.preview}
            busy={look.isPending || start.isPending}
            onColumns={(columns) => look.mutate(columns)}
            onStart={(columns) => start.mutate({ ...shown.reading, ...(columns && { columns }) })}
          />
        )}
      </div>
    </>
  )
}

function isSame(file: File, other: File | undefined): boolean {
  return file.name === other?.name && file.size === other.size && file.lastModified === other.lastModified
}

function readingIn(data: FormData): Omit<Reading, 'file_ids'> {
  const text = (name: string) => formText(data, name).trim()
  return {
    supplier: text('supplier'),
    customer_number: text('customer_number'),
    markup: text('markup'),
    basis: text('basis') === 'purchase' ? 'purchase' : 'list',
    gros_list: text('gros_list') === 'ignore' ? 'ignore' : 'retail',
    expired: text('expired') === 'extend' ? 'extend' : 'end',
  }
}
