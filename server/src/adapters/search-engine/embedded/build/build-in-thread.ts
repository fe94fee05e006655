import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Language, SearchCategory, SearchDocument, SearchSynonym } from '../../document.ts'
import type { IndexSource } from '../../port.ts'
import { LiveIndex } from '../live-index.ts'
import { runInSlices } from '../memory/steps.ts'
import { makeBook } from '../snapshot/values.ts'
import type { BuildInput, BuildOutput, BuildTask, BuiltIndex } from './build-messages.ts'

/** Articles handed over at a time: few, for copying them is work of this thread. */
const batch = 50
/** Batches that may wait in the other thread. */
const mostWaiting = 8

/** Makes an index in a thread of its own; this one only hands the articles over. */
export async function buildInThread(languages: readonly Language[], source: IndexSource): Promise<LiveIndex> {
  const { categories, synonyms, documents } = source
  const task: BuildTask = { languages, categories }
  const worker = new Worker(new URL('build-thread.ts', import.meta.url), { workerData: task })
  try {
    const failed = once(worker, 'error').then(([error]: unknown[]) => {
      throw error
    })
    return await Promise.race([
      failed,
      handOver(worker, documents).then((built) => takeOver(built, languages, categories, synonyms)),
    ])
  } finally {
    await worker.terminate()
  }
}

async function handOver(worker: Worker, documents: AsyncIterable<SearchDocument>): Promise<BuiltIndex> {
  const built = Promise.withResolvers<BuiltIndex>()
  let waiting = 0
  let goOn: (() => void) | undefined
  worker.on('message', (output: BuildOutput) => {
    if (output !== 'taken') return built.resolve(output)
    waiting--
    goOn?.()
  })
  const send = (input: BuildInput) => worker.postMessage(input)
  let collected: SearchDocument[] = []
  for await (const document of documents) {
    collected.push(document)
    if (collected.length < batch) continue
    send({ documents: collected })
    collected = []
    waiting++
    // Also lets the loop turn: articles may come from memory without ever waiting.
    await new Promise<void>((resolve) => {
      goOn = resolve
      if (waiting < mostWaiting) setImmediate(resolve)
    })
  }
  send({ documents: collected })
  send({})
  return built.promise
}

async function takeOver(
  { facets, valueLines, segment }: BuiltIndex,
  languages: readonly Language[],
  categories: readonly SearchCategory[],
  synonyms: readonly SearchSynonym[],
): Promise<LiveIndex> {
  const index = new LiveIndex(languages, await runInSlices(makeBook(facets, valueLines)))
  index.setCategories(categories)
  index.setSynonyms(synonyms)
  index.addSegment(segment)
  return index
}
