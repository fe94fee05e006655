import { spawnSync } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** Builds the storefront where it is missing or older than its sources; `npm start` runs it first. */
const root = path.join(import.meta.dirname, '..')
const built = await modified(path.join(root, 'web/dist/server/entry-server.js'))
const newest = Math.max(
  await newestBelow(path.join(root, 'web/src')),
  await newestBelow(path.join(root, 'contract/src')),
  await modified(path.join(root, 'web/vite.config.ts')),
  await modified(path.join(root, 'package-lock.json')),
)
if (built < newest) {
  console.log('Building the storefront …')
  const { status } = spawnSync('npm', ['run', 'build', '-w', 'web', '--silent'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  process.exitCode = status ?? 1
}

/** Time of the last change in milliseconds; 0 for a file that is not there. */
function modified(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
}

async function newestBelow(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const times = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.gen.ts'))
    .map((entry) => modified(path.join(entry.parentPath, entry.name)))
  return Math.max(0, ...(await Promise.all(times)))
}
