import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useShop } from '#web/app/use-shop.ts'
import { useToggleMark } from '#web/features/offers/public.ts'
import { MarkButton } from '#web/ui/mark-button/mark-button.tsx'

interface CompareButtonProps {
  matnr: string
  name: string
  withWords?: boolean
}

/** Puts an article into the comparison, or takes it out. */
export function CompareButton({ matnr, name, withWords = false }: CompareButtonProps) {
  const t = useTexts('offers')
  const { api } = useShop()
  const remove = () => api.post('comparison', 'REMOVE_ARTICLE', { matnr })
  const { contained, toggle } = useToggleMark({
    matnr,
    mark: 'inComparison',
    resource: 'comparison',
    add: async () => {
      await api.post('comparison', 'ADD_ARTICLE', { matnr })
      return remove
    },
    remove: async () => {
      const { addedAt } = await remove()
      return () => api.post('comparison', 'PUT_BACK', { articles: [{ matnr, added_at: addedAt }] })
    },
    done: (wanted) => t(wanted ? 'compared' : 'notCompared', { name }),
  })
  return (
    <MarkButton
      icon="compare"
      label={t('compareNamed', { name })}
      title={contained ? t('inComparison') : t('compare')}
      contained={contained}
      onClick={toggle}
      {...(withWords && { words: t('compare') })}
    />
  )
}
