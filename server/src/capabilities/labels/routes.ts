import { labels } from '@shop/contract/resources/labels'
import { serve } from '#server/http/resource.ts'
import { addArticle } from './use-cases/add-article.ts'
import { addList } from './use-cases/add-list.ts'
import { clearLabels } from './use-cases/clear-labels.ts'
import { editArticle } from './use-cases/edit-article.ts'
import { getLabels } from './use-cases/get-labels.ts'
import { printLabels } from './use-cases/print-labels.ts'
import { putBack } from './use-cases/put-back.ts'
import { removeArticle } from './use-cases/remove-article.ts'

export const labelsRoutes = serve(labels, {
  GET_LABELS: getLabels,
  ADD_ARTICLE: addArticle,
  ADD_LIST: addList,
  EDIT_ARTICLE: editArticle,
  REMOVE_ARTICLE: removeArticle,
  CLEAR_LABELS: clearLabels,
  PUT_BACK: putBack,
  PRINT_LABELS: printLabels,
})
