import { expect, test } from 'vitest'
import { tellSearchState } from './search-state.ts'

const away = 'the search does not answer; categories and articles are shown without it'

function listened() {
  const lines: string[] = []
  const tell = (line: unknown, words?: string) => lines.push(words ?? String(line))
  return { lines, log: { warn: tell, error: tell } }
}

test('a search that is away before there is a log is told as soon as there is one', () => {
  const { lines, log } = listened()
  const state = tellSearchState()
  state.onState(false, new Error('refused'))
  state.to(log)
  state.onState(true)
  expect(lines).toEqual([away, 'the search answers again'])
})

test('one that came back before that is not mentioned', () => {
  const { lines, log } = listened()
  const state = tellSearchState()
  state.onState(false, new Error('refused'))
  state.onState(true)
  state.to(log)
  state.onState(false, new Error('refused'))
  expect(lines).toEqual([away])
})
