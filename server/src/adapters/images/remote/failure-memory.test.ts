import { expect, test } from 'vitest'
import { PictureRefused } from '../port.ts'
import { failureMemory } from './failure-memory.ts'

const url = (file: string) => new URL(file, 'https://media.maker.example')

test('a missing file is not asked for again within a minute, others of its server are', () => {
  let time = 0
  const memory = failureMemory(() => time)
  memory.failed(url('a.jpg'), new PictureRefused('missing'))
  expect(memory.known(url('a.jpg'))?.reason).toBe('missing')
  expect(memory.known(url('b.jpg'))).toBeUndefined()
  time = 60_000
  expect(memory.known(url('a.jpg'))).toBeUndefined()
})

test('a server that keeps failing is left alone for half a minute, and a single failure after a success forgiven', () => {
  let time = 0
  const memory = failureMemory(() => time)
  for (const file of ['a.jpg', 'b.jpg']) memory.failed(url(file), new PictureRefused('too-slow'))
  memory.worked(url('c.jpg'))
  memory.failed(url('d.jpg'), new PictureRefused('unreachable'))
  expect(memory.known(url('e.jpg'))).toBeUndefined()
  for (const file of ['f.jpg', 'g.jpg']) memory.failed(url(file), new PictureRefused('unreachable'))
  expect(memory.known(url('e.jpg'))?.reason).toBe('unreachable')
  time = 30_000
  expect(memory.known(url('e.jpg'))).toBeUndefined()
})
