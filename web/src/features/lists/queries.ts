import { getQuery } from '#web/app/api/queries.ts'
import type { Answer } from '#web/app/api/resources.ts'

export type ListsAnswer = Answer<'lists', 'GET_LISTS'>
export type List = ListsAnswer['lists'][number]
export type ListAnswer = Answer<'lists', 'GET_LIST'>
export type ListArticle = ListAnswer['articles'][number]

export const listsQuery = (onlyOwn: boolean) => getQuery('lists', 'GET_LISTS', { only_own: onlyOwn })
export const listQuery = (id: string) => getQuery('lists', 'GET_LIST', { list_id: id })
