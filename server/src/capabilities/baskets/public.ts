export { addArticles, type Asked } from './add-articles.ts'
export { adoptGuestBaskets } from './adopt-guest-baskets.ts'
