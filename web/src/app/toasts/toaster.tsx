import {
  type FocusEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Icon } from '#web/ui/icon/icon.tsx'
import { isRefusal } from '../api/api-error.ts'
import { useErrorText, useFieldErrorText } from '../errors/use-error-text.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { whenBackLater } from '../when-back-later.ts'
import { dismiss, isOffline, type Toast, toastStore } from './toast-store.ts'
import styles from './toaster.module.css'

const none: readonly Toast[] = []
/** Long enough to read and to reach the button; errors stay until they are closed, or what they say is over. */
const visibleFor = { withUndo: 10_000, plain: 5_000 }
const icons = { done: 'circle-check', info: 'info', error: 'circle-alert' } as const

/**
 * Shows toasts; an open dialog has a toaster of its own, which shows them instead. The live region is always in the page, or
 * screen readers would miss the first one. Whoever came over to a toast is back where he was when it goes; Escape closes the
 * newest from anywhere.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => none)
  const isShown = useIsLast()
  const spoken = useSyncExternalStore(toastStore.subscribe, toastStore.spoken, () => '')
  const cameFrom = useRef<Element>(null)
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  useEffect(() => {
    const newest = toasts.at(-1)
    if (newest === undefined) return undefined
    // What one has just pressed comes out from under the toast that answers it.
    const focused = document.activeElement
    if (focused?.matches(':focus-visible')) focused.scrollIntoView({ block: 'nearest' })
    // In a dialog Escape means the dialog.
    const onKey = ({ key }: KeyboardEvent) =>
      key === 'Escape' && !document.querySelector('dialog[open]') && dismiss(newest.id)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [toasts])
  function goBack() {
    const from = cameFrom.current
    const place = from?.isConnected ? from : document.getElementById('content')
    if (place instanceof HTMLElement) place.focus({ preventScroll: true })
  }
  return (
    <div className={styles.toaster} aria-live="polite" onFocus={onFocus}>
      <p className="visually-hidden">{spoken}</p>
      {isShown && toasts.map((toast) => <ToastCard key={toast.id} toast={toast} onGone={goBack} />)}
    </div>
  )
}

/** Whether this toaster is the one that came last. */
function useIsLast(): boolean {
  const id = useId()
  useLayoutEffect(() => toastStore.enter(id), [id])
  const last = useSyncExternalStore(toastStore.subscribe, toastStore.last, () => undefined)
  return last === id
}

const isOn = (card: HTMLElement | null) => card?.contains(document.activeElement)

interface ToastCardProps {
  toast: Toast
  /** It goes while the focus is on it. */
  onGone: () => void
}

function ToastCard({ toast, onGone }: ToastCardProps) {
  const t = useTexts('app')
  const errorText = useErrorText()
  const fieldText = useFieldErrorText()
  const undo = 'undo' in toast ? toast.undo : undefined
  const card = useRef<HTMLDivElement>(null)
  const [isOver, setIsOver] = useState(false)

  /** Forms mark what is wrong and tell it themselves; where a toast tells it nothing is marked, so it says what is wrong. */
  const wrong = (error: unknown) =>
    (isRefusal(error, 'INVALID_PARAMS') && fieldText(Object.values(error.fields)[0])) || errorText(error)

  useLayoutEffect(() => {
    const element = card.current
    return () => {
      if (isOn(element)) onGone()
    }
    // What it does is the same at each drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  useEffect(() => {
    if (!isOffline(toast)) return undefined
    return whenBackLater(toast.error, () => Promise.resolve(setIsOver(true)))
  }, [toast])

  useEffect(() => {
    if (toast.kind === 'error' && !isOver) return undefined
    // Nothing goes from under somebody's hands.
    const look = () => isOn(card.current) || card.current?.matches(':hover') || dismiss(toast.id)
    const timer = setInterval(look, undo ? visibleFor.withUndo : visibleFor.plain)
    return () => clearInterval(timer)
  }, [toast, undo, isOver])

  return (
    <div ref={card} className={styles.toast} data-kind={toast.kind}>
      <Icon name={icons[toast.kind]} size={20} />
      <p className={styles.text}>{'text' in toast ? toast.text : wrong(toast.error)}</p>
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
        <Icon name="close" size={18} />
      </button>
    </div>
  )
}
