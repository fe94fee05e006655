import { useState } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { FilterPanel } from './filter-panel.tsx'
import type { Fq } from './fq.ts'
import type { Filter } from './queries.ts'

interface FilterDrawerProps {
  filters: readonly Filter[]
  fq: Fq
  onApply: (fq: string[]) => void
  onClose: () => void
}

/** The filters on a phone: values are marked first and applied together (specification section 4). */
export function FilterDrawer({ filters, fq, onApply, onClose }: FilterDrawerProps) {
  const t = useTexts('search')
  const [marked, setMarked] = useState<Fq>(fq)
  const apply = () => {
    onApply([...marked])
    onClose()
  }
  return (
    <Dialog
      title={t('filters')}
      place="side"
      onClose={onClose}
      actions={
        <>
          {marked.length > 0 && (
            <Button look="plain" onClick={() => setMarked([])}>
              {t('unmarkAll')}
            </Button>
          )}
          <Button onClick={apply}>
            {marked.length === 0 ? t('applyNoFilters') : t('applyFilters', { count: marked.length })}
          </Button>
        </>
      }
    >
      <FilterPanel filters={filters} fq={marked} onChange={setMarked} />
    </Dialog>
  )
}
