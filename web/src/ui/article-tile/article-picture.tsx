import styles from './article-tile.module.css'

interface ArticlePictureProps {
  /** The picture's address as the API gives it; '' has none. */
  source: string
  /** Edge in CSS pixels. */
  size: number
  /** Empty where the name stands beside it. */
  alt?: string
  /** In sight at once: loaded before everything else. */
  eager?: boolean
}

/** A square picture by the image proxy in the right resolution; its place never moves. */
export function ArticlePicture({ source, size, alt = '', eager = false }: ArticlePictureProps) {
  if (source === '') return <span className={styles.noPicture} style={{ maxWidth: size }} />
  return (
    <img
      className={styles.picture}
      src={sized(source, size)}
      srcSet={`${sized(source, size)} 1x, ${sized(source, size * 2)} 2x`}
      width={size}
      height={size}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}

/**
 * The proxy takes width, height and type besides the source that the address already names. Small pictures are
 * smallest as WebP; large ones come in the format the browser says it takes.
 */
function sized(address: string, edge: number): string {
  const type = edge < 480 ? '&type=webp' : ''
  return `${address}${address.includes('?') ? '&' : '?'}width=${edge}&height=${edge}${type}`
}
