import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

test('the thread for letters does not keep a command alive that has its answer', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-letter-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'command.mjs')
  // While it waits, the database's connection keeps a command alive; here a timer does.
  const script = `
    import { renderBeside } from ${JSON.stringify(new URL('render-beside.ts', import.meta.url).href)}
    const waits = setInterval(() => {}, 1000)
    await renderBeside({}).catch((error) => console.log(error.message))
    clearInterval(waits)`
  await writeFile(file, script)
  const { stdout } = await promisify(execFile)(process.execPath, [file], { timeout: 20_000 })
  // The thread has answered: it drew what it could of no letter.
  expect(stdout).toContain('TypeError')
}, 30_000)
