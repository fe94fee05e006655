import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { Lock, Star } from 'lucide-react'
import { useState } from 'react'
import { TextField } from '#web/ui/field/text-field.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { getQuery } from '../api/queries.ts'
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
 * The customers a user may act for, favourites first, found by number, name or town. Choosing one loads a fresh page
 * at `next`, because everything on this one belonged to the other customer.
 */
export function CustomerList({ next }: { next: string }) {
  const t = useTexts('app')
  const errorText = useErrorText()
  const { api, basePath } = useShop()
  const [words, setWords] = useState('')
  const query = useSettled(words.trim(), settleTime)
  const customersQuery = getQuery('session', 'GET_CUSTOMERS', { query, rows })
  const found = useQuery({ ...customersQuery, placeholderData: keepPreviousData })
  const select = useMutation({
    mutationFn: (kunnr: string) => api.post('session', 'SELECT_CUSTOMER', { kunnr }),
    onSuccess: () => location.assign(basePath + next.slice(1)),
  })
  const favourite = useOptimistic<Customers, Customer>({
    query: customersQuery,
    send: (customer) =>
      api.post('session', 'SET_FAVOURITE', { kunnr: customer.kunnr, favourite: !customer.favourite }),
    change: (before, { kunnr }) => ({
      ...before,
      customers: before.customers.map((one) =>
        one.kunnr === kunnr ? { ...one, favourite: !one.favourite } : one,
      ),
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
        {found.data && t('customers', { count: found.data.numFound })}
      </p>
      {found.error && <p>{errorText(found.error)}</p>}
      {found.isPending && <Skeleton width="100%" height="12rem" />}
      <ul className={styles.list}>
        {found.data?.customers.map((customer) => (
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
    </div>
  )
}
