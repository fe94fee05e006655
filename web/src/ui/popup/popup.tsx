import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './popup.module.css'
import { useCloseRequest } from './use-close-request.ts'
import { usePressElsewhere } from './use-press-elsewhere.ts'

interface PopupProps {
  /** What the button shows. */
  button: ReactNode
  /** Names the button where its content has no words. */
  label?: string
  buttonClass: string | undefined
  /** Rendered only while open, so that it can be loaded when needed. */
  children: (close: () => void) => ReactNode
  /** The pointer or the focus has come near: a good moment to load what will open. */
  onNear?: () => void
  align?: 'start' | 'end'
}

/** A button that opens a small area below it; Escape, Back, a click elsewhere and leaving by Tab close it. */
export function Popup({ button, label, buttonClass, children, onNear, align = 'end' }: PopupProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = () => setOpen(false)
  useCloseRequest(open, () => {
    setOpen(false)
    trigger.current?.focus()
  })
  usePressElsewhere(open, () => root.current, close)

  useEffect(() => {
    if (!open) return undefined
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      trigger.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])

  return (
    <div
      ref={root}
      className={styles.popup}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && root.current?.contains(relatedTarget) !== true) close()
      }}
    >
      <button
        ref={trigger}
        type="button"
        className={buttonClass}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={label}
        onClick={() => setOpen(!open)}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        {button}
      </button>
      {open && (
        <div id={id} className={styles.area} data-align={align}>
          {children(close)}
        </div>
      )}
    </div>
  )
}
