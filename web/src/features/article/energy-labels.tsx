import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useShop } from '#web/app/use-shop.ts'
import { EnergyClass } from '#web/ui/energy-class/energy-class.tsx'
import styles from './energy-labels.module.css'
import type { Article } from './queries.ts'

const LabelDialog = lazy(async () => ({ default: (await import('./label-dialog.tsx')).LabelDialog }))

type Label = Article['eekClasses'][number]

/** The arrows of the energy classes beside the price; each opens its label, its data sheet stands next to it. */
export function EnergyLabels({ article }: { article: Article }) {
  const t = useTexts('article')
  const { api } = useShop()
  const [address, setAddress] = useState<string>()
  const making = useMutation({
    mutationFn: ({ supplierId, articleNumber }: Label) =>
      api.post('article', 'GENERATE_EEK_LABELS', { supplier_id: supplierId, article_number: articleNumber }),
    onSuccess: ({ labels }, { index }) =>
      setAddress((labels.find((label) => label.index === index) ?? labels[0])?.url),
  })
  if (article.eekClasses.length === 0) return null
  return (
    <div className={styles.labels}>
      {article.eekClasses.map((label) => (
        <span key={label.index} className={styles.label}>
          <button
            type="button"
            className={styles.arrow}
            disabled={making.isPending}
            onClick={() => making.mutate(label)}
            title={t('showLabel')}
          >
            <EnergyClass eekClass={label.eekClass} scale={label.scale} />
          </button>
          {label.dataSheet !== null && (
            <a href={label.dataSheet} target="_blank" rel="noopener">
              {t('productSheet')}
            </a>
          )}
        </span>
      ))}
      {address !== undefined && (
        <Suspense fallback={null}>
          <LabelDialog address={address} onClose={() => setAddress(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
