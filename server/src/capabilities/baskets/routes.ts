import { basket } from '@shop/contract/resources/basket'
import { serve } from '#server/http/resource.ts'
import { addArticle } from './use-cases/add-article.ts'
import { addArticles } from './use-cases/add-articles.ts'
import { createBasket } from './use-cases/create-basket.ts'
import { deleteBasket } from './use-cases/delete-basket.ts'
import { editBasket } from './use-cases/edit-basket.ts'
import { editPosition } from './use-cases/edit-position.ts'
import { getBasket } from './use-cases/get-basket.ts'
import { getMultibaskets } from './use-cases/get-multibaskets.ts'
import { removePosition } from './use-cases/remove-position.ts'
import { setActive } from './use-cases/set-active.ts'
import { takeBack } from './use-cases/take-back.ts'

export const basketRoutes = serve(basket, {
  GET_BASKET: getBasket,
  GET_MULTIBASKETS: getMultibaskets,
  ADD_ARTICLE: addArticle,
  ADD_ARTICLES: addArticles,
  EDIT_POSITION: editPosition,
  REMOVE_POSITION: removePosition,
  TAKE_BACK: takeBack,
  CREATE_BASKET: createBasket,
  EDIT_BASKET: editBasket,
  SET_ACTIVE: setActive,
  DELETE_BASKET: deleteBasket,
})
