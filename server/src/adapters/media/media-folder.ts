import path from 'node:path'

/** The file a medium's source names in `dataDir`/media; undefined where the path leads out of the folder. */
export function mediaFile(dataDir: string, source: string): string | undefined {
  const folder = path.resolve(dataDir, 'media')
  const file = path.resolve(folder, source)
  return file.startsWith(folder + path.sep) ? file : undefined
}

/** Whether an error says that there is no such file; any other one says that it is there and cannot be read. */
export const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
