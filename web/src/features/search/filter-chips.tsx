import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { type Chip, chipsOf } from './chips.ts'
import styles from './filter-chips.module.css'
import type { Fq } from './fq.ts'
import type { Filter } from './queries.ts'

/** The active filters; each one takes itself back, the last takes back all. */
export function FilterChips({ fq, filters }: { fq: Fq; filters: readonly Filter[] }) {
  const t = useTexts('search')
  const rangeText = useRangeText()
  const chips = chipsOf(fq, filters)
  if (chips.length === 0) return null
  return (
    <ul className={`plain-list ${styles.chips}`} aria-label={t('activeFilters')}>
      {chips.map(({ key, label, value, without }) => {
        const text = typeof value === 'string' ? value : rangeText(value)
        return (
          <li key={key}>
            <Filtered fq={without} label={t('removeFilter', { filter: `${label} ${text}` })}>
              {label !== '' && <span className={styles.label}>{label}</span>}
              {text}
              <X aria-hidden size={16} />
            </Filtered>
          </li>
        )
      })}
      {chips.length > 1 && (
        <li>
          <Filtered fq={[]} plain>
            {t('removeAllFilters')}
          </Filtered>
        </li>
      )}
    </ul>
  )
}

/** Writes a range: "ab 5 mm", "bis 20 €", "5 – 20 mm". */
export function useRangeText() {
  const t = useTexts('search')
  const formats = useFormats()
  return ({ from, to, unit }: Exclude<Chip['value'], string>) => {
    const sign = unit === 'EUR' ? '€' : unit
    const write = (bound: number) => `${formats.decimal(bound)}\u00A0${sign}`.trim()
    if (from !== null && to !== null) return `${formats.decimal(from)} – ${write(to)}`
    return from === null ? t('upTo', { value: write(to ?? 0) }) : t('from', { value: write(from) })
  }
}

interface FilteredProps {
  fq: string[]
  label?: string
  plain?: boolean
  children: React.ReactNode
}

function Filtered({ fq, label, plain = false, children }: FilteredProps) {
  return (
    <Link
      to="."
      search={(before: object) => ({ ...before, fq: fq.length === 0 ? undefined : fq, page: undefined })}
      className={plain ? styles.all : styles.chip}
      aria-label={label}
      resetScroll={false}
    >
      {children}
    </Link>
  )
}
