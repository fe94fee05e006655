import { mostRequestLines } from '@shop/contract/not-listed'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { brandsQuery } from '#web/app/brands.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Panel } from '#web/ui/panel/panel.tsx'
import styles from './not-listed-products.module.css'
import type { LineField } from './read-request.ts'
import { RequestLine } from './request-line.tsx'
import type { LineStart } from './searched-line.ts'

interface RequestLinesProps {
  lines: readonly number[]
  onLines: (lines: readonly number[]) => void
  /** What stands in the first line before anybody writes. */
  start: LineStart
  mustBeComplete: boolean
  errorOf: (line: number, field: LineField) => string | undefined
}

/** The articles that are asked for; the focus follows lines that come and go. */
export function RequestLines({ lines, onLines, start, mustBeComplete, errorOf }: RequestLinesProps) {
  const t = useTexts('service')
  const suppliers = useId()
  const list = useRef<HTMLDivElement>(null)
  const brands = useQuery(brandsQuery).data?.brands ?? []

  function add() {
    flushSync(() => onLines([...lines, Math.max(...lines) + 1]))
    list.current?.querySelector<HTMLElement>('fieldset:last-of-type input')?.focus()
  }
  function remove(line: number) {
    const place = lines.indexOf(line)
    flushSync(() => onLines(lines.filter((other) => other !== line)))
    const stays = list.current?.querySelectorAll('fieldset')
    stays?.[Math.min(place, stays.length - 1)]?.querySelector('input')?.focus()
  }

  return (
    <Panel title={t('lines')}>
      <p className={styles.soft}>{t(mustBeComplete ? 'linesText' : 'linesOptional')}</p>
      <div ref={list} className={styles.lines}>
        {lines.map((line, index) => (
          <RequestLine
            key={line}
            line={line}
            place={index + 1}
            start={line === 0 ? start : undefined}
            mustBeComplete={mustBeComplete}
            suppliers={suppliers}
            errorOf={(field) => errorOf(line, field)}
            onRemove={lines.length === 1 ? undefined : () => remove(line)}
          />
        ))}
      </div>
      <datalist id={suppliers}>
        {brands.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      {lines.length < mostRequestLines && (
        <div>
          <Button look="plain" icon={<Plus aria-hidden size={18} />} onClick={add}>
            {t('addLine')}
          </Button>
        </div>
      )}
    </Panel>
  )
}
