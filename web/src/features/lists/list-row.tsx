import { Link } from '@tanstack/react-router'
import { ShoppingCart } from 'lucide-react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { DeleteList } from './delete-list.tsx'
import styles from './lists-screen.module.css'
import { PinList } from './pin-list.tsx'
import type { List, listsQuery } from './queries.ts'
import { SharedBadge } from './shared-badge.tsx'
import { useThrowList } from './use-throw-list.ts'

/** One list among all: what it is, and what one does with it most. */
export function ListRow({ list, query }: { list: List; query: ReturnType<typeof listsQuery> }) {
  const t = useTexts('lists')
  const formats = useFormats()
  const { id, name, articlesAmount, createdAt, isPublic, own } = list
  const toBasket = useThrowList(list)
  return (
    <li className={styles.list}>
      <PinList list={list} query={query} />
      <span className={styles.name}>
        <Link to="/myaccount/lists/edit/$id" params={{ id }}>
          {name}
        </Link>
        <small>
          {t('articles', { count: articlesAmount })}, {t('createdAt', { date: formats.date(createdAt) })}
          {!own && `, ${t('foreign')}`}
        </small>
      </span>
      {isPublic && <SharedBadge />}
      <Button
        look="plain"
        size="small"
        icon={<ShoppingCart aria-hidden size={16} />}
        aria-label={t('toBasketNamed', { name })}
        disabled={articlesAmount === 0}
        busy={toBasket.isPending}
        onClick={toBasket.send}
      >
        {t('toBasket')}
      </Button>
      {toBasket.dialog}
      {own && <DeleteList list={list} />}
    </li>
  )
}
