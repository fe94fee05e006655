import { z } from 'zod'
import { fieldCodes } from '../answer.ts'

/** Why a row was not taken, besides what can be wrong with a single field. */
export const rowReasons = {
  UNKNOWN_REFERENCE: 'The field names a record that does not exist.',
  NOT_THERE_YET:
    'The field names a record that does not exist yet: the row was taken and counts once it comes.',
  UNKNOWN_UNIT: 'The article has no such unit.',
  IN_USE: 'Other records depend on this one, it cannot be deleted.',
  KEPT_BY_SHOP: 'The record was made or changed by people in the shop: what they wrote stays.',
  CYCLE: 'The category would be its own ancestor.',
  CONTRADICTION: 'The fields of the row contradict one another.',
  OUT_OF_RANGE: 'A value is larger than can be kept.',
  NOT_JSON: 'The line is not JSON.',
  NOT_AN_OBJECT: 'The line is JSON but no object.',
  TOO_DEEP: 'The line is nested too deeply.',
  LINE_TOO_LONG: 'The line is longer than allowed.',
  BROKEN_QUOTES: 'A quoted cell is not closed.',
  TOO_MANY_CELLS: 'The row has more cells than the header has columns.',
} as const

export const importReasons = [
  ...fieldCodes,
  ...(Object.keys(rowReasons) as (keyof typeof rowReasons)[]),
] as const
export type ImportReason = (typeof importReasons)[number]

export const rowProblem = z.object({
  row: z.number().int().meta({ description: 'Line of NDJSON, row of a spreadsheet (the header is row 1)' }),
  file: z.string().optional().meta({ description: 'File of a delivery of several' }),
  key: z.string().meta({ description: 'Business key of the row, as far as it could be read' }),
  field: z.string().meta({ description: "Field, dotted where nested; '' for the row as a whole" }),
  reason: z.enum(importReasons),
  value: z.string().optional().meta({ description: 'What was found there, shortened' }),
  taken: z.literal(true).optional().meta({ description: 'The row was taken all the same' }),
})
export type RowProblem = z.output<typeof rowProblem>

/** What became of an import: right rows are kept, wrong ones reported, each with its reasons. */
export const importReport = z.object({
  run: z.string().meta({ description: 'Number of the import run; its report is kept' }),
  kind: z.string(),
  read: z.number().int(),
  written: z.number().int().meta({ description: 'Rows taken, also those that changed nothing' }),
  wrong: z.number().int(),
  ignored: z.array(z.string()).meta({ description: 'Fields that the kind does not have' }),
  problems: z
    .array(rowProblem)
    .meta({ description: 'Of the first wrong or odd rows; all are kept with the run' }),
})
export type ImportReport = z.output<typeof importReport>
