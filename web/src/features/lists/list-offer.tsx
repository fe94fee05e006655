import { EnergyLabels, OfferAvailability, OfferPrice, useOffer } from '#web/features/offers/public.ts'
import type { ListArticle } from './queries.ts'

/** What a line of a list asks a price for: scales count from the quantity noted there. */
export const askedFor = ({ matnr, unit, quantity }: Pick<ListArticle, 'matnr' | 'unit' | 'quantity'>) => ({
  matnr,
  unit,
  quantity,
})

interface ListOfferProps {
  line: ListArticle
  article: NonNullable<ListArticle['article']>
}

/** Price, energy class and stock of a list's line today. */
export function ListOffer({ line, article }: ListOfferProps) {
  const { data: offer, isError } = useOffer(askedFor(line))
  return (
    <span>
      <OfferPrice offer={offer} failed={isError} />
      <EnergyLabels labels={article.eek_classes} />
      <OfferAvailability offer={offer} />
    </span>
  )
}
