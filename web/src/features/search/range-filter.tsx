import {
  currencySign,
  isSignFirst,
  type NumberFormat,
  parseDecimal,
  withUnit,
} from '@shop/contract/number-format'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { boundText } from './bound-text.ts'
import { type Fq, type Range, rangeOf, withRange } from './fq.ts'
import type { Filter } from './queries.ts'
import { placeOf, stepsOf, valueAt } from './range-scale.ts'
import styles from './range-filter.module.css'

/** Milliseconds without a key after which a handle stands where it was moved to. */
const settled = 600

interface RangeFilterProps {
  filter: Filter & { range: NonNullable<Filter['range']> }
  fq: Fq
  onChange: (fq: string[]) => void
}

/** A span of numbers: how the hits are spread, a slider with two handles, and a field for each end. */
export function RangeFilter({ filter, fq, onChange }: RangeFilterProps) {
  const t = useTexts('search')
  const formats = useFormats()
  const { field, label, unit } = filter
  const { min, max, histogram: bars } = filter.range
  const chosen = rangeOf(fq, field)
  const [moving, setMoving] = useState<Range>()
  const { from, to } = moving ?? chosen
  const [start, end] = [from ?? neat(min), to ?? neat(max)]
  const tallest = Math.max(...bars.map(({ count }) => count), 1)
  const sign = <span className={styles.unit}>{currencySign(unit)}</span>
  const isFirst = isSignFirst(unit, formats.number)

  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const goOn = () => clearTimeout(settling.current)
  useEffect(() => () => clearTimeout(settling.current), [settling])

  function apply(next: Range) {
    goOn()
    setMoving(undefined)
    if (next.from !== chosen.from || next.to !== chosen.to) onChange(withRange(fq, field, next.from, next.to))
  }
  const release = () => moving && apply(moving)
  /** Each key is a step of one movement, which is asked for once, and taken back by one press of Back. */
  function releaseSoon() {
    goOn()
    settling.current = setTimeout(release, settled)
  }
  const last = stepsOf(bars)
  const handle = (value: number) => ({
    type: 'range',
    min: 0,
    max: last,
    value: placeOf(value, bars),
    'aria-valuetext': withUnit(boundText(value, unit, formats), unit, formats.number),
    onPointerUp: release,
    onKeyDown: goOn,
    onKeyUp: releaseSoon,
    onBlur: release,
  })

  return (
    <div className={styles.range}>
      <div className={styles.bars} aria-hidden>
        {bars.map((bar) => (
          <span
            key={bar.from}
            data-in={(bar.to >= start && bar.from <= end) || undefined}
            style={{ height: `${Math.max((bar.count / tallest) * 100, bar.count > 0 ? 6 : 0)}%` }}
          />
        ))}
      </div>
      <div className={styles.slider}>
        <input
          {...handle(start)}
          aria-label={t('rangeFrom', { filter: label })}
          onChange={({ target: { valueAsNumber: place } }) =>
            setMoving({ from: place === 0 ? null : Math.min(valueAt(place, bars), end), to })
          }
        />
        <input
          {...handle(end)}
          aria-label={t('rangeTo', { filter: label })}
          onChange={({ target: { valueAsNumber: place } }) =>
            setMoving({ from, to: place === last ? null : Math.max(valueAt(place, bars), start) })
          }
        />
      </div>
      <div className={styles.fields}>
        {isFirst && sign}
        <Bound
          label={t('rangeFrom', { filter: label })}
          value={start}
          unit={unit}
          onSet={(bound) => apply({ from: bound, to })}
        />
        <span aria-hidden>–</span>
        <Bound
          label={t('rangeTo', { filter: label })}
          value={end}
          unit={unit}
          onSet={(bound) => apply({ from, to: bound })}
        />
        {!isFirst && sign}
      </div>
    </div>
  )
}

/** One end of the range, typed; an empty field opens it. What cannot be read stays and is told, and nothing is filtered. */
function Bound({
  label,
  value,
  unit,
  onSet,
}: {
  label: string
  value: number
  unit: string
  onSet: (bound: number | null) => void
}) {
  const t = useTexts('search')
  const id = useId()
  const formats = useFormats()
  const written = boundText(value, unit, formats)
  const [text, setText] = useState(written)
  const [isChecked, setChecked] = useState(false)
  const [last, setLast] = useState(written)
  // In force elsewhere: the field stays, for it may have the focus.
  if (last !== written) {
    setLast(written)
    setText(written)
    setChecked(false)
  }
  const bound = readBound(text, formats.number)
  const isWrong = isChecked && bound === undefined

  function set() {
    setChecked(true)
    if (bound !== undefined && text !== written) onSet(bound)
  }

  return (
    <>
      <input
        className={styles.bound}
        inputMode="decimal"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={set}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter') set()
        }}
      />
      {isWrong && (
        <p id={id} role="alert" className={styles.wrong}>
          {t('noNumber', { text, example: formats.decimal(12.5) })}
        </p>
      )}
    </>
  )
}

/** A typed end as filters take it, null for none; undefined when it is no number or too large for one. */
function readBound(text: string, format: NumberFormat): number | null | undefined {
  if (text.trim() === '') return null
  const read = Number(parseDecimal(text, format) ?? Number.NaN)
  return Math.abs(read) < 1e12 ? Number(read.toFixed(6)) : undefined
}

/** The ends of what there is, without the noise of floating point; a chosen end is written as it was chosen. */
const neat = (value: number): number => Number(value.toPrecision(6))
