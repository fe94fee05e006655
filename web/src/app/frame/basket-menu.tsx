import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazily } from '../lazily.tsx'
import { Popup } from '#web/ui/popup/popup.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { useTexts } from '../i18n/use-texts.ts'
import styles from './basket-menu.module.css'
import { basketsQuery } from './basket-queries.ts'
import tool from './tool-button.module.css'

const Content = lazily(async () => (await import('./basket-menu-content.tsx')).BasketMenuContent)

/** The active basket with its name and number of lines; opens the other baskets and the total. */
export function BasketMenu() {
  const t = useTexts('app')
  const baskets = useQuery(basketsQuery).data?.multibaskets
  const active = baskets?.find((basket) => basket.active)
  const count = active?.numUePos ?? 0
  return (
    <Popup
      buttonClass={tool.tool}
      onNear={Content.prepare}
      button={
        <>
          <span className={styles.icon}>
            <Icon name="cart" size={24} />
            {count > 0 && (
              <span className={styles.badge} aria-hidden>
                {count > 99 ? '99+' : count}
              </span>
            )}
          </span>
          <span className={tool.words}>
            <strong>{active?.name ?? t('basket')}</strong>
            <small>{t('lines', { count })}</small>
          </span>
        </>
      }
    >
      {(close) => (
        <Suspense>
          <Content onDone={close} />
        </Suspense>
      )}
    </Popup>
  )
}
