import styles from './article-tile.module.css'

interface ArticlePictureProps {
  /** The picture's address as the API gives it; '' has none. */
  source: string
  /** Edge in CSS pixels; where it depends on the screen, the largest. */
  size: number
  /** How wide it stands on which screen, as `sizes` of an image; without it always as wide as said. */
  sizes?: string
  /** Empty where the name stands beside it. */
  alt?: string
  /** In sight at once: loaded before everything else. */
  eager?: boolean
}

/** A square picture by the image proxy in the right resolution; its place never moves. */
export function ArticlePicture({ source, size, sizes, alt = '', eager = false }: ArticlePictureProps) {
  if (source === '') return <span className={styles.noPicture} style={{ maxWidth: size }} />
  return (
    <img
      className={styles.picture}
      src={sized(source, size)}
      srcSet={
        sizes === undefined
          ? `${sized(source, size)} 1x, ${sized(source, size * 2)} 2x`
          : largeEdges.map((edge) => `${sized(source, edge)} ${edge}w`).join(', ')
      }
      sizes={sizes}
      width={size}
      height={size}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      // It may be marked as missing before the page comes to life (app/ssr/missing-pictures.tsx).
      suppressHydrationWarning
    />
  )
}

/** Of those the image proxy makes, what a picture may need that takes a good part of the screen. */
const largeEdges = [320, 480, 640, 960, 1280]

/**
 * The proxy takes width, height and type besides the source that the address already names. Small pictures are
 * smallest as WebP; large ones come in the format the browser says it takes.
 */
function sized(address: string, edge: number): string {
  const type = edge < 480 ? '&type=webp' : ''
  return `${address}${address.includes('?') ? '&' : '?'}width=${edge}&height=${edge}${type}`
}
