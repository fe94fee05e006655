import { type ChangeEvent, Suspense, useRef, useState } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { lazyDialog } from '#web/app/lazily.tsx'
import { say } from '#web/app/toasts/toast-store.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import type { PastedRow } from '../pasted-rows.ts'
import { mostRows } from '../use-quick-order.ts'
import { fileEndings, type OrderFile } from './order-file.ts'
import { useOrderFile } from './use-order-file.ts'

const ColumnsDialog = lazyDialog(async () => (await import('./columns-dialog.tsx')).ColumnsDialog)

/** Loads a file into the quick order: one of craft software at once, a table after its columns are confirmed. */
export function LoadFile({ onTake }: { onTake: (rows: readonly PastedRow[]) => void }) {
  const t = useTexts('basket')
  const input = useRef<HTMLInputElement>(null)
  const [table, setTable] = useState<Exclude<OrderFile, { kind: 'rows' }>>()
  const reading = useOrderFile((file) => {
    if (file.kind === 'rows') take(file.name, file.rows)
    else setTable(file)
  })

  function take(name: string, rows: readonly PastedRow[]) {
    if (rows.length === 0) return say({ kind: 'error', text: t('file.NO_LINES', { name }) })
    onTake(rows)
    say({ kind: 'info', text: t('fileTaken', { count: Math.min(rows.length, mostRows), name }) })
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    // The same file may be chosen again, corrected.
    target.value = ''
    if (file) reading.mutate(file)
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={fileEndings}
        aria-label={t('loadFile')}
        onChange={choose}
      />
      <Button
        look="ghost"
        busy={reading.isPending}
        icon={<Icon name="table" size={18} />}
        onClick={() => input.current?.click()}
      >
        {t('loadFile')}
      </Button>
      {table && (
        <Suspense>
          <ColumnsDialog
            file={table}
            onTake={(rows) => {
              setTable(undefined)
              take(table.name, rows)
            }}
            onClose={() => setTable(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
