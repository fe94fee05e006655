/** Entry of the thread that makes segments, so that the one that answers goes on answering. */
import { parentPort, workerData } from 'node:worker_threads'
import type { SearchDocument } from '../../document.ts'
import type { SegmentBuilder } from '../index/segment-builder.ts'
import type { Segment } from '../index/segment.ts'
import { runNow } from '../memory/steps.ts'
import { facetHeads, makeBook, stringifyValues } from '../snapshot/values.ts'
import { inSharedMemory } from './build-messages.ts'
import type { FromThread, ThreadStart, ToThread } from './build-messages.ts'
import { MakerHere } from './make-here.ts'

const port = parentPort
if (port === null) throw new Error('to be started as a thread')
const start = workerData as ThreadStart
const book = runNow(makeBook(start.facets, start.valueLines))
const sizes = () => ({ facets: book.facets.length, values: book.values.length })
/** What the other thread has in its book, too. */
let known = sizes()
const segments = new Map(start.segments)
const maker = new MakerHere(start.languages, book)
maker.setCategories(start.categories)
maker.setSegments([...segments.values()])
let builder: SegmentBuilder | undefined

port.on('message', (message: ToThread) => {
  if ('documents' in message) add(message.documents)
  else if ('finish' in message) finish(message.finish)
  else if ('merge' in message) void merge(message.merge, message.chosen)
  else if ('dropped' in message) drop(message.dropped)
  else if ('added' in message) take(message.added)
  else maker.setCategories(message.categories)
})

function add(documents: readonly SearchDocument[]): void {
  builder ??= maker.builder()
  for (const document of documents) builder.add(document)
  answer('taken')
}

function finish(id: number): void {
  const made = runNow((builder ?? maker.builder()).finish())
  builder = undefined
  give(id, made)
}

/** In slices, so that what changes meanwhile is not kept waiting. What fails here ends the thread. */
async function merge(id: number, chosen: Extract<ToThread, { merge: number }>['chosen']): Promise<void> {
  const parts = chosen.map(({ id }) => segments.get(id)!)
  give(
    id,
    await maker.merge(
      parts,
      chosen.map(({ gone }) => gone),
    ),
  )
}

function give(id: number, made: Segment): void {
  const segment = inSharedMemory(made)
  segments.set(id, segment)
  maker.setSegments([...segments.values()])
  const facets = facetHeads(book).slice(known.facets)
  const valueLines = runNow(stringifyValues(book.values.slice(known.values)))
  known = sizes()
  answer({ id, segment, facets, valueLines })
}

function take(added: ThreadStart['segments']): void {
  for (const [id, segment] of added) segments.set(id, segment)
  maker.setSegments([...segments.values()])
}

function drop(ids: readonly number[]): void {
  for (const id of ids) segments.delete(id)
  maker.setSegments([...segments.values()])
}

function answer(message: FromThread): void {
  port?.postMessage(message)
}
