import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import type { TableRow } from '../csv.ts'
import { parseWorkbook, type Sheet } from './parse-workbook.ts'

/** What the thread says. How far it is comes by itself, everything else one at a time: each next one is asked for. */
export type FromWorkbook =
  | { what: 'share'; share: number }
  | { what: 'sheet'; sheet: Omit<Sheet, 'rows'> }
  | { what: 'rows'; rows: TableRow[] }
  | { what: 'failure'; message: string }
  | { what: 'end' }

/** Rows handed over at a time: taking them over is work of the thread that answers. */
const batch = 200
/** Of how much more it tells that it was read. */
const step = 0.01

function* partsOf(sheets: Sheet[]): Generator<FromWorkbook> {
  for (const { rows, ...sheet } of sheets) {
    yield { what: 'sheet', sheet }
    for (let at = 0; at < rows.length; at += batch) yield { what: 'rows', rows: rows.slice(at, at + batch) }
  }
  yield { what: 'end' }
}

const say = (what: FromWorkbook) => parentPort?.postMessage(what)

let told = 0
function tellShare(share: number): void {
  if (share < told + step) return
  told = share
  say({ what: 'share', share })
}

try {
  for (const part of partsOf(await parseWorkbook(String(workerData), tellShare))) {
    say(part)
    if (part.what !== 'end' && parentPort) await once(parentPort, 'message')
  }
} catch (error) {
  say({ what: 'failure', message: error instanceof Error ? error.message : '' })
}
