import { useLocation } from '@tanstack/react-router'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import {
  MappingDialog,
  OrderFileButton,
  OrderFileNotes,
  tradeLines,
  useOrderFile,
} from '#web/features/orderfiles/public.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Candidates } from './candidates.tsx'
import { pastedRows } from './pasted-rows.ts'
import styles from './quick-order.module.css'
import { readQuantity } from './typed-quantity.ts'
import { mostRows, type QuickRow, useQuickOrder } from './use-quick-order.ts'

/**
 * Quick order: number, Enter, quantity, Enter, next line; a pasted column pair fills as many lines as it has. Right
 * lines go into the basket, wrong ones stay with their reason.
 */
export function QuickOrder() {
  const t = useTexts('basket')
  const app = useTexts('app')
  const formats = useFormats()
  const grid = useRef<HTMLTableSectionElement>(null)
  const id = useId()
  const reasonOf = (row: QuickRow) => `${id}${row.id}`
  const told = (isWrong: boolean, row: QuickRow) => ({
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? reasonOf(row) : undefined,
  })
  const { rows, change, fill, append, order, orderSold, orderAll, remove, isOrdering } = useQuickOrder()

  const file = useOrderFile(append, mostRows)

  const focus = (row: number, column: 0 | 1) =>
    grid.current?.querySelectorAll('tr')[row]?.querySelectorAll('input')[column]?.focus()

  // Whoever comes for it types at once.
  const isCalled = useLocation({ select: ({ hash }) => hash === 'quick-order' })
  useEffect(() => {
    if (isCalled) grid.current?.querySelector('input')?.focus()
  }, [isCalled, grid])

  function onPaste(event: ClipboardEvent, at: QuickRow, isNumberField = false) {
    const text = event.clipboardData.getData('text')
    const trade = tradeLines(text, formats.number)
    if (trade) {
      event.preventDefault()
      file.remark(trade.remarks)
      fill(at.id, trade.rows)
      return
    }
    const pasted = pastedRows(text, formats.number)
    // Of a single line it is only the unit that tells a number with its quantity from a number in two groups.
    const isPair =
      isNumberField && readQuantity(pasted[0]?.quantity ?? '', formats.number)?.unit !== undefined
    if (!/[\t\n;]/.test(text.trim()) && !isPair) return
    event.preventDefault()
    fill(at.id, pasted)
  }

  function onKeyDown(event: KeyboardEvent, row: QuickRow, index: number, column: 0 | 1) {
    const moves: Record<string, () => void> = {
      ArrowUp: () => focus(index - 1, column),
      ArrowDown: () => focus(index + 1, column),
      Enter: () => {
        if (column === 0 && row.number.trim() !== '') focus(index, 1)
        else if (row.number.trim() !== '') {
          order(row.id)
          // The next line is there as soon as this one has something in it.
          focus(index + 1, 0)
        }
      },
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }

  return (
    <section className={styles.quick} aria-labelledby="quick-order">
      <h2 id="quick-order">{t('quickOrder')}</h2>
      <p className={styles.hint}>{t('quickOrderHint')}</p>
      <table className={styles.grid}>
        <thead>
          <tr>
            <th scope="col">{t('numberColumn')}</th>
            <th scope="col">{t('quantityColumn')}</th>
            <th scope="col" className={styles.state}>
              <span className="visually-hidden">{t('stateColumn')}</span>
            </th>
          </tr>
        </thead>
        <tbody ref={grid}>
          {rows.map((row, index) => (
            <tr key={row.id} data-state={row.state}>
              <td>
                <input
                  aria-label={t('numberIn', { row: index + 1 })}
                  {...told(['unknown', 'priceless'].includes(row.state), row)}
                  value={row.number}
                  maxLength={40}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  onChange={({ target }) => change(row.id, { number: target.value })}
                  onPaste={(event) => onPaste(event, row, true)}
                  onKeyDown={(event) => onKeyDown(event, row, index, 0)}
                />
                {row.reference !== undefined && (
                  <p className={styles.hint}>{t('rowReference', { reference: row.reference })}</p>
                )}
              </td>
              <td>
                <input
                  aria-label={t('quantityIn', { row: index + 1 })}
                  {...told(['quantity', 'unread', 'unit'].includes(row.state), row)}
                  value={row.quantity}
                  maxLength={24}
                  inputMode="decimal"
                  autoComplete="off"
                  onChange={({ target }) => change(row.id, { quantity: target.value })}
                  onPaste={(event) => onPaste(event, row)}
                  onKeyDown={(event) => onKeyDown(event, row, index, 1)}
                />
              </td>
              <td className={styles.state} aria-live="polite">
                {row.state === 'sending' && t('rowSending')}
                {/* By then one is in the next line. */}
                {!['open', 'sending'].includes(row.state) && (
                  <span className="visually-hidden">{t('rowNumber', { row: index + 1 })} </span>
                )}
                {row.state === 'unread' && <span id={reasonOf(row)}>{t('rowUnread')}</span>}
                {row.state === 'quantity' && (
                  <WrongQuantity
                    id={reasonOf(row)}
                    row={row}
                    onTake={(sold) => {
                      orderSold(sold)
                      focus(index + 1, 0)
                    }}
                  />
                )}
                {row.state === 'unit' && <StrangeUnit id={reasonOf(row)} strangeUnit={row.strangeUnit} />}
                {row.state === 'full' && t('rowFull')}
                {row.state === 'priceless' && <span id={reasonOf(row)}>{t('problem.ON_REQUEST')}</span>}
                {row.state === 'unknown' && (
                  <Candidates
                    id={reasonOf(row)}
                    words={row.number}
                    onChoose={(number) => {
                      change(row.id, { number })
                      focus(index, 1)
                    }}
                  />
                )}
                {row.state !== 'open' && row.state !== 'sending' && (
                  <Button look="ghost" size="small" onClick={() => remove(row.id)}>
                    {t('removeRow')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.actions}>
        {/* Never disabled: it would lose the focus just when all lines are taken. */}
        <Button look="plain" busy={isOrdering} onClick={rows.length < 2 ? () => focus(0, 0) : orderAll}>
          {t('orderRows')}
        </Button>
        <Button look="ghost" data-scan icon={<Icon name="scan" size={18} />}>
          {app('scan')}
        </Button>
        <OrderFileButton busy={file.isReading} onChosen={(chosen) => void file.read(chosen)} />
      </div>
      <OrderFileNotes
        remarks={file.remarks}
        fault={file.fault}
        waiting={file.rest.length}
        onRest={file.takeRest}
      />
      {file.table && <MappingDialog table={file.table} onTake={file.takeTable} onClose={file.closeTable} />}
    </section>
  )
}

interface WrongQuantityProps {
  /** Of the sentence that says so. */
  id: string
  row: QuickRow
  onTake: (row: QuickRow & { soldQuantity: string }) => void
}

/** In which steps the article is sold, and the quantity that covers the one asked for. */
function WrongQuantity({ id, row, onTake }: WrongQuantityProps) {
  const t = useTexts('basket')
  const app = useTexts('app')
  const formats = useFormats()
  const { limits, soldQuantity = '0' } = row
  if (!limits) return <span id={id}>{t('rowQuantity')}</span>
  const { unit } = limits
  const inWords = (amount: string) =>
    unit === undefined ? formats.decimal(amount) : formats.quantity(amount, unit)
  return (
    <>
      <span id={id}>
        {app('quantityLimits', {
          stepsize: inWords(limits.stepsize),
          max: inWords(limits.max),
        })}
      </span>
      {soldQuantity !== '0' && (
        <Button look="ghost" size="small" onClick={() => onTake({ ...row, soldQuantity })}>
          {t('takeQuantity', { quantity: inWords(soldQuantity) })}
        </Button>
      )}
    </>
  )
}

/** In which units the article is sold instead of the one that was written. */
function StrangeUnit({ id, strangeUnit }: { id: string; strangeUnit: QuickRow['strangeUnit'] }) {
  const t = useTexts('basket')
  const formats = useFormats()
  if (!strangeUnit) return null
  const { written, units } = strangeUnit
  return (
    <span id={id}>
      {t('rowUnit', { unit: written, units: units.map((unit) => formats.unit(unit)).join(', ') })}
    </span>
  )
}
