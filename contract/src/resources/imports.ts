import { z } from 'zod'
import { defineResource } from '../define-resource.ts'
import { idIn, idOut, momentOut, wholeIn } from '../ids.ts'
import { importKindNames } from '../imports/kinds.ts'
import { largestFile } from '../imports/sent-file.ts'
import { tableFields } from '../imports/table-columns.ts'
import { pageIn } from '../paging.ts'

/** How the files are to be read; what is left out is as for the command line. */
const reading = {
  file_ids: z.array(idIn).min(1).max(50),
  /** Rows of this kind as NDJSON or CSV; a supplier's catalogue or price list when left out. */
  kind: z.enum(importKindNames).optional(),
  supplier: z.string().trim().max(40).optional(),
  customer_number: z.string().trim().max(20).optional(),
  basis: z.enum(['list', 'purchase']).optional(),
  markup: z
    .string()
    .trim()
    .regex(/^\d{1,4}(?:[.,]\d{1,3})?$|^$/)
    .optional(),
  gros_list: z.enum(['net', 'retail', 'ignore']).optional(),
  expired: z.enum(['end', 'extend']).optional(),
  numbers: z.enum(['auto', 'comma', 'point']).optional(),
  /** What the columns of a table are, by their heading; recognised where nobody says. */
  columns: z.record(z.string().max(200), z.enum(tableFields)).optional(),
  /** Sheet of a workbook; the one most like a price list where nobody says. */
  sheet: z.string().max(100).optional(),
}

const severity = z.enum(['error', 'warning', 'note'])
const remark = z.object({
  severity,
  file: z.string(),
  row: z.number().int(),
  key: z.string(),
  field: z.string(),
  text: z.string(),
  value: z.string(),
})

const formats = ['bmecat', 'datanorm', 'etim', 'csv', 'xlsx'] as const

const run = z.object({
  id: idOut,
  /** What the files were; `files` until somebody has looked. */
  kind: z.enum([...importKindNames, ...formats, 'files']),
  source: z.string(),
  actor: z.string(),
  state: z.enum(['queued', 'running', 'done', 'aborted']),
  /** Why it ended early, in words; '' where it did not. */
  stoppedBy: z.string(),
  /** Percent of the files done; null where nobody can know. */
  progress: z.number().int().nullable(),
  /** How long it will go on, about; null where that cannot be told yet. */
  secondsLeft: z.number().int().nullable(),
  /** The run a node is at, for which this one or its undo waits; null where it waits for none. */
  waitsFor: z
    .object({ id: idOut, source: z.string(), what: z.enum(['import', 'undo']), others: z.number().int() })
    .nullable(),
  /** Last sign of life of whoever is at it, where that is long enough ago to doubt it; null otherwise. */
  silentSince: momentOut.nullable(),
  /** Whether staff sent its files, and may cancel it. */
  cancellable: z.boolean(),
  rowsRead: z.number().int(),
  rowsWritten: z.number().int(),
  rowsWrong: z.number().int(),
  startedAt: momentOut,
  endedAt: momentOut.nullable(),
  images: z.enum(['kept', 'too-many', 'expired', 'none']),
  undo: z.enum(['requested', 'running', 'done']).nullable(),
  rowsRestored: z.number().int(),
  rowsNotRestored: z.number().int(),
})

export const imports = defineResource('imports', {
  GET_RUNS: {
    method: 'GET',
    access: { staff: 'clerk' },
    summary: 'Import runs, newest first.',
    input: z.object(pageIn(100)),
    output: z.object({ runs: z.array(run), numFound: z.number().int() }),
    errors: [],
  },
  GET_RUN: {
    method: 'GET',
    access: { staff: 'clerk' },
    summary: 'One import run with its first remarks, and the rows an undo has left as they are.',
    input: z.object({ run_id: idIn }),
    output: z.object({
      run,
      remarks: z.array(remark),
      numRemarks: z.number().int(),
      notRestored: z.array(
        z.object({
          kind: z.enum(importKindNames),
          /** What tells the row from others of its kind: article number, currency, branch and so on. */
          key: z.string(),
          /** The day a price or condition begins; '' for rows of no day. */
          validFrom: z.string(),
          outcome: z.enum(['changed', 'in-use']),
        }),
      ),
    }),
    errors: ['NOT_FOUND'],
  },
  CREATE_FILE: {
    method: 'POST',
    access: { staff: 'admin' },
    summary: 'Begins to send a file for an import; its pieces follow.',
    input: z.object({ name: z.string().trim().min(1).max(200), bytes: wholeIn(1, largestFile) }),
    output: z.object({ file_id: idOut, piece_size: z.number().int() }),
    errors: [],
  },
  ADD_PIECE: {
    method: 'POST',
    access: { staff: 'admin' },
    summary: 'A piece of a file as base64; the same piece may be sent again.',
    input: z.object({ file_id: idIn, index: wholeIn(0, 1000), content: z.base64().max(900_000) }),
    output: z.object({}),
    errors: ['NOT_FOUND', 'PAYLOAD_TOO_LARGE'],
  },
  PREVIEW: {
    method: 'POST',
    readOnly: true,
    access: { staff: 'admin' },
    summary: 'What the files are, how their columns are read, and what the first rows would change.',
    input: z.object(reading),
    output: z.object({
      format: z.enum([...formats, 'rows']).nullable(),
      /** Why nothing of the files can be taken, with the reason in words; null where something can. */
      unreadable: z.object({ code: z.string(), text: z.string() }).nullable(),
      columns: z.array(
        z.object({ name: z.string(), field: z.enum(tableFields).nullable(), samples: z.array(z.string()) }),
      ),
      /** The sheet of a workbook that was read, and all that hold a table; '' and none of other files. */
      sheet: z.string(),
      sheets: z.array(z.string()),
      /** Columns that are none of the shop's fields and too many to be shown: they cannot be chosen. */
      columnsLeft: z.number().int(),
      /** Columns whose numbers read both ways (1.250) and nobody has said how they are written: to be asked. */
      ambiguous: z.array(z.string()),
      /** Articles the files bring; null for rows of a kind, and where not all files were counted. */
      articles: z.number().int().nullable(),
      rows: z.array(
        z.object({
          row: z.number().int(),
          kind: z.enum(importKindNames),
          key: z.string(),
          change: z.enum(['new', 'changed', 'same', 'removed', 'wrong']),
          title: z.string(),
          /** A price of the row, for `costUnit` of `volumeUnit`, from that day on. */
          price: z
            .object({
              matnr: z.string(),
              price: z.string(),
              currency: z.string(),
              costUnit: z.number(),
              volumeUnit: z.string(),
              validFrom: z.string(),
            })
            .nullable(),
        }),
      ),
      remarks: z.array(remark),
    }),
    errors: ['NOT_FOUND'],
  },
  GET_LOOKING: {
    method: 'GET',
    access: { staff: 'admin' },
    summary: 'How far a preview is: percent read of the files it was asked for, by the first of them.',
    input: z.object({ file_id: idIn }),
    /** Null where nobody looks, or it cannot be known. */
    output: z.object({ looked: z.number().int().nullable() }),
    errors: ['NOT_FOUND'],
  },
  STOP_LOOKING: {
    method: 'POST',
    access: { staff: 'admin' },
    summary: 'Ends a preview under way; it answers that it was cancelled.',
    input: z.object({ file_id: idIn }),
    output: z.object({}),
    errors: ['NOT_FOUND'],
  },
  START_IMPORT: {
    method: 'POST',
    access: { staff: 'admin' },
    summary: 'Queues the import of the files; any node carries it out.',
    input: z.object(reading),
    output: z.object({ run_id: idOut }),
    errors: ['NOT_FOUND'],
  },
  CANCEL_IMPORT: {
    method: 'POST',
    access: { staff: 'admin' },
    summary: 'Breaks a run off after the rows being written; what was written stays.',
    input: z.object({ run_id: idIn }),
    output: z.object({}),
    errors: ['NOT_FOUND', 'STATE_NOT_ALLOWED'],
  },
  UNDO_IMPORT: {
    method: 'POST',
    access: { staff: 'admin' },
    summary:
      'Queues the undoing of a run: rows not changed since come back as they were. Once more where that has left rows, for those alone.',
    input: z.object({ run_id: idIn }),
    output: z.object({}),
    errors: ['NOT_FOUND', 'STATE_NOT_ALLOWED'],
  },
})
