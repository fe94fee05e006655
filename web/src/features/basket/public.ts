export { AddToBasket } from './add-to-basket.tsx'
export { BasketQuantity } from './basket-quantity.tsx'

export { useAddAll } from './use-add-all.ts'
export { useAddToBasket } from './use-add-to-basket.tsx'
export { type SoldArticle, useSoldQuantity } from './use-sold-quantity.ts'
export { BasketTotals } from './basket-totals.tsx'
export { useSettledQuantity } from './use-settled-quantity.ts'
export { useAddArticle } from './use-add-article.ts'
