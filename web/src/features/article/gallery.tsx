import { ZoomIn } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '#web/app/lazily.tsx'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { ArticlePicture } from '#web/ui/article-tile/article-picture.tsx'
import styles from './gallery.module.css'
import type { Article } from './queries.ts'

const ZoomDialog = lazyDialog(async () => (await import('./zoom-dialog.tsx')).ZoomDialog)

/** Of the large picture, as gallery and screen lay it out. */
const widths = '(max-width: 56rem) min(70vw, 24rem), (max-width: 90rem) 48vw, 42rem'

/** The article's pictures: one large, the others below it; Enter or a press shows it larger still. */
export function Gallery({ article }: { article: Article }) {
  const t = useTexts('article')
  const [shown, setShown] = useState(0)
  const [zoomed, setZoomed] = useState(false)
  const { images, image, maktx } = article
  const pictures = images.length > 0 ? images : [{ source: image, title: '' }]
  const picture = pictures[shown] ?? { source: image, title: '' }
  const nameOf = (title: string) => {
    if (title === '') return maktx
    return title.startsWith(maktx) ? title : `${maktx}, ${title}`
  }

  return (
    <section className={styles.gallery} aria-label={t('pictures')}>
      <button
        type="button"
        className={styles.large}
        onClick={() => setZoomed(true)}
        aria-label={t('enlarge', { title: nameOf(picture.title) })}
      >
        <ArticlePicture source={picture.source} size={760} sizes={widths} alt={nameOf(picture.title)} eager />
        <span className={styles.zoom} aria-hidden>
          <ZoomIn size={20} />
        </span>
      </button>
      {pictures.length > 1 && (
        <ul className={`plain-list ${styles.thumbs}`}>
          {pictures.map(({ source, title }, index) => (
            <li key={source}>
              <button
                type="button"
                aria-label={t('showPicture', { title: nameOf(title) })}
                aria-current={index === shown || undefined}
                onClick={() => setShown(index)}
              >
                <ArticlePicture source={source} size={72} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {zoomed && (
        <Suspense fallback={null}>
          <ZoomDialog
            pictures={pictures.map(({ source, title }) => ({ source, title: nameOf(title) }))}
            shown={shown}
            onShow={setShown}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      )}
    </section>
  )
}
