import type { Key, ReactNode } from 'react'
import { Table } from './table.tsx'

/** A column says its label once: above the cells, and on a phone in front of each. */
interface Column<Row> {
  label: string
  render: (row: Row, index: number) => ReactNode
  /** `numeric` stands at the end of its cell; `actions` is named only to who listens. */
  kind?: 'numeric' | 'actions'
}

interface DataTableProps<Row> {
  /** Says what the table holds; read aloud. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row, index: number) => Key
}

/** A table of plain cells that are told by column; on a phone each row becomes a card. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <Table caption={caption} cards>
      <thead>
        <tr>
          {columns.map(({ label, kind }) => (
            <th key={label} scope="col" data-numeric={kind === 'numeric' || undefined}>
              {kind === 'actions' ? <span className="visually-hidden">{label}</span> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={keyOf(row, index)}>
            {columns.map(({ label, kind, render }) => (
              <td
                key={label}
                data-label={kind === 'actions' ? undefined : label}
                data-numeric={kind === 'numeric' || undefined}
              >
                {render(row, index)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
