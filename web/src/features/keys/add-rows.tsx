import { useQuery } from '@tanstack/react-query'
import { ShoppingCart } from 'lucide-react'
import type { Answer } from '#web/app/api/resources.ts'
import { basketsQuery } from '#web/app/frame/basket-queries.ts'
import rows from '#web/app/frame/suggestions.module.css'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useAddArticle } from '#web/features/basket/public.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import styles from './command-bar.module.css'
import { type AddCommand, basketsCalled } from './parse-command.ts'

interface AddRowsProps {
  order: AddCommand
  /** The one with exactly this number; undefined where there is none. */
  article: Answer<'search', 'SUGGEST'>['articles'][number] | undefined
  onClose: () => void
}

/** What an order to add was understood as: a line for each basket it may mean, or what is not known of it. */
export function AddRows({ order, article, onClose }: AddRowsProps) {
  const t = useTexts('keys')
  const formats = useFormats()
  const adding = useAddArticle()
  const baskets = useQuery(basketsQuery).data?.multibaskets ?? []
  const { number, quantity, basket } = order
  if (article === undefined) return <p className={styles.note}>{t('noArticle', { number })}</p>
  const { matnr, maktx1, meins } = article
  const meant = basket === undefined ? baskets.filter(({ active }) => active) : basketsCalled(basket, baskets)
  if (meant.length === 0) return <p className={styles.note}>{t('noBasket', { basket: basket ?? '' })}</p>
  return meant.map(({ id, name }) => (
    <button
      key={id}
      type="button"
      data-add
      className={rows.row}
      onClick={() => {
        adding.mutate({ chosen: { matnr, name: maktx1, quantity, unit: meins }, multibasket: id })
        onClose()
      }}
    >
      <ShoppingCart aria-hidden size={16} />
      {t('add', { quantity: formats.quantity(quantity, meins), name: maktx1, basket: name })}
    </button>
  ))
}
