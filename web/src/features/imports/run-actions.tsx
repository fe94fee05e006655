import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate } from '#web/app/api/queries.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { useIsAdmin } from '../staff/public.ts'
import styles from './imports.module.css'
import { isUnderWay, type Run } from './queries.ts'

/** Breaking a run off and undoing it, for administrators. */
export function RunActions({ run }: { run: Run }) {
  const t = useTexts('imports')
  const { api } = useShop()
  const client = useQueryClient()
  const isAdmin = useIsAdmin()
  const [asking, setAsking] = useState(false)
  const change = useMutation({
    mutationFn: (event: 'CANCEL_IMPORT' | 'UNDO_IMPORT') => api.post('imports', event, { run_id: run.id }),
    onSettled: () => {
      setAsking(false)
      return invalidate(client, 'imports')
    },
  })
  if (!isAdmin) return null
  if (isUnderWay(run))
    return run.cancellable ? (
      <div className={styles.buttons}>
        <Button look="danger" busy={change.isPending} onClick={() => change.mutate('CANCEL_IMPORT')}>
          {t('cancelRun')}
        </Button>
      </div>
    ) : null
  const isAgain = run.undo === 'done'
  if (isAgain && (run.rowsNotRestored === 0 || run.images !== 'kept')) return null
  if (run.images !== 'kept') return <p className={styles.soft}>{t(`images.${run.images}`)}</p>
  return (
    <div className={styles.buttons}>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t(isAgain ? 'undoAgain' : 'undo')}
      </Button>
      {asking && (
        <Dialog
          title={t('undoTitle')}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button look="plain" onClick={() => setAsking(false)}>
                {t('back')}
              </Button>
              <Button look="danger" busy={change.isPending} onClick={() => change.mutate('UNDO_IMPORT')}>
                {t('undo')}
              </Button>
            </>
          }
        >
          <p>{t(isAgain ? 'undoAgainText' : 'undoText')}</p>
        </Dialog>
      )}
    </div>
  )
}
