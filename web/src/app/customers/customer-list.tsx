import { type InfiniteData, keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { Lock, Star } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { TextField } from '#web/ui/field/text-field.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import type { Answer } from '../api/resources.ts'
import { useErrorText } from '../errors/use-error-text.ts'
import { useSettled } from '../frame/use-settled.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { useOptimistic } from '../query/use-optimistic.ts'
import { useShop } from '../use-shop.ts'
import styles from './customer-list.module.css'

type Customers = Answer<'session', 'GET_CUSTOMERS'>
type Customer = Customers['customers'][number]

const rows = 50
const settleTime = 200

/**
 * The customers a user may act for, favourites first, found by number, name or town, fifty at a time. Choosing one loads
 * a fresh page at `next`, because everything on this one belonged to the other customer.
 */
export function CustomerList({ next }: { next: string }) {
  const t = useTexts('app')
  const formats = useFormats()
  const errorText = useErrorText()
  const { api, basePath } = useShop()
  const [words, setWords] = useState('')
  const query = useSettled(words.trim(), settleTime)
  const queryKey = ['session', 'GET', 'GET_CUSTOMERS', { query, rows }, 'pages']
  const found = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam: start }) => api.get('session', 'GET_CUSTOMERS', { query, rows, start }),
    initialPageParam: 0,
    getNextPageParam: ({ numFound }, pages) => (pages.length * rows < numFound ? pages.length * rows : null),
    placeholderData: keepPreviousData,
  })
  const numFound = found.data?.pages.at(-1)?.numFound
  const total = formats.decimal(numFound ?? 0)
  const customers = found.data?.pages.flatMap((page) => page.customers) ?? []
  const list = useRef<HTMLUListElement>(null)
  const shownBefore = useRef(0)
  // The button for more is gone with the last ones: the keyboard goes on with the first of them.
  useLayoutEffect(() => {
    if (found.hasNextPage || document.activeElement !== document.body) return
    list.current?.children[shownBefore.current]?.querySelector('button')?.focus()
  }, [found.hasNextPage])
  const select = useMutation({
    mutationFn: (kunnr: string) => api.post('session', 'SELECT_CUSTOMER', { kunnr }),
    onSuccess: () => location.assign(basePath + next.slice(1)),
  })
  const favourite = useOptimistic<InfiniteData<Customers>, Customer>({
    query: { queryKey },
    send: (customer) =>
      api.post('session', 'SET_FAVOURITE', { kunnr: customer.kunnr, favourite: !customer.favourite }),
    change: (before, { kunnr }) => ({
      ...before,
      pages: before.pages.map((page) => ({
        ...page,
        customers: page.customers.map((one) =>
          one.kunnr === kunnr ? { ...one, favourite: !one.favourite } : one,
        ),
      })),
    }),
  })

  return (
    <div className={styles.choice}>
      <TextField
        type="search"
        label={t('findCustomer')}
        hint={t('findCustomerHint')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        autoComplete="off"
      />
      <p className={styles.count} aria-live="polite">
        {numFound === 0 && t('noCustomer')}
        {numFound !== undefined && numFound > 0 && t('customers', { count: numFound, total })}
      </p>
      {found.isPending && <Skeleton width="100%" height="12rem" />}
      <ul ref={list} className={styles.list}>
        {customers.map((customer) => (
          <li key={customer.kunnr} className={styles.customer} data-active={customer.active || undefined}>
            <button
              type="button"
              className={styles.select}
              disabled={customer.locked || select.isPending}
              aria-current={customer.active || undefined}
              onClick={() => select.mutate(customer.kunnr)}
            >
              <strong>{customer.name}</strong>
              <span>
                {customer.kunnr} · {customer.plz} {customer.city}, {customer.street}
              </span>
              {customer.locked && (
                <span className={styles.locked}>
                  <Lock aria-hidden size={14} /> {t('customerLocked')}
                </span>
              )}
            </button>
            <button
              type="button"
              className={styles.star}
              aria-pressed={customer.favourite}
              aria-label={t('favourite', { name: customer.name })}
              onClick={() => favourite.mutate(customer)}
            >
              <Star aria-hidden size={20} fill={customer.favourite ? 'currentcolor' : 'none'} />
            </button>
          </li>
        ))}
      </ul>
      <div aria-live="polite">{found.error && <p>{errorText(found.error)}</p>}</div>
      {found.hasNextPage && (
        <Button
          look="plain"
          busy={found.isFetchingNextPage}
          onClick={() => {
            shownBefore.current = customers.length
            void found.fetchNextPage()
          }}
        >
          {t('furtherCustomers', { shown: formats.decimal(customers.length), total })}
        </Button>
      )}
    </div>
  )
}
