import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Eye, EyeOff } from 'lucide-react'
import { hasAccount } from '../guards.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { sessionQuery, useMay, useSession } from '../shop-queries.ts'
import { useShop } from '../use-shop.ts'
import styles from './net-price-switch.module.css'

/**
 * Hides the own prices so that the screen can be turned to a customer. For users who may see them; the permission
 * itself is the server's matter.
 */
export function NetPriceSwitch({ inMenu = false }: { inMenu?: boolean }) {
  const t = useTexts('app')
  const session = useSession()
  const may = useMay('NET_PRICES')
  const { api } = useShop()
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (show: boolean) => api.post('settings', 'SAVE_SETTINGS', { listoption_netto: show }),
    onSuccess: (_answer, show) => {
      client.setQueryData(sessionQuery.queryKey, { ...session, showNetPrice: show })
      // Prices are in too many answers to name them: everything but the session is asked again.
      return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
    },
  })
  // Staff without a customer have no own prices, and no settings to keep the choice in.
  if (!may || !hasAccount(session)) return null
  const shown = change.isPending ? change.variables : session.showNetPrice
  const Icon = shown ? Eye : EyeOff
  return (
    <button
      type="button"
      role="switch"
      aria-checked={shown}
      className={inMenu ? styles.inMenu : styles.inBar}
      onClick={() => change.isPending || change.mutate(!shown)}
      aria-disabled={change.isPending}
    >
      <Icon aria-hidden size={18} />
      <span>{t('showNetPrices')}</span>
      <span className={styles.track} aria-hidden />
    </button>
  )
}
