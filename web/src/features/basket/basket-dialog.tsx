import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useMay } from '#web/app/shop-queries.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Choices } from '#web/ui/choices/choices.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import styles from './basket-dialog.module.css'
import { CreateBasketForm } from './create-basket-form.tsx'
import { multibasketsQuery } from './queries.ts'

interface BasketDialogProps {
  /** What is to go into it. */
  about: string
  onChoose: (multibasket: string) => void
  onClose: () => void
}

/** Which basket shall it be? The active one stands first and carries a badge; a new one can be made on the spot. */
export function BasketDialog({ about, onChoose, onClose }: BasketDialogProps) {
  const t = useTexts('basket')
  const mayCreate = useMay('BASKETS_MANAGE')
  const [creating, setCreating] = useState(false)
  const { data, isError, refetch } = useQuery(multibasketsQuery)
  const baskets = data?.multibaskets.toSorted((a, b) => Number(b.active) - Number(a.active))

  const choices = baskets?.map(({ id, name, kommi, active, numUePos }) => ({
    id,
    name,
    badge: active && <span className={styles.badge}>{t('active')}</span>,
    more: [kommi, t('positions', { count: numUePos })].filter(Boolean).join(' · '),
  }))

  return (
    <Dialog title={t('chooseTitle')} about={about} onClose={onClose}>
      <Choices
        choices={choices}
        onChoose={onChoose}
        failure={
          isError
            ? { text: t('basketsFailed'), retryText: t('tryAgain'), onRetry: () => void refetch() }
            : undefined
        }
      />
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
