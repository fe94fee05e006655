/** Entry of the thread that makes an index from articles, so that the one that answers goes on answering. */
import { parentPort, workerData } from 'node:worker_threads'
import { SegmentBuilder } from '../index/segment-builder.ts'
import { ValueBook } from '../index/value-book.ts'
import { runNow } from '../memory/steps.ts'
import { arraysIn } from '../snapshot/tree.ts'
import { facetHeads, stringifyValues } from '../snapshot/values.ts'
import type { BuildInput, BuildOutput, BuildTask } from './build-messages.ts'

const port = parentPort
if (port === null) throw new Error('to be started as a thread')
const { languages, categories } = workerData as BuildTask
const names = new Map(categories.map(({ id, name }) => [id, name]))
const book = new ValueBook()
const builder = new SegmentBuilder({
  languages,
  book,
  categoryName: (id) => names.get(id),
  isWord: () => false,
})

port.on('message', ({ documents }: BuildInput) => {
  if (documents) {
    for (const document of documents) builder.add(document)
    return answer('taken')
  }
  const segment = runNow(builder.finish())
  const valueLines = runNow(stringifyValues(book.values))
  const buffers = new Set(arraysIn(segment).map(({ buffer }) => buffer as ArrayBuffer))
  answer({ facets: facetHeads(book), valueLines, segment }, [...buffers])
  port.close()
})

function answer(message: BuildOutput, handedOver: ArrayBuffer[] = []): void {
  port?.postMessage(message, handedOver)
}
