import { comparison } from '@shop/contract/resources/comparison'
import { serve } from '#server/http/resource.ts'
import { addArticle } from './use-cases/add-article.ts'
import { clearComparison } from './use-cases/clear-comparison.ts'
import { getComparison } from './use-cases/get-comparison.ts'
import { putBack } from './use-cases/put-back.ts'
import { removeArticle } from './use-cases/remove-article.ts'

export const comparisonRoutes = serve(comparison, {
  GET_COMPARISON: getComparison,
  ADD_ARTICLE: addArticle,
  REMOVE_ARTICLE: removeArticle,
  CLEAR_COMPARISON: clearComparison,
  PUT_BACK: putBack,
})
