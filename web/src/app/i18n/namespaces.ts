import type account from '../../features/account/texts/de.json'
import type article from '../../features/article/texts/de.json'
import type basket from '../../features/basket/texts/de.json'
import type brands from '../../features/brands/texts/de.json'
import type checkout from '../../features/checkout/texts/de.json'
import type comparison from '../../features/comparison/texts/de.json'
import type documents from '../../features/documents/texts/de.json'
import type entrance from '../../features/entrance/texts/de.json'
import type home from '../../features/home/texts/de.json'
import type imports from '../../features/imports/texts/de.json'
import type keys from '../../features/keys/texts/de.json'
import type labels from '../../features/labels/texts/de.json'
import type legal from '../../features/legal/texts/de.json'
import type lists from '../../features/lists/texts/de.json'
import type news from '../../features/news/texts/de.json'
import type offers from '../../features/offers/texts/de.json'
import type orderfiles from '../../features/orderfiles/texts/de.json'
import type password from '../../features/password/texts/de.json'
import type portal from '../../features/portal/texts/de.json'
import type preparation from '../../features/preparation/texts/de.json'
import type scan from '../../features/scan/texts/de.json'
import type search from '../../features/search/texts/de.json'
import type service from '../../features/service/texts/de.json'
import type settings from '../../features/settings/texts/de.json'
import type staff from '../../features/staff/texts/de.json'
import type topsellers from '../../features/topsellers/texts/de.json'
import type errors from '../errors/texts/de.json'
import type app from '../texts/de.json'

/** Each feature's texts by its folder name, one line per feature. German gives the keys; a test compares English. */
export interface Texts {
  app: typeof app
  /** Words for what the server refuses, by code; loaded with the first refusal. */
  errors: typeof errors
  account: typeof account
  article: typeof article
  basket: typeof basket
  brands: typeof brands
  checkout: typeof checkout
  comparison: typeof comparison
  documents: typeof documents
  entrance: typeof entrance
  home: typeof home
  imports: typeof imports
  keys: typeof keys
  labels: typeof labels
  legal: typeof legal
  lists: typeof lists
  news: typeof news
  offers: typeof offers
  orderfiles: typeof orderfiles
  password: typeof password
  portal: typeof portal
  preparation: typeof preparation
  scan: typeof scan
  search: typeof search
  service: typeof service
  settings: typeof settings
  staff: typeof staff
  topsellers: typeof topsellers
}

export type Namespace = keyof Texts

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The features whose texts the screen needs; they are there before it is painted. */
    texts?: Namespace[]
  }
}
