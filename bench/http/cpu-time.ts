import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'

/** Clock ticks a second of /proc (USER_HZ), the same on every Linux. */
const ticks = 100

/**
 * Milliseconds of processor time that processes and their children, those that have ended too, have used so far; what
 * else the machine does hardly changes it, unlike times on the clock. NaN where there is no /proc.
 */
export async function cpuTime(pids: readonly number[]): Promise<number> {
  const all = await processes()
  const wanted = new Set(pids)
  // Children of children do not occur: the database's processes are children of its first.
  const counted = all.filter(({ pid, parent }) => wanted.has(pid) || wanted.has(parent))
  return counted.length === 0 ? Number.NaN : (counted.reduce((sum, { used }) => sum + used, 0) * 1000) / ticks
}

/** The first process of the embedded database in a shop's data directory. */
export async function databasePid(dataDir: string): Promise<number> {
  const noted = await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
  return Number(noted.split('\n', 1)[0])
}

async function processes(): Promise<{ pid: number; parent: number; used: number }[]> {
  const names = await readdir('/proc').catch(() => [])
  const numbers = names.filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    numbers.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      // The name of the program, in brackets, may hold spaces; proc(5) numbers the fields.
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number)
      const [parent = 0, ...used] = [fields[1], fields[11], fields[12], fields[13], fields[14]]
      return { pid: Number(pid), parent, used: used.reduce<number>((sum, one = 0) => sum + one, 0) }
    }),
  )
  return found
}
