import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { useErrorText } from '../errors/use-error-text.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { dismiss, type Toast, toastStore } from './toast-store.ts'
import styles from './toaster.module.css'

const none: readonly Toast[] = []
/** Long enough to read and to reach the button; errors stay until they are closed. */
const visibleFor = { withUndo: 10_000, plain: 5_000 }
const icons = { done: CircleCheck, info: Info, error: CircleAlert }

/** Shows toasts. The live region is always in the page, or screen readers would miss the first one. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => none)
  return (
    <div className={styles.toaster} aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const t = useTexts('app')
  const errorText = useErrorText()
  const Icon = icons[toast.kind]
  const undo = 'undo' in toast ? toast.undo : undefined

  useEffect(() => {
    if (toast.kind === 'error') return undefined
    const timer = setTimeout(() => dismiss(toast.id), undo ? visibleFor.withUndo : visibleFor.plain)
    return () => clearTimeout(timer)
  }, [toast, undo])

  return (
    <div className={styles.toast} data-kind={toast.kind}>
      <Icon aria-hidden size={20} />
      <p className={styles.text}>{'text' in toast ? toast.text : errorText(toast.error)}</p>
      {undo && (
        <button
          type="button"
          className={styles.undo}
          onClick={() => {
            dismiss(toast.id)
            undo()
          }}
        >
          {t('undo')}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={t('close')}
        onClick={() => dismiss(toast.id)}
      >
        <X aria-hidden size={18} />
      </button>
    </div>
  )
}
