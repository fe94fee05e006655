import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useShop } from '#web/app/use-shop.ts'
import { useToggleMark } from '#web/features/offers/public.ts'
import { MarkButton } from '#web/ui/mark-button/mark-button.tsx'
import { putLabelsBack } from './put-labels-back.ts'

interface LabelButtonProps {
  matnr: string
  name: string
  withWords?: boolean
}

/** Collects an article for label printing, or takes it out. */
export function LabelButton({ matnr, name, withWords = false }: LabelButtonProps) {
  const t = useTexts('offers')
  const { api } = useShop()
  const { contained, toggle } = useToggleMark({
    matnr,
    mark: 'inLabels',
    resource: 'labels',
    add: async () => {
      // Another window may have collected it before.
      const { added } = await api.post('labels', 'ADD_ARTICLE', { matnr })
      return () => api.post('labels', 'REMOVE_ARTICLE', { matnr, label_quantity: added })
    },
    remove: async () => {
      const { removed } = await api.post('labels', 'REMOVE_ARTICLE', { matnr })
      return () => putLabelsBack(api, [removed])
    },
    done: (wanted) => t(wanted ? 'labelled' : 'notLabelled', { name }),
  })
  return (
    <MarkButton
      icon="label"
      label={t('labelNamed', { name })}
      title={contained ? t('inLabels') : t('label')}
      contained={contained}
      onClick={toggle}
      {...(withWords && { words: t('label') })}
    />
  )
}
