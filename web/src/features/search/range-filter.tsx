import { parseDecimal } from '@shop/contract/number-format'
import { type KeyboardEvent, useState } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { type Fq, type Range, rangeOf, withRange } from './fq.ts'
import type { Filter } from './queries.ts'
import styles from './range-filter.module.css'

interface RangeFilterProps {
  filter: Filter & { range: NonNullable<Filter['range']> }
  fq: Fq
  onChange: (fq: string[]) => void
}

/** Steps of the slider over the whole range. */
const steps = 100

/** A span of numbers: how the hits are spread, a slider with two handles, and a field for each end. */
export function RangeFilter({ filter, fq, onChange }: RangeFilterProps) {
  const t = useTexts('search')
  const { field, label, range, unit } = filter
  const chosen = rangeOf(fq, field)
  const [moving, setMoving] = useState<Range>()
  const { from, to } = moving ?? chosen
  const low = Math.min(range.min, chosen.from ?? range.min)
  const high = Math.max(range.max, chosen.to ?? range.max)
  const [start, end] = [from ?? low, to ?? high]
  const tallest = Math.max(...range.histogram, 1)

  function apply(next: Range) {
    setMoving(undefined)
    const fromEnd = next.from === null || next.from <= low ? null : next.from
    const toEnd = next.to === null || next.to >= high ? null : next.to
    if (fromEnd !== chosen.from || toEnd !== chosen.to) onChange(withRange(fq, field, fromEnd, toEnd))
  }
  const release = () => moving && apply(moving)
  const slider = {
    min: low,
    max: high,
    step: (high - low) / steps || 1,
    onPointerUp: release,
    onKeyUp: release,
    onBlur: release,
  }

  return (
    <div className={styles.range}>
      <div className={styles.bars} aria-hidden>
        {range.histogram.map((count, index) => {
          const place = range.min + ((range.max - range.min) * (index + 0.5)) / range.histogram.length
          return (
            <span
              // The bars have no identity but their place.
              key={place}
              data-in={(place >= start && place <= end) || undefined}
              style={{ height: `${Math.max((count / tallest) * 100, count > 0 ? 6 : 0)}%` }}
            />
          )
        })}
      </div>
      <div className={styles.slider}>
        <input
          {...slider}
          type="range"
          aria-label={t('rangeFrom', { filter: label })}
          value={start}
          onChange={({ target }) => setMoving({ from: Math.min(neat(target.valueAsNumber), end), to })}
        />
        <input
          {...slider}
          type="range"
          aria-label={t('rangeTo', { filter: label })}
          value={end}
          onChange={({ target }) => setMoving({ from, to: Math.max(neat(target.valueAsNumber), start) })}
        />
      </div>
      <div className={styles.fields}>
        <Bound
          key={`from${start}`}
          label={t('rangeFrom', { filter: label })}
          value={start}
          onSet={(bound) => apply({ from: bound, to })}
        />
        <span aria-hidden>–</span>
        <Bound
          key={`to${end}`}
          label={t('rangeTo', { filter: label })}
          value={end}
          onSet={(bound) => apply({ from, to: bound })}
        />
        <span className={styles.unit}>{unit === 'EUR' ? '€' : unit}</span>
      </div>
    </div>
  )
}

/** One end of the range, typed; an empty field opens it. */
function Bound({
  label,
  value,
  onSet,
}: {
  label: string
  value: number
  onSet: (bound: number | null) => void
}) {
  const formats = useFormats()
  const written = formats.decimal(neat(value))
  const [text, setText] = useState(written)

  function set() {
    const read = parseDecimal(text, formats.number)
    if (text.trim() === '') onSet(null)
    else if (read === undefined) setText(written)
    else if (text !== written) onSet(Number(read))
  }

  return (
    <input
      className={styles.bound}
      inputMode="decimal"
      aria-label={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={set}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter') set()
      }}
    />
  )
}

/** Slider positions without the noise of floating point: three significant places are plenty to filter by. */
const neat = (value: number): number => Number(value.toPrecision(3))
