import { X } from 'lucide-react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { OfferAction } from '#web/features/article/public.ts'
import { EnergyLabels, OfferAvailability, OfferPrice, useOffer } from '#web/features/offers/public.ts'
import { ArticleLink } from '#web/ui/article-tile/article-link.tsx'
import { ArticlePicture } from '#web/ui/article-tile/article-picture.tsx'
import { focusBeside } from '#web/ui/focus/focus-beside.ts'
import styles from './comparison-table.module.css'
import type { Compared } from './queries.ts'
import { useComparison } from './use-comparison.ts'

type Tile = Compared['article']

/** Picture, name and number on top of an article's column, with the way out of the comparison. */
export function ComparedHead({ compared }: { compared: Compared }) {
  const t = useTexts('comparison')
  const { remove } = useComparison()
  const { article } = compared
  const { matnrDisplay, maktx1, picture } = article
  return (
    <th scope="col" className={styles.head} aria-label={maktx1}>
      <span className={styles.picture}>
        {/* Also what stands beside the screen is printed. */}
        <ArticlePicture source={picture} size={140} eager />
      </span>
      <ArticleLink article={article} />
      <small>{t('number', { number: matnrDisplay })}</small>
      <button
        type="button"
        className={styles.remove}
        aria-label={t('remove', { name: maktx1 })}
        title={t('remove', { name: maktx1 })}
        onClick={({ currentTarget }) => {
          focusBeside(currentTarget, 'th')
          remove.mutate([compared])
        }}
      >
        <X aria-hidden size={18} />
      </button>
    </th>
  )
}

/** Price, energy class and stock. */
export function ComparedOffer({ article }: { article: Tile }) {
  const { data: offer, isError } = useOffer({ matnr: article.matnr })
  return (
    <td>
      <OfferPrice offer={offer} failed={isError} />
      <EnergyLabels labels={article.eek_classes} />
      <OfferAvailability offer={offer} />
    </td>
  )
}

/** The way into the basket. */
export function ComparedOrder({ article }: { article: Tile }) {
  const { data: offer } = useOffer({ matnr: article.matnr })
  return (
    <td>
      <OfferAction article={article} offer={offer} layout="tile" />
    </td>
  )
}
