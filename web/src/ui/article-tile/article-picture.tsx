import { useShop } from '#web/app/use-shop.ts'
import styles from './article-tile.module.css'

interface ArticlePictureProps {
  /** A picture's source, for the image proxy; '' has none. */
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
  const { basePath } = useShop()
  if (source === '') return <span className={styles.noPicture} style={{ maxWidth: size }} />
  const address = (edge: number) => pictureAddress(basePath, source, edge)
  return (
    <img
      className={styles.picture}
      src={address(size)}
      srcSet={`${address(size)} 1x, ${address(size * 2)} 2x`}
      width={size}
      height={size}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}

function pictureAddress(basePath: string, source: string, edge: number): string {
  const query = new URLSearchParams({ source, width: String(edge), height: String(edge), type: 'webp' })
  return `${basePath}api/image?${query}`
}
