export { AddToBasket } from './add-to-basket.tsx'
export { BasketQuantity } from './basket-quantity.tsx'
export { type Basket, basketQuery, multibasketsQuery, type Position } from './queries.ts'
export { useAddToBasket } from './use-add-to-basket.tsx'
