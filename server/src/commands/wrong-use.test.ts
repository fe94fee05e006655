import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

/** A command as somebody runs it where there is no shop yet. */
async function run(command: string, words: readonly string[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'wrong-use-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = fileURLToPath(new URL(`${command}.ts`, import.meta.url))
  const env = { ...process.env, DATA_DIR: path.join(folder, 'data'), DATABASE_URL: '' }
  const child = spawn(process.execPath, [file, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve) => void child.once('close', resolve))
  const [said, printed] = await Promise.all([text(child.stderr), text(child.stdout)])
  return { code: await ended, said, printed, made: await readdir(folder) }
}

test.each([
  ['import', [], 'Name a file to import.'],
  ['import', ['--kind', 'orders', 'a.csv'], 'There is no kind orders.'],
  ['setting', [], 'Settings of the installation'],
  ['setting', ['foo'], 'There is no setting foo.'],
  ['token', [], 'Say what the token is for: --scope import,outbox,metrics.'],
  ['create-admin', [], 'Say the name to log in with: --alias NAME.'],
  ['access-data', [], 'npm run access-data'],
  ['solr-create', ['--shards', '0'], '--shards wants a number from 1 to 100.'],
])('%s with %j is explained without touching anything', async (command, words, sentence) => {
  const { code, said, printed, made } = await run(command, words)
  expect({ code, printed, made }).toEqual({ code: 2, printed: '', made: [] })
  expect(said.startsWith(sentence)).toBe(true)
})

test.each([
  ['import', 'npm run import -- --kind KIND FILE'],
  ['setting', 'npm run -s setting -- KEY'],
  ['token', 'npm run token -- --scope'],
  ['create-admin', 'npm run create-admin -- --alias NAME'],
  ['access-data', 'npm run access-data -- --alias NAME'],
  ['solr-create', 'npm run solr:create'],
  ['backup', 'npm run backup -- FOLDER'],
])('%s told to --help says how it is called, which is nothing wrong', async (command, sentence) => {
  const { code, said, printed, made } = await run(command, ['--help'])
  expect({ code, said, made }).toEqual({ code: 0, said: '', made: [] })
  expect(printed).toContain(sentence)
})
