import { execFile } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'

const run = promisify(execFile)
const systemNames = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'msedge',
]

/**
 * A Chromium for the browser tests: the one BROWSER_PATH names, Playwright's own, one of the system, else one that is
 * installed now: by Playwright, or by Debian's package manager where that cannot. Throws when there is no way.
 */
export async function findBrowser(): Promise<string> {
  return (await existing()) ?? (await installed())
}

async function existing(): Promise<string | undefined> {
  const given = process.env['BROWSER_PATH']
  if (given !== undefined && given !== '') {
    if (await isProgram(given)) return given
    throw new Error(`BROWSER_PATH names no program: ${given}`)
  }
  if (await isProgram(chromium.executablePath())) return chromium.executablePath()
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  for (const name of systemNames) {
    for (const folder of folders) {
      const file = path.join(folder, name)
      if (await isProgram(file)) return file
    }
  }
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  return (await isProgram(mac)) ? mac : undefined
}

async function installed(): Promise<string> {
  console.log('No browser found; installing one for the tests …')
  const attempts: [string, string[]][] = [
    ['npx', ['playwright', 'install', '--with-deps', 'chromium']],
    ['apt-get', ['update']],
    ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']],
  ]
  const problems: string[] = []
  for (const [command, parameters] of attempts) {
    try {
      await run(command, parameters, { timeout: 600_000, maxBuffer: 100_000_000 })
    } catch (error) {
      problems.push(
        `${command} ${parameters.join(' ')}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : ''}`,
      )
    }
    const found = await existing()
    if (found !== undefined) return found
  }
  throw new Error(
    `No browser could be installed. Set BROWSER_PATH to a Chromium or Chrome.\n${problems.join('\n')}`,
  )
}

const isProgram = (file: string): Promise<boolean> =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  )
