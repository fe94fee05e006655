import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { asCommand } from './as-command.ts'

async function outcomeOf(command: () => Promise<number>) {
  const before = process.exitCode
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => said.mockRestore())
  await asCommand(command)
  const code = process.exitCode
  process.exitCode = before
  return { code, said: said.mock.calls.flat() }
}

test('an option nobody knows is wrong use, and is told in words', async () => {
  const { code, said } = await outcomeOf(() => {
    parseArgs({ args: ['--foo'], options: {} })
    return Promise.resolve(0)
  })
  expect(code).toBe(2)
  expect(said).toEqual([expect.stringContaining("Unknown option '--foo'")])
})

test('a command that fails says why in words', async () => {
  const failed = await outcomeOf(() =>
    Promise.reject(new Error('No room', { cause: new Error('disk full') })),
  )
  expect(failed).toEqual({ code: 1, said: ['No room: disk full'] })
})

test('what a command answers is its exit code', async () => {
  expect(await outcomeOf(() => Promise.resolve(3))).toEqual({ code: 3, said: [] })
})

test('a command whose output nobody reads to its end (| head) does its work nevertheless', async () => {
  const file = new URL('as-command.ts', import.meta.url).href
  const script = `
    import { setTimeout } from 'node:timers/promises'
    import { asCommand } from ${JSON.stringify(file)}
    await asCommand(async () => {
      for (let line = 0; line < 5; line += 1) {
        console.log('x'.repeat(100_000))
        await setTimeout(20)
      }
      process.stderr.write('all done')
      return 0
    })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.destroy()
  const ended = new Promise<number | null>((resolve) => void child.once('close', resolve))
  expect(await text(child.stderr)).toBe('all done')
  expect(await ended).toBe(0)
})
