import type { Input } from '#web/app/api/resources.ts'
import { formText } from '#web/app/form-text.ts'

type Sent = Input<'notlistedproducts', 'SEND_REQUEST'>
type Line = NonNullable<Sent['positions']>[number]

/** What a visitor wrote, as it is sent; `lines` names the line each position came from. */
export interface WrittenRequest {
  lines: number[]
  positions: Line[]
  file: File | undefined
  remark: string
  customer_reference: string
}

/** The fields of a line, as the contract and the form name them. */
export const lineFields = [
  'manufacturer_number',
  'supplier_name',
  'supplier_id',
  'quantity',
  'description',
] as const
export type LineField = (typeof lineFields)[number]

/** Name of a line's input. */
export const inputName = (line: number, field: LineField) => `${field}-${line}`

/**
 * Reads the form. Empty lines are left out; where nothing else is sent, the first one goes as it is, and the shop says
 * what it misses.
 */
export function readRequest(form: FormData, lines: readonly number[]): WrittenRequest {
  const written = lines.map((line) => ({ line, position: readLine(form, line) }))
  const file = form.get('attachment')
  const chosen = file instanceof File && file.name !== '' ? file : undefined
  const filled = written.filter(({ position }) => Object.values(position).some((value) => value !== ''))
  const sent = filled.length === 0 && chosen === undefined ? written.slice(0, 1) : filled
  return {
    lines: sent.map(({ line }) => line),
    positions: sent.map(({ position }) => position),
    file: chosen,
    remark: formText(form, 'remark').trim(),
    customer_reference: formText(form, 'customer_reference').trim(),
  }
}

function readLine(form: FormData, line: number): Line {
  return Object.fromEntries(lineFields.map((field) => [field, formText(form, inputName(line, field)).trim()]))
}
