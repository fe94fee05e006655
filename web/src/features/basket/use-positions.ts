import { useSuspenseQuery } from '@tanstack/react-query'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import type { Refused as RefusedOf } from '#web/app/query/refused-changes.ts'
import { type LineKind, useLines } from '#web/app/query/use-lines.ts'
import { type Basket, basketQuery, multibasketsQuery, type Position } from './queries.ts'

/** What can be changed on a line. */
export type Change = Partial<Pick<Position, 'quantity' | 'note' | 'reference'>>
export type Refused = RefusedOf<Change>

const positions: LineKind<Basket, Position, Change> = {
  name: 'basket',
  queryOf: () => basketQuery(),
  holderOf: ({ basket }) => basket.id,
  linesOf: (answer) => answer.positions,
  seen: ({ posnr, version }) => ({ id: String(posnr), version }),
  nameOf: ({ article, matnr }) => article?.maktx1 ?? matnr,
  isAnswer: (data): data is Basket => 'basket' in data && 'positions' in data && 'totals' in data,
  edit: (api, { holder, id, version, change }) =>
    api.post('basket', 'EDIT_POSITION', { multibasket: holder, posnr: Number(id), version, ...change }),
  remove: (api, { holder, id, version }) =>
    api.post('basket', 'REMOVE_POSITION', { multibasket: holder, posnr: Number(id), version }),
  putBack: (api, { holder, line: { matnr, quantity, unit, note, reference } }) =>
    api.post('basket', 'ADD_ARTICLE', { multibasket: holder, matnr, quantity, unit, note, reference }),
  // Ordered, emptied or deleted elsewhere, or no article any more.
  gone: ['DB_ENTRY_NOT_FOUND', 'BASKET_NOT_FOUND', 'ARTICLE_NUMBER_NOT_FOUND'],
  beside: [multibasketsQuery.queryKey],
}

/** The lines of the active basket and writes on them. */
export function usePositions() {
  const t = useTexts('basket')
  return useLines(positions, useSuspenseQuery(basketQuery()).data, {
    removed: (name) => t('removed', { name }),
    refusedElsewhere: (name) => t('conflictElsewhere', { name }),
  })
}
