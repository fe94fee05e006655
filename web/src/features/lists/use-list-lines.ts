import { useTexts } from '#web/app/i18n/use-texts.ts'
import type { Refused as RefusedOf } from '#web/app/query/refused-changes.ts'
import { type LineKind, useLines } from '#web/app/query/use-lines.ts'
import { type ListAnswer, type ListArticle, listQuery } from './queries.ts'

/** What can be changed on a line. */
export type Change = Pick<ListArticle, 'quantity'>
export type Refused = RefusedOf<Change>

const articles: LineKind<ListAnswer, ListArticle, Change> = {
  name: 'lists',
  queryOf: listQuery,
  holderOf: ({ list }) => list.id,
  linesOf: (answer) => answer.articles,
  seen: ({ id, version }) => ({ id, version }),
  nameOf: ({ article, matnr }) => article?.maktx1 ?? matnr,
  isAnswer: (data): data is ListAnswer => 'list' in data && 'articles' in data,
  edit: (api, { holder, id, version, change }) =>
    api.post('lists', 'EDIT_ARTICLE', { list_id: holder, article_id: id, version, ...change }),
  remove: (api, { holder, id, version }) =>
    api.post('lists', 'REMOVE_ARTICLE', { list_id: holder, article_id: id, version }),
  // At the end of the list; and two cartons come back as two cartons, not as two square metres.
  putBack: (api, { holder, line: { matnr, quantity, unit } }) =>
    api.post('lists', 'ADD_ARTICLE', { list_id: holder, matnr, quantity, unit }),
  gone: ['DB_ENTRY_NOT_FOUND', 'LIST_NOT_FOUND'],
  beside: [['lists', 'GET', 'GET_LISTS']],
}

/** The lines of a list and writes on them. */
export function useListLines(answer: ListAnswer) {
  const t = useTexts('lists')
  return useLines(articles, answer, {
    removed: (name) => t('removed', { name }),
    refusedElsewhere: (name) => t('refused.elsewhere', { name }),
  })
}
