import type { oxomi } from '@shop/contract/resources/oxomi'
import type { UseCase } from '#server/http/context.ts'
import { findArticleByNumber, findSupplierArticle } from '../article-numbers.ts'

/** CHECK_IF_ARTICLE: the portal names an item by the number of one of its suppliers, or by ours. */
export const checkIfArticle: UseCase<typeof oxomi, 'CHECK_IF_ARTICLE'> = async (input, context) => {
  const { item_number: number, supplier_numbers = [] } = input
  // A parameter without a value names nobody: then every supplier is meant.
  const suppliers = supplier_numbers.filter((each) => each.trim() !== '')
  const matnr =
    suppliers.length > 0
      ? await findSupplierArticle(context, number, suppliers)
      : (await findArticleByNumber(context, number))?.matnr
  if (matnr === undefined) throw context.fail('INVALID_MATNR')
  return { matnr }
}
