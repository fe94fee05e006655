import { compare } from '@shop/contract/exact'
import { isOnStep, quantityRules, snapToStep } from '@shop/contract/quantity-step'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight, ShoppingCart } from 'lucide-react'
import type { Answer } from '#web/app/api/resources.ts'
import { useErrorText } from '#web/app/errors/use-error-text.ts'
import { basketsQuery } from '#web/app/frame/basket-queries.ts'
import rows from '#web/app/frame/suggestions.module.css'
import { useShop } from '#web/app/use-shop.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useConfig } from '#web/app/shop-queries.ts'
import { useAddArticle } from '#web/features/basket/public.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import styles from './command-bar.module.css'
import { type AddCommand, basketsCalled } from './parse-command.ts'
import { UnreadNote } from './unread-note.tsx'

type Found = Answer<'search', 'SUGGEST'>['articles'][number]

interface AddRowsProps {
  order: AddCommand
  /** The one with exactly this number; undefined where there is none. */
  article: Found | undefined
  onClose: () => void
  /** Closes it, for the visitor is led elsewhere. */
  onLeave: () => void
}

/** What an order to add was understood as: a line for each basket it may mean, or what is not known of it. */
export function AddRows({ order, article, onClose, onLeave }: AddRowsProps) {
  const t = useTexts('keys')
  if (article === undefined) return <p className={styles.note}>{t('noArticle', { number: order.number })}</p>
  const rest = { order, article, onClose, onLeave }
  if (order.unit !== undefined) return <UnitRows {...rest} unit={order.unit} />
  // Whoever may not see his own price sees none either: what is on request the offer says.
  return article.price === null && article.netPrice === null ? (
    <UnlessOnRequest {...rest} />
  ) : (
    <BasketRows {...rest} />
  )
}

type RowsProps = AddRowsProps & { article: Found }

/** Asked for here and not with the offers of tiles: their code would weigh on the first page. */
function useOffer(matnr: string, unit = '') {
  const { api } = useShop()
  const articles = [unit === '' ? { matnr } : { matnr, unit }]
  return useQuery({
    queryKey: ['materialmaster', 'by number', matnr, unit],
    queryFn: () => api.post('materialmaster', 'GET_AVAILABILITIES_AND_PRICES', { articles }),
  })
}

/** An article without a price leads to its page, where it can be asked for. */
function UnlessOnRequest(props: RowsProps) {
  const { data, isPending } = useOffer(props.article.matnr)
  if (isPending) return null
  return data?.results[0]?.onRequest === true ? <OnRequest {...props} /> : <BasketRows {...props} />
}

/** Only the shop knows which units an article has, and which of them is meant. */
function UnitRows(props: RowsProps & { unit: string }) {
  const { order, article, unit } = props
  const errorText = useErrorText()
  const { data, error } = useOffer(article.matnr, unit)
  const [offer] = data?.results ?? []
  if (error !== null) return <p className={styles.note}>{errorText(error)}</p>
  if (offer === undefined) return null
  if (offer.onRequest) return <OnRequest {...props} />
  if (offer.problem !== 'UNKNOWN_UNIT') return <BasketRows {...props} unit={offer.unit} />
  return <UnreadNote order={{ number: order.number, typed: unit }} article={article} isUnit />
}

function OnRequest({ article, onLeave }: RowsProps) {
  const t = useTexts('keys')
  const { matnr } = article
  return (
    <Link to="/p/$matnr/{-$description}" params={{ matnr }} data-add className={rows.row} onClick={onLeave}>
      <ArrowRight aria-hidden size={16} />
      {t('onRequest', { name: article.maktx1 })}
    </Link>
  )
}

/** @param unit of the quantity; left out, the one the article is sold in. In another one the shop knows the steps alone. */
function BasketRows({ order, article, onClose, unit = article.meins }: RowsProps & { unit?: string }) {
  const t = useTexts('keys')
  const errorText = useErrorText()
  const formats = useFormats()
  const adding = useAddArticle()
  const asked = useQuery(basketsQuery)
  const baskets = asked.data?.multibaskets ?? []
  const { maxQuantity } = useConfig()
  const { basket } = order
  const { matnr, maktx1, meins, qty_stepsize: step } = article
  const rules = quantityRules({ step }, String(maxQuantity))
  const isSold = unit !== meins || isOnStep(order.quantity, rules)
  const quantity = isSold ? order.quantity : snapToStep(order.quantity, rules)
  const isTooMuch = compare(order.quantity, rules.max) > 0
  const inWords = (amount: string) => formats.quantity(amount, unit)
  if (basket !== undefined && asked.data === undefined)
    // An answer that did not come does not say that no basket is called so.
    return asked.error === null ? null : <p className={styles.note}>{errorText(asked.error)}</p>
  const meant = basket === undefined ? [activeOf(baskets)] : basketsCalled(basket, baskets)
  if (basket !== undefined && meant.length === 0)
    return <p className={styles.note}>{t('noBasket', { basket })}</p>
  return meant.map(({ id, name }) => (
    <button
      key={id ?? ''}
      type="button"
      data-add
      className={rows.row}
      onClick={() => {
        const chosen = { matnr, name: maktx1, quantity, unit }
        adding.mutate({ chosen, ...(id !== undefined && { multibasket: id }) })
        onClose()
      }}
    >
      <ShoppingCart aria-hidden size={16} />
      {name === undefined
        ? t('addToFirst', { quantity: inWords(quantity), name: maktx1 })
        : t('add', { quantity: inWords(quantity), name: maktx1, basket: name })}
      {isTooMuch && ` ${t('atMost', { asked: inWords(order.quantity), most: inWords(rules.max) })}`}
      {!isSold && !isTooMuch && ` ${t('inSteps', { asked: inWords(order.quantity), step: inWords(step) })}`}
    </button>
  ))
}

interface Meant {
  id?: string
  name?: string
}

/** The active basket; a guest has none before he puts something in, and gets it then. */
const activeOf = (baskets: readonly (Meant & { active: boolean })[]): Meant =>
  baskets.find(({ active }) => active) ?? {}
