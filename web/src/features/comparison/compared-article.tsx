import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { OfferAction } from '#web/features/article/public.ts'
import { EnergyLabels, OfferAvailability, OfferPrice, useOffer } from '#web/features/offers/public.ts'
import { ArticlePicture } from '#web/ui/article-tile/article-picture.tsx'
import { addressName } from '#web/ui/article-tile/tile-article.ts'
import styles from './comparison-table.module.css'
import type { Compared } from './queries.ts'
import { useComparison } from './use-comparison.ts'

type Tile = Compared['article']

/** Picture, name and number on top of an article's column, with the way out of the comparison. */
export function ComparedHead({ article }: { article: Tile }) {
  const t = useTexts('comparison')
  const { remove } = useComparison()
  const { matnr, matnrDisplay, maktx1, textLanguage, picture } = article
  return (
    <th scope="col" className={styles.head} aria-label={maktx1}>
      <span className={styles.picture}>
        {/* Also what stands beside the screen is printed. */}
        <ArticlePicture source={picture} size={140} eager />
      </span>
      <Link
        to="/p/$matnr/{-$description}"
        params={{ matnr, description: addressName(maktx1) }}
        lang={textLanguage}
      >
        {maktx1}
      </Link>
      <small>{t('number', { number: matnrDisplay })}</small>
      <button
        type="button"
        className={styles.remove}
        aria-label={t('remove', { name: maktx1 })}
        title={t('remove', { name: maktx1 })}
        onClick={({ currentTarget }) => {
          neighbourOf(currentTarget)?.focus()
          remove.mutate(article)
        }}
      >
        <X aria-hidden size={18} />
      </button>
    </th>
  )
}

/** The same button of the next column, or of the one before: where the keyboard goes on when this column is gone. */
function neighbourOf(button: HTMLElement): HTMLElement | null | undefined {
  const column = button.closest('th')
  const beside = column?.nextElementSibling ?? column?.previousElementSibling
  return beside?.querySelector('button')
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
