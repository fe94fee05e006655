import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { gathering } from './gathering.ts'

function gathered(most?: number) {
  const stream = gathering(most)
  const got: string[] = []
  stream.on('data', (chunk: Buffer) => got.push(chunk.toString('utf8')))
  return { stream, got }
}

describe('gathering', () => {
  test('gives up what waits when the visitor has gone', async () => {
    const { stream, got } = gathered()
    stream.write('half a page')
    stream.destroy()
    await setImmediate()
    await setImmediate()
    expect(got).toEqual([])
  })

  test('joins what comes in one turn, and waits for nothing that comes later', async () => {
    const { stream, got } = gathered()
    stream.write('<html>')
    await Promise.resolve()
    stream.write('<body>')
    await setImmediate()
    await setImmediate()
    expect(got).toEqual(['<html><body>'])
    stream.write('later')
    await setImmediate()
    await setImmediate()
    expect(got).toEqual(['<html><body>', 'later'])
  })

  test('sends a large part at once, and the rest with the end', async () => {
    const { stream, got } = gathered(4)
    for (const chunk of ['ab', 'cd', 'e']) stream.write(chunk)
    stream.end()
    await new Promise((resolve) => stream.once('end', resolve))
    expect(got).toEqual(['abcd', 'e'])
  })
})
