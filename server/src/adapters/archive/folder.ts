import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Archive, ArchivedDocument } from './port.ts'

/** Kinds of originals, in the order they are looked for. */
const mimes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  tif: 'image/tiff',
  jpg: 'image/jpeg',
  png: 'image/png',
}

/**
 * An archive in a folder: `{doctype}/{docid or orderNumber}.pdf|tif|jpg|png`. Numbers come from imports: whatever is not
 * a letter, a digit, a hyphen or an underscore stands as an underscore in the name, so none leads out of the folder.
 */
export function folderArchive(folder: string): Archive {
  const find = async (document: ArchivedDocument) => {
    for (const file of candidates(folder, document)) {
      const found = await stat(file).catch(() => undefined)
      if (found?.isFile() === true) return file
    }
    return undefined
  }
  return {
    has: async (document) => (await find(document)) !== undefined,
    read: async (document) => {
      const file = await find(document)
      if (file === undefined) return undefined
      const extension = path.extname(file).slice(1)
      return { extension, mime: mimes[extension] ?? '', content: await readFile(file) }
    },
  }
}

function candidates(folder: string, { doctype, docid, orderNumber }: ArchivedDocument): string[] {
  const names = [docid, orderNumber ?? ''].filter((name) => name !== '')
  return names.flatMap((name) =>
    Object.keys(mimes).map((extension) =>
      path.join(folder, String(doctype), `${name.replace(/[^\w-]/g, '_')}.${extension}`),
    ),
  )
}
