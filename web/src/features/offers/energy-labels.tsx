import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyDialog } from '#web/app/lazily.tsx'
import type { Answer } from '#web/app/api/resources.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useShop } from '#web/app/use-shop.ts'
import { EnergyClass } from '#web/ui/energy-class/energy-class.tsx'
import { useEnergySubject } from '#web/ui/energy-class/use-energy-subject.ts'
import styles from './energy-labels.module.css'

const LabelDialog = lazyDialog(async () => (await import('./label-dialog.tsx')).LabelDialog)

type Label = Answer<'article', 'GET_DETAILS'>['article']['eekClasses'][number]

/**
 * The arrows of an article's energy classes, wherever its price stands (Regulation (EU) 2017/1369): each opens its
 * label, its data sheet stands next to it.
 */
export function EnergyLabels({ labels }: { labels: readonly Label[] }) {
  const t = useTexts('offers')
  const subjectOf = useEnergySubject()
  const { api } = useShop()
  const [shown, setShown] = useState<{ address: string; eprelId: string }>()
  const making = useMutation({
    mutationFn: ({ supplierId, articleNumber }: Label) =>
      api.post('article', 'GENERATE_EEK_LABELS', { supplier_id: supplierId, article_number: articleNumber }),
    onSuccess: (made, { index, eprelId }) => {
      const label = made.labels.find((one) => one.index === index) ?? made.labels[0]
      if (label) setShown({ address: label.url, eprelId })
    },
  })
  if (labels.length === 0) return null
  return (
    <span className={styles.labels}>
      {labels.map((label) => {
        const of = subjectOf(label)
        return (
          <span key={label.index} className={styles.label}>
            <button
              type="button"
              className={styles.arrow}
              // A disabled button would lose the focus, and the dialog could not give it back.
              aria-disabled={making.isPending}
              onClick={() => making.isPending || making.mutate(label)}
              title={t('showLabel')}
            >
              <EnergyClass eekClass={label.eekClass} scale={label.scale} of={of} />
            </button>
            {of !== '' && <small aria-hidden>{of}</small>}
            {label.dataSheet !== null && (
              <a
                href={label.dataSheet}
                target="_blank"
                rel="noopener"
                aria-label={of === '' ? undefined : `${t('productSheet')}, ${of}`}
              >
                {t('productSheet')}
              </a>
            )}
          </span>
        )
      })}
      {shown && (
        <Suspense fallback={null}>
          <LabelDialog {...shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </span>
  )
}
