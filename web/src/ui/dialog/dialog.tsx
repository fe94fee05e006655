import { type ReactNode, use, useId, useLayoutEffect, useRef } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { keepUnits } from '../format/keep-units.ts'
import { Icon } from '../icon/icon.tsx'
import { DialogNews } from './dialog-news.ts'
import styles from './dialog.module.css'

interface DialogProps {
  title: string
  /** What the title asks about; it is read out with it. */
  about?: string
  onClose: () => void
  children: ReactNode
  /** Buttons at the lower edge, the main one last. */
  actions?: ReactNode
  /** `side` stands at the right edge in full height, `top` below the head of the page in full width. */
  place?: 'middle' | 'side' | 'top'
  wide?: boolean
}

/**
 * A dialog, open as long as it is rendered. The browser's own element keeps the focus inside and gives it back;
 * Escape and a click beside it close it.
 */
export function Dialog(props: DialogProps) {
  const { title, about, onClose, children, actions, place = 'middle', wide = false } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const aboutId = useId()
  const t = useTexts('app')
  const news = use(DialogNews)

  // Closed before it leaves the page, else the browser has nothing to give the focus back from.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    // The click beside the dialog is an addition for the mouse; Escape and the close button do the same.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-place={place}
      data-wide={wide || undefined}
      aria-labelledby={titleId}
      aria-describedby={about === undefined ? undefined : aboutId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div className={styles.box}>
        <div className={styles.top}>
          <div className={styles.head}>
            <h2 id={titleId}>{keepUnits(title)}</h2>
            <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
              <Icon name="close" size={22} />
            </button>
          </div>
          {news}
        </div>
        <div className={styles.body}>
          {about !== undefined && (
            <p id={aboutId} className={styles.about}>
              {keepUnits(about)}
            </p>
          )}
          {children}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  )
}
