import type { Config } from '#server/config.ts'
import { folderArchive } from './folder.ts'
import type { Archive } from './port.ts'

/** The archive this shop has: the folder of the configuration. */
export const configuredArchive = ({ archiveDir }: Pick<Config, 'archiveDir'>): Archive =>
  folderArchive(archiveDir)
