import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useMay } from '#web/app/shop-queries.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import styles from './basket-dialog.module.css'
import { CreateBasketForm } from './create-basket-form.tsx'
import { multibasketsQuery } from './queries.ts'

interface BasketDialogProps {
  onChoose: (multibasket: string) => void
  onClose: () => void
}

/** Which basket shall it be? The active one stands first and carries a badge; a new one can be made on the spot. */
export function BasketDialog({ onChoose, onClose }: BasketDialogProps) {
  const t = useTexts('basket')
  const mayCreate = useMay('BASKETS_MANAGE')
  const [creating, setCreating] = useState(false)
  const { data, isError, refetch } = useQuery(multibasketsQuery)
  const baskets = data?.multibaskets.toSorted((a, b) => Number(b.active) - Number(a.active))

  const list = useRef<HTMLUListElement>(null)
  const isThere = baskets !== undefined
  // The most likely answer has the focus when the dialog opens: Enter is enough.
  useEffect(() => {
    if (isThere) list.current?.querySelector('button')?.focus()
  }, [isThere])

  return (
    <Dialog title={t('chooseTitle')} onClose={onClose}>
      {isError && (
        <p className={styles.failed} role="alert">
          {t('basketsFailed')}{' '}
          <Button look="ghost" onClick={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        </p>
      )}
      {!baskets && !isError && <Skeleton width="100%" height="9rem" />}
      <ul ref={list} className={`plain-list ${styles.baskets}`}>
        {baskets?.map(({ id, name, kommi, active, numUePos }) => (
          <li key={id}>
            <button type="button" className={styles.basket} onClick={() => onChoose(id)}>
              <span className={styles.name}>{name}</span>
              {active && <span className={styles.badge}>{t('active')}</span>}
              <span className={styles.more}>
                {[kommi, t('positions', { count: numUePos })].filter(Boolean).join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {mayCreate && baskets && !creating && (
        <Button look="ghost" onClick={() => setCreating(true)}>
          {t('newBasket')}
        </Button>
      )}
      {creating && baskets && (
        <div className={styles.create}>
          <CreateBasketForm baskets={baskets} onCreated={(basket) => onChoose(basket.id)} focus />
        </div>
      )}
    </Dialog>
  )
}
