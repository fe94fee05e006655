import { getQuery, postQuery } from '#web/app/api/queries.ts'
import type { Answer } from '#web/app/api/resources.ts'
import { type DocumentsSearch, listInput } from './search.ts'

export type DocumentHead = Answer<'docs', 'GET_LIST'>['documents'][number]
export type DocumentDetail = Answer<'docs', 'GET_DETAIL'>
export type DocumentPosition = DocumentDetail['documentPositions'][number]

export const allowedTypesQuery = postQuery('docs', 'GET_ALLOWED_DOCTYPES', {})

export const documentsQuery = (search: DocumentsSearch) => getQuery('docs', 'GET_LIST', listInput(search))

export const contactQuery = getQuery('docs', 'GET_CONTACT', {})

export const archivedQuery = (doctype: number, docid: string) =>
  postQuery('docs', 'HAS_ARCHIVED_DOCUMENT', { doctype, docid })

export const documentQuery = (doctype: number, docid: string) =>
  getQuery('docs', 'GET_DETAIL', { doctype, docid })
