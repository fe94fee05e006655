import { lists } from '@shop/contract/resources/lists'
import { serve } from '#server/http/resource.ts'
import { addArticle } from './use-cases/add-article.ts'
import { createListFromBasket } from './use-cases/create-list-from-basket.ts'
import { createList } from './use-cases/create-list.ts'
import { deleteList } from './use-cases/delete-list.ts'
import { editArticle } from './use-cases/edit-article.ts'
import { editListName } from './use-cases/edit-list-name.ts'
import { getList } from './use-cases/get-list.ts'
import { getLists } from './use-cases/get-lists.ts'
import { pinList } from './use-cases/pin-list.ts'
import { publishList } from './use-cases/publish-list.ts'
import { removeArticle } from './use-cases/remove-article.ts'
import { throwList } from './use-cases/throw-list.ts'

export const listsRoutes = serve(lists, {
  GET_LISTS: getLists,
  GET_LIST: getList,
  CREATE_LIST: createList,
  CREATE_LIST_FROM_BASKET: createListFromBasket,
  ADD_ARTICLE: addArticle,
  EDIT_ARTICLE: editArticle,
  REMOVE_ARTICLE: removeArticle,
  EDIT_LIST_NAME: editListName,
  PIN_LIST: pinList,
  PUBLISH_LIST: publishList,
  DELETE_LIST: deleteList,
  THROW_LIST: throwList,
})
