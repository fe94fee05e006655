import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { Answer } from '#web/app/api/resources.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { AddToBasket } from '#web/features/basket/public.ts'
import { type Offer, OfferAvailability, OfferPrice, useOffer } from '#web/features/offers/public.ts'
import { ArticleTile } from '#web/ui/article-tile/article-tile.tsx'
import { addressName } from '#web/ui/article-tile/tile-article.ts'
import { buttonClass } from '#web/ui/button/button-class.ts'

export type Tile = Answer<'search', 'SEARCH'>['response']['docs'][number]

interface OfferTileProps {
  article: Tile
  /** Of its heading. */
  level?: 2 | 3
}

/** An article in a grid with its price, stock and the way into the basket. */
export const OfferTile = memo(function OfferTile({ article, level = 3 }: OfferTileProps) {
  const { data: offer } = useOffer({ matnr: article.matnr })
  return (
    <ArticleTile
      article={article}
      level={level}
      price={<OfferPrice offer={offer} />}
      availability={<OfferAvailability offer={offer} />}
      actions={<OfferAction article={article} offer={offer} layout="tile" />}
    />
  )
})

interface OfferActionProps {
  article: Tile
  offer: Offer | undefined
  layout: 'tile' | 'row'
}

/** Into the basket, or, without a price, to the article page, where one can ask for it. */
export function OfferAction({ article, offer, layout }: OfferActionProps) {
  const t = useTexts('article')
  if (offer?.onRequest !== true) return <AddToBasket article={article} layout={layout} />
  const { matnr, maktx1 } = article
  return (
    <Link
      to="/p/$matnr/{-$description}"
      params={{ matnr, description: addressName(maktx1) }}
      className={buttonClass({ look: 'plain', wide: layout === 'tile' })}
    >
      {t('askForPrice')}
    </Link>
  )
}
