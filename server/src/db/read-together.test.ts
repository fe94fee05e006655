import { describe, expect, test } from 'vitest'
import type { Db } from './connection.ts'
import { readTogether } from './read-together.ts'

const db = {} as Db

/** A read whose statements are answered one by one by the test. */
function heldRead() {
  const sent: { asks: readonly string[]; answer: () => void; refuse: () => void }[] = []
  const read = readTogether<string, string>(
    (ask) => ask,
    (_db, asks) =>
      new Promise((resolve, reject) => {
        sent.push({
          asks,
          answer: () => resolve(asks.map((ask) => `${ask}!`)),
          refuse: () => reject(new Error('lost')),
        })
      }),
  )
  return { read, sent }
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('reads of several who ask at once', () => {
  test('are refused together when the statement fails, and the next ones are not', async () => {
    const { read, sent } = heldRead()
    const both = Promise.allSettled([read(db, 'a'), read(db, 'b')])
    await turn()
    sent[0]!.refuse()
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const next = read(db, 'a')
    await turn()
    sent[1]!.answer()
    expect(await next).toBe('a!')
  })

  test('are one statement that asks the same once, and each gets his own', async () => {
    const { read, sent } = heldRead()
    const all = Promise.all([read(db, 'a'), read(db, 'b'), read(db, 'a')])
    await turn()
    expect(sent.map(({ asks }) => asks)).toEqual([['a', 'b']])
    sent[0]!.answer()
    expect(await all).toEqual(['a!', 'b!', 'a!'])
  })

  test('are never answered by a statement that began before they were asked', async () => {
    const { read, sent } = heldRead()
    const first = read(db, 'a')
    await turn()
    const second = read(db, 'a')
    await turn()
    expect(sent).toHaveLength(1)
    sent[0]!.answer()
    await first
    await turn()
    expect(sent.map(({ asks }) => asks)).toEqual([['a'], ['a']])
    sent[1]!.answer()
    expect(await second).toBe('a!')
  })

  test('of different connections do not wait for one another', async () => {
    const { read, sent } = heldRead()
    const held = read(db, 'a')
    await turn()
    const other = read({} as Db, 'a')
    await turn()
    sent[1]!.answer()
    expect(await other).toBe('a!')
    sent[0]!.answer()
    await held
  })
})
