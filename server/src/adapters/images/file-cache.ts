import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

export interface FileCache {
  get: (key: string) => Promise<Buffer | undefined>
  put: (key: string, content: Buffer) => Promise<void>
}

/**
 * Keeps made files in a folder of at most about `limit` bytes; those not asked for longest go first. May be deleted at
 * any time. A node's own: another node makes its own files. What the disk does not take is not kept and fails nothing:
 * whoever made it has it.
 * @param keys must be usable as file names
 */
export function fileCache(folder: string, limit: number): FileCache {
  let sinceSweep = Infinity
  const fileOf = (key: string) => path.join(folder, key.slice(0, 2), key)
  return {
    get: async (key) => {
      try {
        const content = await readFile(fileOf(key))
        const now = new Date()
        await utimes(fileOf(key), now, now)
        return content
      } catch {
        return undefined
      }
    },
    put: async (key, content) => {
      const file = fileOf(key)
      const draft = `${file}.${randomUUID()}`
      try {
        await mkdir(path.dirname(file), { recursive: true })
        await writeFile(draft, content)
        await rename(draft, file)
        sinceSweep += content.length
      } catch {
        await rm(draft, { force: true }).catch(() => undefined)
        // On a full disk, what is over the limit is in the way.
        sinceSweep = Infinity
      }
      if (sinceSweep < limit / 20) return
      sinceSweep = 0
      await sweep(folder, limit).catch(() => undefined)
    },
  }
}

async function sweep(folder: string, limit: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = []
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    const facts = await stat(file).catch(() => undefined)
    if (facts) files.push({ file, size: facts.size, usedAt: facts.mtimeMs })
  }
  let total = files.reduce((bytes, { size }) => bytes + size, 0)
  for (const { file, size } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (total <= limit) return
    await rm(file, { force: true })
    total -= size
  }
}
