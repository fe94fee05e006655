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
