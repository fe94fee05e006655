import { notFound } from '@tanstack/react-router'
import { isRefusal } from './api-error.ts'

const missing = [
  'NOT_FOUND',
  'LIST_NOT_FOUND',
  'BASKET_NOT_FOUND',
  'DOCUMENT_NOT_FOUND',
  'ADDRESS_NOT_FOUND',
  'USER_NOT_FOUND',
  'INVALID_MATNR',
]

/** For loaders: what is not there, or not this customer's, becomes a page "not found" with status 404. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (isRefusal(error, ...missing)) throw notFound()
    throw error
  }
}
