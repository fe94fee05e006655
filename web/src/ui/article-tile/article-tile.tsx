import { Link } from '@tanstack/react-router'
import { memo, type ReactNode } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { keepUnits } from '../format/keep-units.ts'
import { ArticlePicture } from './article-picture.tsx'
import styles from './article-tile.module.css'
import { addressName, type TileArticle } from './tile-article.ts'

interface ArticleTileProps {
  article: TileArticle
  /** What goes with it, in one line. */
  cross?: ReactNode
  /** Prices; the place has its final height before they come. */
  price?: ReactNode
  availability?: ReactNode
  /** Quantity and buttons. */
  actions?: ReactNode
  /** Small buttons that keep the article somewhere. */
  marks?: ReactNode
  /** Of the heading, so that headings stay in order. */
  level?: 2 | 3
  /** In sight at once: its picture is loaded before everything else. */
  eager?: boolean
}

/** An article in a grid, laid like a tile: picture, name, number, then price, stock and actions in fixed places. */
export const ArticleTile = memo(function ArticleTile({
  article,
  cross,
  price,
  availability,
  actions,
  marks,
  level = 3,
  eager = false,
}: ArticleTileProps) {
  const t = useTexts('app')
  const Heading = `h${level}` as const
  const { matnr, matnrDisplay, maktx1, maktx2, textLanguage } = article
  return (
    <article className={styles.tile}>
      <Link
        to="/p/$matnr/{-$description}"
        params={{ matnr, description: addressName(maktx1) }}
        className={styles.link}
      >
        <ArticlePicture source={article.picture} size={240} eager={eager} />
        <Heading className={styles.name} lang={textLanguage}>
          {keepUnits(maktx1)}
        </Heading>
      </Link>
      <p className={styles.more} lang={textLanguage}>
        {keepUnits(maktx2)}
      </p>
      <p className={styles.number}>{t('articleNumber', { number: matnrDisplay })}</p>
      {cross !== undefined && <p className={styles.cross}>{cross}</p>}
      <div className={styles.price}>{price}</div>
      <div className={styles.availability}>{availability}</div>
      {marks !== undefined && <div className={styles.marks}>{marks}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </article>
  )
})
