import { getQuery } from '#web/app/api/queries.ts'
import type { Answer, Input } from '#web/app/api/resources.ts'

export type Details = Answer<'article', 'GET_DETAILS'>
export type Article = Details['article']
export type Plant = Answer<'materialmaster', 'GET_WERKS_AVAILABILITY'>['plants'][number]

/** Everything of an article page; with a document position also what was agreed there. */
export const detailsQuery = (input: Input<'article', 'GET_DETAILS'>) =>
  getQuery('article', 'GET_DETAILS', input)

export const plantsQuery = (matnr: string, unit: string) =>
  getQuery('materialmaster', 'GET_WERKS_AVAILABILITY', { matnr, unit })
