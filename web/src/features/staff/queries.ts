import type { ContentKind } from '@shop/contract/resources/content'
import { getQuery } from '#web/app/api/queries.ts'
import type { Answer } from '#web/app/api/resources.ts'
import { type Paging, pageOf } from './list-search.ts'

export type Overview = Answer<'staff', 'GET_OVERVIEW'>
export type OutboxEntry = Answer<'staff', 'GET_OUTBOX'>['entries'][number]
export type Synonym = Answer<'staff', 'GET_SYNONYMS'>['synonyms'][number]
export type StaffOrder = Answer<'erp', 'GET_ORDER'>
export type ProductRequest = Answer<'notlistedproducts', 'GET_REQUESTS'>['requests'][number]
export type RequestLine = Answer<'notlistedproducts', 'GET_REQUEST'>['request']['positions'][number]
export type StaffUser = Answer<'staff', 'GET_USERS'>['users'][number]

export const overviewQuery = getQuery('staff', 'GET_OVERVIEW', {})
export const mailQuery = (id: string) => getQuery('staff', 'GET_MAIL', { mail_id: id })

export function mailsQuery(paging: Paging) {
  const { start, rows } = pageOf(paging)
  return getQuery('staff', 'GET_MAILS', { start, rows })
}

export function usersQuery(query: string, paging: Paging) {
  const { start, rows } = pageOf(paging)
  return getQuery('staff', 'GET_USERS', { query, start, rows })
}

export function ordersQuery(query: string, onlyOpen: boolean, paging: Paging) {
  const { start, rows } = pageOf(paging)
  return getQuery('erp', 'GET_ORDERS', { query, only_open: onlyOpen, start, rows })
}

export const orderQuery = (docid: string) => getQuery('erp', 'GET_ORDER', { docid })

export function outboxQuery(onlyOpen: boolean, paging: Paging) {
  const { start, rows } = pageOf(paging)
  return getQuery('staff', 'GET_OUTBOX', { only_open: onlyOpen, start, rows })
}

export function auditQuery(query: string, paging: Paging) {
  const { start, rows } = pageOf(paging)
  return getQuery('staff', 'GET_AUDIT', { query, start, rows })
}

export function synonymsQuery(query: string, paging: Paging) {
  const { start, rows } = pageOf(paging)
  return getQuery('staff', 'GET_SYNONYMS', { query, start, rows })
}

export function insightsQuery(onlyMissing: boolean, paging: Paging) {
  const { start, rows } = pageOf(paging)
  return getQuery('staff', 'GET_SEARCH_INSIGHTS', { only_missing: onlyMissing, start, rows })
}

export function requestsQuery(query: string, onlyOpen: boolean, paging: Paging) {
  const { start, rows } = pageOf(paging)
  return getQuery('notlistedproducts', 'GET_REQUESTS', { query, only_open: onlyOpen, start, rows })
}

export const requestQuery = (id: string) => getQuery('notlistedproducts', 'GET_REQUEST', { request_id: id })

export type ContentEntry = Answer<'content', 'GET_ENTRIES'>['entries'][number]

export function entriesQuery(kind: ContentKind, paging: Paging) {
  const { start, rows } = pageOf(paging)
  return getQuery('content', 'GET_ENTRIES', { kind, start, rows })
}
