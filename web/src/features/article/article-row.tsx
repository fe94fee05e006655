import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { EnergyLabels, OfferAvailability, OfferPrice, useOffer } from '#web/features/offers/public.ts'
import { ArticlePicture } from '#web/ui/article-tile/article-picture.tsx'
import { addressName } from '#web/ui/article-tile/tile-article.ts'
import { keepUnits } from '#web/ui/format/keep-units.ts'
import styles from './article-row.module.css'
import { OfferAction, type Tile } from './offer-tile.tsx'

interface ArticleRowProps {
  article: Tile
  /** Below the name, such as when it was bought. */
  note?: string
}

/** An article in a few lines: picture, name, price, stock, and the way into the basket. */
export const ArticleRow = memo(function ArticleRow({ article, note }: ArticleRowProps) {
  const { data: offer, isError } = useOffer({ matnr: article.matnr })
  const { matnr, maktx1, textLanguage, picture } = article
  return (
    <div className={styles.row}>
      <span className={styles.picture}>
        <ArticlePicture source={picture} size={72} />
      </span>
      <Link
        to="/p/$matnr/{-$description}"
        params={{ matnr, description: addressName(maktx1) }}
        lang={textLanguage}
        className={styles.name}
      >
        {keepUnits(maktx1)}
      </Link>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      <span className={styles.price}>
        <OfferPrice offer={offer} failed={isError} />
        <EnergyLabels labels={article.eek_classes} />
      </span>
      <span className={styles.stock}>
        <OfferAvailability offer={offer} />
      </span>
      <span className={styles.action}>
        <OfferAction article={article} offer={offer} layout="row" />
      </span>
    </div>
  )
})
