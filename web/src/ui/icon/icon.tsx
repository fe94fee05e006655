import type { IconName } from './icon-symbols.tsx'

/**
 * An icon by reference to its drawing in the document ({@link IconSymbols}): in the frame, in rows and tiles, where
 * drawing each one anew would be a third of the page, and in whatever the first page's scripts can draw, down to toasts.
 * Elsewhere the icons of the library serve directly.
 */
export function Icon({ name, size }: { name: IconName; size: number }) {
  return (
    <svg width={size} height={size} aria-hidden>
      <use href={`#icon-${name}`} />
    </svg>
  )
}
