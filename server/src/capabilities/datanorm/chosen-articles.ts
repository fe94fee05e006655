import { mostDatanormArticles } from '@shop/contract/datanorm'
import { idIn } from '@shop/contract/ids'
import type { DownloadContext } from '#server/http/downloads.ts'
import { visibleCatalogs } from '../assortment/public.ts'
import { listCategoryArticles, listTopsellers, orderTypes } from '../catalogue/public.ts'
import { visibleDocumentTypes } from '../documents/public.ts'
import { readListArticles } from '../lists/public.ts'

export type Chosen = { articles: 'bought' | 'list' | 'category'; id: string }

/**
 * Numbers of the articles a file is asked for; what is not for the customer may be among them.
 * @throws LIST_NOT_FOUND, DATANORM_EMPTY, DATANORM_TOO_LARGE
 */
export async function chosenArticles(chosen: Chosen, context: DownloadContext): Promise<string[]> {
  const matnrs = await numbersOf(chosen, context)
  if (matnrs.length === 0) throw context.fail('DATANORM_EMPTY')
  if (matnrs.length > mostDatanormArticles) throw context.fail('DATANORM_TOO_LARGE')
  return matnrs
}

async function numbersOf({ articles, id }: Chosen, context: DownloadContext): Promise<string[]> {
  const { db, actor, fail } = context
  // One more than a file has tells that there are too many.
  const page = { start: 0, rows: mostDatanormArticles + 1 }
  if (articles === 'category') {
    const { matnrs } = await listCategoryArticles(context, id, {
      ...page,
      sort: { field: 'number', direction: 'asc' },
      language: context.language,
      currency: actor.currency,
      today: context.today,
    })
    return matnrs
  }
  if (articles === 'list') {
    const lines = idIn.safeParse(id).success ? await readListArticles(context, id) : undefined
    if (lines === undefined) throw fail('LIST_NOT_FOUND')
    return [...new Set(lines.map(({ matnr }) => matnr))]
  }
  const doctypes = visibleDocumentTypes(actor).filter((type) => orderTypes.includes(type))
  const { articles: found } = await listTopsellers(db, {
    kunnr: actor.kunnr,
    userId: null,
    doctypes,
    from: null,
    order: 'often',
    words: [],
    matnrs: [],
    catalogs: visibleCatalogs(actor),
    ...page,
  })
  return found.map(({ matnr }) => matnr)
}
