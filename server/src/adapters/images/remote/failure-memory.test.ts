import { describe, expect, test } from 'vitest'
import { PictureRefused, type RefusalReason } from '../port.ts'
import { failureMemory, type NamedBy } from './failure-memory.ts'

const url = (file: string) => new URL(file, 'https://media.maker.example')

/** A memory at a time that tests set, and what makes addresses fail. */
function aMemory() {
  const state = { time: 0 }
  const memory = failureMemory(() => state.time)
  const fail = (file: string, reason: RefusalReason = 'unreachable', named: NamedBy = 'by-shop') =>
    memory.failed(url(file), named, new PictureRefused(reason))
  return { state, memory, fail }
}

describe('what is remembered of failures', () => {
  test('a missing file is not asked for again within a minute, others of its server are', () => {
    const { state, memory, fail } = aMemory()
    fail('a.jpg', 'missing')
    expect(memory.known(url('a.jpg'))?.reason).toBe('missing')
    expect(memory.known(url('b.jpg'))).toBeUndefined()
    state.time = 60_000
    expect(memory.known(url('a.jpg'))).toBeUndefined()
  })

  test('a server that keeps failing is left alone for half a minute, and a single failure after a success forgiven', () => {
    const { state, memory, fail } = aMemory()
    for (const file of ['a.jpg', 'b.jpg']) fail(file, 'too-slow')
    memory.worked(url('c.jpg'))
    fail('d.jpg')
    expect(memory.known(url('e.jpg'))).toBeUndefined()
    for (const file of ['f.jpg', 'g.jpg']) fail(file)
    expect(memory.known(url('e.jpg'))?.reason).toBe('unreachable')
    state.time = 30_000
    expect(memory.known(url('e.jpg'))).toBeUndefined()
    fail('h.jpg')
    expect(memory.known(url('e.jpg'))?.reason).toBe('unreachable')
  })

  test('no addresses a visitor makes up, and no single one however often, keep the shop from a server', () => {
    const { memory, fail } = aMemory()
    for (const file of ['x', 'y', 'z', 'w']) fail(file, 'unreachable', 'by-visitor')
    expect(memory.known(url('x'))?.reason).toBe('unreachable')
    for (let times = 0; times < 5; times++) fail('a.jpg')
    expect(memory.known(url('e.jpg'))).toBeUndefined()
  })

  test('a dead server is left alone, whatever visitors name meanwhile', () => {
    const { memory, fail } = aMemory()
    for (const file of ['a.jpg', 'b.jpg', 'c.jpg']) fail(file)
    for (let made = 0; made < 1500; made++) fail(`made-up-${made}`, 'missing', 'by-visitor')
    expect(memory.known(url('e.jpg'))?.reason).toBe('unreachable')
  })
})
