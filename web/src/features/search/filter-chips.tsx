import { isSignFirst, withUnit } from '@shop/contract/number-format'
import { Link } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { sameAddress } from '#web/app/same-address.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { boundText } from './bound-text.ts'
import { type Chip, chipsOf, type Unapplied } from './chips.ts'
import styles from './filter-chips.module.css'
import type { Fq } from './fq.ts'
import type { Filter } from './queries.ts'
import { useCategoryPath } from './use-category-path.ts'

interface FilterChipsProps {
  fq: Fq
  filters: readonly Filter[]
  unapplied: Unapplied
}

/** The active filters; each one takes itself back, the last takes back all. */
export function FilterChips({ fq, filters, unapplied }: FilterChipsProps) {
  const t = useTexts('search')
  const chips = chipsOf(fq, filters, unapplied)
  if (chips.length === 0) return null
  return (
    <ul className={`plain-list ${styles.chips}`} aria-label={t('activeFilters')}>
      {chips.map(({ category, ...chip }) => (
        <li key={chip.entry}>
          {category === undefined ? <FilterChip {...chip} /> : <CategoryChip {...chip} category={category} />}
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Filtered fq={[]} look="all">
            {t('removeAllFilters')}
          </Filtered>
        </li>
      )}
    </ul>
  )
}

function FilterChip({ label, value, own, without, isDropped }: Omit<Chip, 'category' | 'entry'>) {
  const t = useTexts('search')
  const rangeText = useRangeText()
  const named = own ? t(`own.${own}`) : value
  const text = typeof named === 'string' ? named : rangeText(named)
  const name = isDropped ? `${text} ${t('notApplied')}` : text
  return (
    <Filtered
      fq={without}
      look={isDropped ? 'dropped' : 'chip'}
      label={t('removeFilter', { filter: `${label} ${name}` })}
    >
      {label !== '' && <span className={styles.label}>{label}</span>}
      {isDropped ? <s>{text}</s> : text}
      {isDropped && <span className={styles.label}>{t('notApplied')}</span>}
      <Icon name="close" size={16} />
    </Filtered>
  )
}

function CategoryChip({ category, ...chip }: Chip & { category: string }) {
  const { name } = useCategoryPath(category)
  return <FilterChip {...chip} value={name} />
}

/** Writes a range: "ab 5 mm", "bis 20 €", "5 – 20 mm", in English "€5 – €20". */
export function useRangeText() {
  const t = useTexts('search')
  const formats = useFormats()
  return ({ from, to, unit }: Exclude<Chip['value'], string>) => {
    const write = (bound: number) => withUnit(boundText(bound, unit, formats), unit, formats.number)
    if (from !== null && to !== null)
      return `${isSignFirst(unit, formats.number) ? write(from) : boundText(from, unit, formats)} – ${write(to)}`
    return from === null ? t('upTo', { value: write(to ?? 0) }) : t('from', { value: write(from) })
  }
}

interface FilteredProps {
  fq: string[]
  label?: string
  look?: 'chip' | 'dropped' | 'all'
  children: React.ReactNode
}

function Filtered({ fq, label, look = 'chip', children }: FilteredProps) {
  return (
    <Link
      to="."
      activeOptions={sameAddress}
      search={(before: object) => ({ ...before, fq: fq.length === 0 ? undefined : fq, page: undefined })}
      className={styles[look]}
      aria-label={label}
      resetScroll={false}
    >
      {children}
    </Link>
  )
}
