import { article } from '@shop/contract/resources/article'
import { categories } from '@shop/contract/resources/categories'
import { materialmaster } from '@shop/contract/resources/materialmaster'
import { oxomi } from '@shop/contract/resources/oxomi'
import { topsellers } from '@shop/contract/resources/topsellers'
import { serve } from '#server/http/resource.ts'
import { samePrices } from '../prices/public.ts'
import { checkIfArticle } from './use-cases/check-if-article.ts'
import { generateEekLabels } from './use-cases/generate-eek-labels.ts'
import { getAdditionalData } from './use-cases/get-additional-data.ts'
import { getAvailabilitiesAndPrices } from './use-cases/get-availabilities-and-prices.ts'
import { getPortal } from './use-cases/get-portal.ts'
import { getDetails } from './use-cases/get-details.ts'
import { getLastArticles } from './use-cases/get-last-articles.ts'
import { getShopCategoryNames } from './use-cases/get-shop-category-names.ts'
import { getTopsellers } from './use-cases/get-topsellers.ts'
import { getWerksAvailability } from './use-cases/get-werks-availability.ts'

export const articleRoutes = serve(article, {
  GET_DETAILS: getDetails,
  GET_LAST_ARTICLES: getLastArticles,
  GENERATE_EEK_LABELS: generateEekLabels,
})

export const categoriesRoutes = serve(categories, { GET_SHOP_CATEGORY_NAMES: getShopCategoryNames })

export const materialmasterRoutes = serve(
  materialmaster,
  {
    GET_AVAILABILITIES_AND_PRICES: getAvailabilitiesAndPrices,
    GET_ADDITIONAL_DATA: getAdditionalData,
    GET_WERKS_AVAILABILITY: getWerksAvailability,
  },
  { GET_AVAILABILITIES_AND_PRICES: { as: samePrices } },
)

export const oxomiRoutes = serve(oxomi, { GET_PORTAL: getPortal, CHECK_IF_ARTICLE: checkIfArticle })

export const topsellersRoutes = serve(topsellers, { GET_TOPSELLERS: getTopsellers })
