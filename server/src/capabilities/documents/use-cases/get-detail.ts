import type { docs } from '@shop/contract/resources/docs'
import type { UseCase } from '#server/http/context.ts'
import { articleTiles, noPicture } from '../../catalogue/public.ts'
import { netVisible } from '../../prices/public.ts'
import { documentDetailHead } from '../detail-head.ts'
import { documentFlow } from '../flow.ts'
import { documentPosition } from '../position.ts'
import { findContact, findDocument, listFlow, listPositions, orderableArticles } from '../store.ts'
import { visibleDocumentTypes } from '../visible-types.ts'

/** GET_DETAIL: `currentDoctype` tells a page that knows an outdated type (9, then 10, then 1) where to go. */
export const getDetail: UseCase<typeof docs, 'GET_DETAIL'> = async (input, context) => {
  const { db, actor, config, fail } = context
  const { kunnr } = actor
  const types = visibleDocumentTypes(actor)
  const found = await findDocument(db, { ...input, kunnr, types })
  if (found === undefined) throw fail('DOCUMENT_NOT_FOUND')
  const positions = await listPositions(db, found.docid)
  const matnrs = positions.flatMap(({ matnr }) => (matnr === null ? [] : [matnr]))
  const tiles = await articleTiles(context, matnrs)
  const orderable = await orderableArticles(context, matnrs)
  const flow = await listFlow(db, { kunnr, types, docid: found.docid })
  const seesNet = netVisible(actor)
  const viewed = { currency: found.currency, seesNet }
  return {
    documentHead: documentDetailHead(found, seesNet),
    documentPositions: positions.map((row) => {
      const matnr = row.matnr ?? ''
      const tile = tiles.get(matnr)
      return documentPosition(row, {
        ...viewed,
        picture: tile?.picture ?? noPicture(config.basePath),
        eekClasses: tile?.eek_classes ?? [],
        orderable: orderable.has(matnr),
      })
    }),
    documentFlow: documentFlow(flow),
    contact: (await findContact(db, kunnr)) ?? null,
    currentDoctype: found.doctype,
  }
}
