import { Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '#web/app/lazily.tsx'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import styles from './lists-screen.module.css'
import type { List } from './queries.ts'

const DeleteDialog = lazyDialog(async () => (await import('./delete-dialog.tsx')).DeleteDialog)

/** Deleting cannot be undone, so it is asked first. */
export function DeleteList({ list }: { list: List }) {
  const t = useTexts('lists')
  const [asked, setAsked] = useState(false)
  const label = t('deleteNamed', { name: list.name })
  return (
    <>
      <button
        type="button"
        className={styles.icon}
        aria-label={label}
        title={label}
        onClick={() => setAsked(true)}
      >
        <Trash2 aria-hidden size={18} />
      </button>
      {asked && (
        <Suspense>
          <DeleteDialog list={list} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  )
}
