import { Pin } from 'lucide-react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useOptimistic } from '#web/app/query/use-optimistic.ts'
import { useShop } from '#web/app/use-shop.ts'
import styles from './lists-screen.module.css'
import type { List, ListsAnswer, listsQuery } from './queries.ts'

/** Pins a list to the top, for this user alone. */
export function PinList({ list, query }: { list: List; query: ReturnType<typeof listsQuery> }) {
  const t = useTexts('lists')
  const { api } = useShop()
  const { id, name, pinned } = list
  const pin = useOptimistic<ListsAnswer, boolean>({
    query,
    send: (next) => api.post('lists', 'PIN_LIST', { list_id: id, pin: next }),
    change: (before, next) => ({
      ...before,
      lists: before.lists.map((one) => (one.id === id ? { ...one, pinned: next } : one)),
    }),
  })
  return (
    <button
      type="button"
      className={styles.icon}
      aria-pressed={pinned}
      aria-label={t('pin', { name })}
      title={pinned ? t('pinned') : t('pin', { name })}
      onClick={() => pin.mutate(!pinned)}
    >
      <Pin aria-hidden size={18} fill={pinned ? 'currentcolor' : 'none'} />
    </button>
  )
}
