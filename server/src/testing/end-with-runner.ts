import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import process from 'node:process'

/**
 * Ends a database server, and removes its folder, as soon as this process is gone, however it ended: one that is killed
 * runs nothing any more. A process of its own waits for that; its standard input closes when nobody holds it.
 * @returns ends the waiting, for who stops the server himself
 */
export function endWithRunner(pid: number, folder: string): () => void {
  const watch = spawn(process.execPath, [import.meta.filename, String(pid), folder], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  })
  watch.unref()
  return () => void watch.kill()
}

async function waitAndEnd(pid: number, folder: string): Promise<void> {
  for await (const _ of process.stdin);
  // PostgreSQL's fast shutdown.
  process.kill(pid, 'SIGINT')
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
}

const [, script, pid, folder] = process.argv
if (script === import.meta.filename && pid !== undefined && folder !== undefined)
  await waitAndEnd(Number(pid), folder)
