import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config.ts'

/** Folders the shop needs besides its database and that hold something: whoever keeps a backup keeps these himself. */
export async function notInBackup({
  dataDir,
  archiveDir,
}: Pick<Config, 'dataDir' | 'archiveDir'>): Promise<string[]> {
  const folders = [path.join(dataDir, 'media'), archiveDir]
  const held = await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])))
  return folders.filter((_folder, index) => held[index]?.length)
}
