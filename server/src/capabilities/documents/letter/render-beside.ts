import { Worker } from 'node:worker_threads'
import type { Letter } from './compose-letter.ts'
import type { Rendered, SentLetter } from './render-worker.ts'

type Waiting = { resolve: (pdf: Buffer) => void; reject: (error: Error) => void }

let worker: Worker | undefined
let last = 0
const waiting = new Map<number, Waiting>()

/**
 * Draws a letter in a thread of its own: a letter takes tens of milliseconds of computing, which would hold up every
 * request of the node. The thread starts with the first letter and does not keep the process alive.
 */
export function renderBeside({ words: _, ...letter }: Letter): Promise<Buffer> {
  worker ??= startWorker()
  const id = ++last
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  waiting.set(id, { resolve, reject })
  worker.postMessage({ id, letter: letter satisfies SentLetter })
  return promise
}

function startWorker(): Worker {
  const started = new Worker(new URL('./render-worker.ts', import.meta.url))
  started.on('message', (answer: Rendered) => {
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('pdf' in answer) asked?.resolve(Buffer.from(answer.pdf))
    else asked?.reject(new Error(answer.problem))
  })
  // A thread that ended fails what it had; the next letter starts another one.
  const ended = (error: Error) => {
    if (worker !== started) return
    worker = undefined
    for (const [id, asked] of waiting) {
      waiting.delete(id)
      asked.reject(error)
    }
  }
  started.once('error', ended)
  started.once('exit', (code) => ended(new Error(`the thread for letters ended with ${code}`)))
  // Behind the listeners: one for messages would keep the process alive again, and a command would never end.
  started.unref()
  return started
}
