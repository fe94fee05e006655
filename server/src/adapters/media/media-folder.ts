import path from 'node:path'

/** The file a medium's source names in `dataDir`/media; undefined where the path leads out of the folder. */
export function mediaFile(dataDir: string, source: string): string | undefined {
  const folder = path.resolve(dataDir, 'media')
  const file = path.resolve(folder, source)
  return file.startsWith(folder + path.sep) ? file : undefined
}
