import { useRef, useState } from 'react'
import { valueEntry } from '#web/app/filter-entries.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { holdsLetters } from '#web/ui/format/same-letters.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import styles from './filter-panel.module.css'
import { type Fq, toggled } from './fq.ts'
import { type Filter, valuesAtFirst } from './queries.ts'
import { useWholeFilter } from './use-whole-filter.ts'
import { ValuesFailed } from './values-failed.tsx'

interface FieldFilterProps {
  filter: Filter
  fq: Fq
  onChange: (fq: string[]) => void
}

/** From this many values on one can search inside the filter. */
const searchable = 10

/** A filter of values with their hits; several values are alternatives. */
export function FieldFilter({ filter: given, fq, onChange }: FieldFilterProps) {
  const t = useTexts('search')
  const formats = useFormats()
  const [words, setWords] = useState('')
  const [all, setAll] = useState(false)
  const [isSearched, setSearched] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const { filter, isWhole, isError, again } = useWholeFilter(given, all || isSearched)
  const { field, label, unit, values, numberOfValues } = filter

  const wanted = words.trim()
  const matching = values.filter((value) => holdsLetters(value.label, wanted))
  const isOn = (value: string) => fq.includes(valueEntry(field, value))
  const shown =
    all || wanted !== ''
      ? matching
      : matching.filter(({ value }, index) => index < valuesAtFirst || isOn(value))
  const hidden = all || wanted !== '' ? 0 : numberOfValues - shown.length

  function showAll() {
    // The button goes; the keyboard goes on where the further values begin.
    list.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
    setAll(true)
  }

  return (
    <>
      {numberOfValues >= searchable && (
        <input
          type="search"
          className={styles.words}
          value={words}
          onFocus={() => setSearched(true)}
          onChange={(event) => setWords(event.target.value)}
          placeholder={t('searchInFilter')}
          aria-label={t('searchInFilterNamed', { filter: label })}
        />
      )}
      <ul ref={list} aria-label={label} className={`plain-list ${styles.values}`}>
        {shown.map(({ value, label: name, count }) => (
          <li key={value}>
            <label className={styles.value}>
              <input
                type="checkbox"
                checked={isOn(value)}
                onChange={() => onChange(toggled(fq, valueEntry(field, value)))}
              />
              <span>{unit === '' ? name : `${name}\u00A0${unit}`}</span>
              <span className={styles.count}>{formats.decimal(count)}</span>
            </label>
          </li>
        ))}
      </ul>
      {isError && <ValuesFailed onAgain={again} />}
      {numberOfValues >= searchable && (
        <output className={styles.none}>{matching.length === 0 && isWhole && t('noValue')}</output>
      )}
      {hidden > 0 && (
        <Button look="ghost" size="small" onClick={showAll}>
          {t('allValues', { count: numberOfValues })}
        </Button>
      )}
    </>
  )
}
