import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { matnrIn, wholeIn } from '@shop/contract/ids'
import { articleDocumentKinds } from '@shop/contract/resources/article'
import { z } from 'zod'
import { energyLabel } from '#server/adapters/images/generated/energy-label.ts'
import { renderPicture } from '#server/adapters/images/render-picture.ts'
import { isAbsent, mediaFile } from '#server/adapters/media/media-folder.ts'
import type { Language } from '#server/http/context.ts'
import { type DownloadContext, type DownloadFile, defineDownload } from '#server/http/downloads.ts'
import { readSettings } from '../../shop/public.ts'
import { isWebAddress } from '../paths.ts'
import { aboutClass } from '../article-texts.ts'
import { dataSheetPdf } from './data-sheet.ts'
import { type FileOwner, findFileOwner, findLabelledArticle } from './file-store.ts'

const mimes: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.svg': 'image/svg+xml',
}

/**
 * A file of an article: delivered ones from the media folder, 'generated' ones made now. Files that stand on another
 * server are linked to and never fetched.
 */
export const articleFileDownload = defineDownload({
  name: 'article-file',
  summary:
    'A document of an article: data sheet, safety data sheet, declaration of performance, certificate, energy data sheet.',
  produces: ['application/pdf', 'application/octet-stream'],
  errors: ['NOT_FOUND'],
  access: 'guest',
  query: z.object({
    matnr: matnrIn,
    kind: z.enum([...articleDocumentKinds, 'eek']),
    sort: wholeIn(0, 99_999),
  }),
  make: async ({ matnr, kind, sort }, context) => {
    const { db, language, fail } = context
    const owner = await findFileOwner(context, matnr, kind, sort)
    const source = kind === 'eek' ? owner?.eek_classes[sort]?.data_sheet : owner?.source
    if (owner === undefined || !source || isWebAddress(source)) throw fail('NOT_FOUND')
    const name = `${kind}-${matnr}`.replaceAll(/[^\w-]/g, '_')
    if (source.split(':')[0] !== 'generated') {
      const file = await delivered(context, source, name, owner.mime)
      if (file === undefined) throw fail('NOT_FOUND')
      return file
    }
    if (kind === 'energy_label') {
      const label = drawnLabel(owner, 0, language)
      if (label === undefined) throw fail('NOT_FOUND')
      return label
    }
    const { company } = await readSettings(db, 'company')
    const content = await dataSheetPdf(owner, kind, { company, language })
    return { name: `${name}.pdf`, mime: 'application/pdf', content }
  },
})

/**
 * An energy label by what names it: supplier id, his article number, position of the class. The maker's own file where
 * it was delivered, else drawn. With a `type` it is a picture in any case, drawn where the maker's is a document: `svg`
 * for pages, `png` for programs that read no SVG.
 */
export const energyLabelDownload = defineDownload({
  name: 'energy-label',
  summary: 'The energy label of an article.',
  produces: ['image/svg+xml', 'image/png', 'image/jpeg', 'application/pdf'],
  errors: ['NOT_FOUND'],
  access: 'guest',
  query: z.object({
    supplier_id: z.string().max(40),
    article_number: z.string().min(1).max(60),
    index: wholeIn(0, 99),
    type: z.enum(['svg', 'png']).optional(),
  }),
  make: async ({ supplier_id: supplier, article_number: number, index, type }, context) => {
    const { language } = context
    const owner = await findLabelledArticle(context, supplier, number)
    const file = owner && (await deliveredLabel(owner, index, context))
    const isWanted = file !== undefined && (type === undefined || file.mime.startsWith('image/'))
    const label = isWanted ? file : owner && drawnLabel(owner, index, language)
    if (label === undefined) throw context.fail('NOT_FOUND')
    return type === 'png' && label.mime !== 'image/png' ? asPng(label) : label
  },
})

async function deliveredLabel(
  owner: FileOwner,
  index: number,
  context: DownloadContext,
): Promise<DownloadFile | undefined> {
  const source = owner.eek_classes[index]?.label ?? 'generated'
  if (source.split(':')[0] === 'generated' || isWebAddress(source)) return undefined
  const name = `energy-label-${owner.matnr}-${index}`.replaceAll(/[^\w.-]/g, '_')
  return delivered(context, source, name, null)
}

/** Wide enough to print a label of 96 mm sharply. */
const pngWidth = 1100

async function asPng({ name, content }: DownloadFile): Promise<DownloadFile> {
  const shape = { width: pngWidth, height: pngWidth * 2, format: 'png', extend: false } as const
  const picture = await renderPicture(Buffer.from(content), shape)
  return { name: name.replace(/\.\w+$/, '.png'), mime: 'image/png', content: picture }
}

function drawnLabel(owner: FileOwner, index: number, language: Language): DownloadFile | undefined {
  const eek = owner.eek_classes[index]
  if (eek === undefined) return undefined
  const [main] = owner.factory_numbers
  const supplier = main?.supplier_name ?? owner.brand
  const model = main?.supplier_matnr ?? owner.matnr
  const name = `energy-label-${owner.matnr}-${index}.svg`.replaceAll(/[^\w.-]/g, '_')
  return {
    name,
    mime: 'image/svg+xml',
    content: energyLabel({
      supplier,
      model,
      eekClass: eek.eek_class,
      scale: eek.scale,
      about: aboutClass(eek, language),
      eprelId: eek.eprel_id ?? '',
    }),
  }
}

async function delivered(
  { config, noteUnreadable }: DownloadContext,
  source: string,
  name: string,
  mime: string | null,
): Promise<DownloadFile | undefined> {
  const file = mediaFile(config.dataDir, source)
  if (file === undefined) return undefined
  const content = await readFile(file).catch((error: unknown) => {
    if (!isAbsent(error)) noteUnreadable(file, error)
  })
  if (content === undefined) return undefined
  const extension = path.extname(source).toLowerCase()
  return {
    name: name + extension,
    mime: mime ?? mimes[extension] ?? 'application/octet-stream',
    content,
  }
}
