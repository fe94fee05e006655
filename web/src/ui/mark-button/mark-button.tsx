import styles from './mark-button.module.css'

interface MarkButtonProps {
  icon: 'compare' | 'label' | 'list'
  /** Names what the button does with which article. */
  label: string
  /** Shown beside the icon where there is room for words. */
  words?: string
  /** The article is contained already: a check says so. */
  contained: boolean
  /** What to call a check, e.g. "In der Liste". */
  title: string
  onClick: () => void
  onNear?: () => void
  /** Opens a choice instead of switching by itself. */
  opens?: boolean
}

/**
 * A small button that keeps an article somewhere, with a check badge once it is there. Listings show dozens: its
 * pictures are masks of the style sheet, so that each is a single element.
 */
export function MarkButton({
  icon,
  label,
  words,
  contained,
  title,
  onClick,
  onNear,
  opens,
}: MarkButtonProps) {
  return (
    <button
      type="button"
      className={styles.mark}
      data-icon={icon}
      data-contained={contained || undefined}
      data-words={words === undefined ? undefined : ''}
      aria-label={label}
      aria-pressed={opens === true ? undefined : contained}
      aria-haspopup={opens === true ? 'dialog' : undefined}
      title={title}
      onClick={onClick}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      {words}
    </button>
  )
}
