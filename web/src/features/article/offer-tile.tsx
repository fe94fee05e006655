import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { Answer } from '#web/app/api/resources.ts'
import { hasAccount } from '#web/app/guards.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useConfig, useSession } from '#web/app/shop-queries.ts'
import { AddToBasket } from '#web/features/basket/public.ts'
import { CompareButton } from '#web/features/comparison/public.ts'
import { LabelButton } from '#web/features/labels/public.ts'
import { ListButton } from '#web/features/lists/public.ts'
import {
  EnergyLabels,
  type Offer,
  OfferAvailability,
  OfferPrice,
  useOffer,
} from '#web/features/offers/public.ts'
import { ArticleTile } from '#web/ui/article-tile/article-tile.tsx'
import { addressName } from '#web/ui/article-tile/tile-article.ts'
import { buttonClass } from '#web/ui/button/button-class.ts'

export type Tile = Answer<'search', 'SEARCH'>['response']['docs'][number]

type Marked = Pick<Tile, 'matnr' | 'maktx1' | 'qty_stepsize'>

interface OfferTileProps {
  article: Tile
  /** Of its heading. */
  level?: 2 | 3
  /** Among the first of the page. */
  eager?: boolean
}

/** An article in a grid with its price, stock and the way into the basket. */
export const OfferTile = memo(function OfferTile({ article, level = 3, eager = false }: OfferTileProps) {
  const { data: offer, isError } = useOffer({ matnr: article.matnr })
  return (
    <ArticleTile
      article={article}
      level={level}
      eager={eager}
      cross={<CrossCategories article={article} />}
      price={
        <>
          <OfferPrice offer={offer} failed={isError} isLong={Number(article.price) >= 10_000} />
          <EnergyLabels labels={article.eek_classes} />
        </>
      }
      availability={<OfferAvailability offer={offer} />}
      actions={<OfferAction article={article} offer={offer} layout="tile" />}
      marks={<TileMarks article={article} />}
    />
  )
})

/** The kinds of accessories an article has, which stand on its page. */
function CrossCategories({ article }: { article: Pick<Tile, 'matnr' | 'maktx1' | 'cross'> }) {
  const t = useTexts('offers')
  const { accessories } = useConfig()
  const { matnr, maktx1, cross } = article
  if (cross.length === 0) return null
  return (
    <Link
      to="/p/$matnr/{-$description}"
      params={{ matnr, description: addressName(maktx1) }}
      hash="accessories"
    >
      {t('goesWith', { names: cross.map((key) => accessories[key] ?? key).join(', ') })}
    </Link>
  )
}

interface OfferActionProps {
  article: Tile
  offer: Offer | undefined
  layout: 'tile' | 'row'
}

/** Into the basket, or, without a price, to the article page, where one can ask for it. */
export function OfferAction({ article, offer, layout }: OfferActionProps) {
  const t = useTexts('offers')
  if (offer?.onRequest !== true) return <AddToBasket article={article} layout={layout} />
  const { matnr, maktx1 } = article
  return (
    <Link
      to="/p/$matnr/{-$description}"
      params={{ matnr, description: addressName(maktx1) }}
      className={buttonClass(
        layout === 'tile' ? { look: 'plain', size: 'small', wide: true } : { look: 'plain' },
      )}
    >
      {t('askForPrice')}
    </Link>
  )
}

/** Comparison, lists and labels of an article, for those who are signed in. */
export function TileMarks({ article, withWords = false }: { article: Marked; withWords?: boolean }) {
  const session = useSession()
  if (!hasAccount(session)) return null
  const { matnr, maktx1: name, qty_stepsize: quantity } = article
  return (
    <>
      <CompareButton matnr={matnr} name={name} withWords={withWords} />
      <ListButton matnr={matnr} name={name} quantity={quantity} withWords={withWords} />
      <LabelButton matnr={matnr} name={name} withWords={withWords} />
    </>
  )
}
