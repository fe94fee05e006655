import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser } from './browser.ts'
import { type BrowserReport, browserFailures, type UnitReport, unitFailures } from './failures.ts'

/**
 * `npm test`: everything that must hold, in the order in which it fails fastest. Every check and every test counts;
 * the last line says how many passed and failed. With words behind it (`npm test -- unit`) only those stages run.
 */
type Tally = { passed: number; failed: number; skipped?: number; failures?: string[] }

const stages: Record<string, () => Promise<Tally>> = {
  types: check('tsc', ['--noEmit']),
  lint: check('oxlint', ['contract', 'server', 'web', 'e2e', 'bench', 'scripts', '--quiet']),
  format: check('oxfmt', ['--check', '.']),
  unused: check('knip', []),
  build: check('npm', ['run', 'build', '-w', 'web', '--silent']),
  unit: unitTests,
  browser: browserTests,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in stages))
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}; there are ${Object.keys(stages).join(', ')}.`)
  process.exit(2)
}

/** Shops, commands and threads are started by the dozen: what Node made of their files is kept for the next. */
process.env['NODE_COMPILE_CACHE'] ??= path.join(import.meta.dirname, '../node_modules/.cache/compiled')

const folder = await mkdtemp(path.join(tmpdir(), 'shop-results-'))
const total = { passed: 0, failed: 0, skipped: 0 }
const summary: string[] = []
const failures: string[] = []
for (const [name, stage] of Object.entries(stages)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n── ${name}`)
  const started = performance.now()
  const tally = await stage()
  total.passed += tally.passed
  total.failed += tally.failed
  total.skipped += tally.skipped ?? 0
  failures.push(...(tally.failures ?? []))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  summary.push(
    `${name.padEnd(8)} ${String(tally.passed).padStart(5)} passed ${String(tally.failed).padStart(4)} failed  ${seconds} s`,
  )
}
await rm(folder, { recursive: true, force: true })
// Again at the end: between them and the words of a failure lie minutes of output.
for (const failure of failures) console.log(`\n✘ ${failure}`)
console.log(`\n${summary.join('\n')}\n`)
// Solr only where TEST_SOLR_URL names one, samples only where their folder lies beside the repository.
const notRun = total.skipped === 0 ? '' : `, ${total.skipped} not run`
console.log(`${total.passed} passed, ${total.failed} failed${notRun}`)
process.exitCode = total.failed === 0 ? 0 : 1

function check(command: string, parameters: string[]): () => Promise<Tally> {
  return async () =>
    (await run(command, parameters)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function unitTests(): Promise<Tally> {
  const file = path.join(folder, 'unit.json')
  const code = await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = await readJson<UnitReport>(file)
  if (report === undefined) return { passed: 0, failed: 1 }
  const failed = Math.max(report.numFailedTests, report.numFailedTestSuites === 0 ? 0 : 1)
  return {
    passed: report.numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: report.numPendingTests,
    failures: unitFailures(report),
  }
}

async function browserTests(): Promise<Tally> {
  const file = path.join(folder, 'browser.json')
  const environment = { BROWSER_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const code = await run('playwright', ['test', '-c', 'e2e', '--reporter=list,json'], environment)
  const report = await readJson<BrowserReport>(file)
  if (report === undefined) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky } = report.stats
  const failed = unexpected + flaky
  return {
    passed: expected,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    failures: browserFailures(report),
  }
}

function run(
  command: string,
  parameters: string[],
  environment: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...environment },
    })
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

async function readJson<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T
  } catch {
    return undefined
  }
}
