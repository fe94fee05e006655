import type { Finding } from './readers/catalogue/finding.ts'

/** Where in the files something was read. */
export type Place = { row: number; key: string; file?: string }

/** What a report says of a place. */
export type Remark = Place & {
  severity: Finding['severity']
  field: string
  reason: string
  value?: string | undefined
}

/** What a reader found, as the report of a run keeps it. */
export function asRemark({ severity, code, row, line, file, article, field, detail }: Finding): Remark {
  return {
    severity,
    row: row ?? line ?? 0,
    ...(file !== undefined && { file }),
    key: article ?? '',
    field: field ?? '',
    reason: code,
    value: detail,
  }
}
