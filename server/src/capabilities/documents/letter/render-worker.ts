import { parentPort } from 'node:worker_threads'
import type { Letter } from './compose-letter.ts'
import { renderLetter } from './render-letter.ts'
import { letterWords } from './words.ts'

/** A letter without its words: they hold functions, which do not travel between threads. */
export type SentLetter = Omit<Letter, 'words'>
export type Rendered = { id: number; pdf: Uint8Array } | { id: number; problem: string }

parentPort?.on('message', ({ id, letter }: { id: number; letter: SentLetter }) => {
  renderLetter({ ...letter, words: letterWords[letter.language] }).then(
    (pdf) => parentPort?.postMessage({ id, pdf } satisfies Rendered),
    (error: unknown) => parentPort?.postMessage({ id, problem: String(error) } satisfies Rendered),
  )
})
