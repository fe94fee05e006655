export { addressName } from '@shop/contract/address-name'

/** What a tile shows of an article, by the API's names; an article of any list has them. */
export interface TileArticle {
  matnr: string
  matnrDisplay: string
  maktx1: string
  maktx2: string
  textLanguage: 'de' | 'en'
  picture: string
}
