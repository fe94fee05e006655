import { Suspense, useState } from 'react'
import { lazyDialog } from '#web/app/lazily.tsx'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { hasChoice } from './filter-panel.tsx'
import type { Fq } from './fq.ts'
import type { Filter } from './queries.ts'
import { type SearchView, type Sort, sorts, type View } from './search-view.ts'
import styles from './toolbar.module.css'

const FilterDrawer = lazyDialog(async () => (await import('./filter-drawer.tsx')).FilterDrawer)

interface ToolbarProps {
  total: number | undefined
  sort: Sort | undefined
  view: View
  onView: (view: View) => void
  filters: readonly Filter[]
  fq: Fq
  onChange: (change: Partial<SearchView>) => void
}

/** How many there are, in which order and shape; on a phone also the way to the filters. */
export function Toolbar({ total, sort, view, onView, filters, fq, onChange }: ToolbarProps) {
  const t = useTexts('search')
  const formats = useFormats()
  const [filtering, setFiltering] = useState(false)
  return (
    <div className={styles.toolbar}>
      <output className={styles.total}>
        {total !== undefined && t('articles', { count: total, total: formats.decimal(total) })}
      </output>
      {/* While the search is away there is nothing to choose. */}
      {filters.some(hasChoice) && (
        <div className={styles.filter}>
          <Button look="plain" icon={<Icon name="sliders" size={18} />} onClick={() => setFiltering(true)}>
            {fq.length === 0 ? t('filters') : t('filtersActive', { count: fq.length })}
          </Button>
        </div>
      )}
      <select
        className={styles.sort}
        aria-label={t('sort')}
        value={sort ?? ''}
        onChange={({ target }) => onChange({ sort: sorts.find((known) => known === target.value) })}
      >
        <option value="">{t('sort.relevance')}</option>
        {sorts.map((name) => (
          <option key={name} value={name}>
            {t(`sort.${name}`)}
          </option>
        ))}
      </select>
      <fieldset className={styles.views} aria-label={t('view')}>
        <button
          type="button"
          aria-pressed={view === 'tiles'}
          aria-label={t('tiles')}
          onClick={() => onView('tiles')}
        >
          <Icon name="layout-grid" size={20} />
        </button>
        <button
          type="button"
          aria-pressed={view === 'table'}
          aria-label={t('table')}
          onClick={() => onView('table')}
        >
          <Icon name="table" size={20} />
        </button>
      </fieldset>
      {filtering && (
        <Suspense fallback={null}>
          <FilterDrawer
            filters={filters}
            fq={fq}
            onApply={(next) => onChange({ fq: next.length === 0 ? undefined : next })}
            onClose={() => setFiltering(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
