import type { Answer, EventOf, Input, ResourceName } from '#web/app/api/resources.ts'
import type { Transport } from '#web/app/api/transport.ts'
import type { Session, ShopConfig } from '#web/app/shop-queries.ts'

type AnyEvent<R extends ResourceName> = EventOf<R, 'GET'> | EventOf<R, 'POST'>

/** Answers by resource and event; a function gets the payload. */
export type FakeAnswers = {
  [R in ResourceName]?: {
    [E in AnyEvent<R>]?: Answer<R, E> | ((input: Input<R, E>) => Answer<R, E> | Promise<Answer<R, E>>)
  }
}

class Refused extends Error {
  readonly answer: object

  constructor(answer: object) {
    super()
    this.answer = answer
  }
}

/** For an answer's function: `() => refused('INVALID_MATNR')`; `data` comes beside the code. */
export function refused(code: string, data: object = {}): never {
  throw new Refused({ code, ...data })
}

/** A transport that answers from a table and refuses what is not in it. */
export function fakeTransport(answers: FakeAnswers): Transport {
  const table = answers as Record<string, Record<string, unknown> | undefined>
  return async (resource, _method, payload) => {
    const answer = table[resource]?.[String(payload.event)]
    if (answer === undefined) return { status: 'ERROR', code: 'NOT_IMPLEMENTED', message: '' }
    try {
      const data: unknown = typeof answer === 'function' ? await answer(payload) : answer
      // The round trip keeps tests from seeing what JSON would not carry.
      return JSON.parse(JSON.stringify({ status: 'OK', code: '', message: '', ...(data as object) }))
    } catch (error) {
      if (error instanceof Refused) return { status: 'ERROR', message: '', ...error.answer }
      throw error
    }
  }
}

export const guestSession: Session = {
  isLoggedIn: false,
  isGuest: true,
  isAdma: false,
  admaPending: false,
  staffRole: null,
  kunnr: '',
  customerName: '',
  hasSeveralCustomers: false,
  userId: '',
  userAlias: '',
  userName: '',
  currency: 'EUR',
  language: 'de',
  addToBasketMode: 2,
  showNetPrice: false,
  showAvailability: true,
  acceptedTerms: false,
  master: false,
  budgetManager: false,
  permissions: [],
}

export const customerSession: Session = {
  ...guestSession,
  isLoggedIn: true,
  isGuest: false,
  acceptedTerms: true,
  kunnr: '100234',
  customerName: 'Fliesen Kramer GmbH',
  userId: 'u1',
  userAlias: 'meister',
  userName: 'Jonas Kramer',
  hasSeveralCustomers: true,
  showNetPrice: true,
  master: true,
  permissions: ['BASKETS_MANAGE', 'NET_PRICES', 'ORDERS_PLACE'],
}

export const shopConfig: ShopConfig = {
  maxQuantity: 99_999,
  dateFormat: 'DD.MM.YYYY',
  timeFormat: 'HH:mm',
  decimalSeparator: ',',
  thousandsSeparator: '.',
  noImageUrl: '',
  categoryImageBasePath: '',
  sortFiltersBy: '',
  autoGuestActive: true,
  accessories: {},
  recaptcha: { active: false, key: '' },
  paymentActive: false,
  oxomiActive: false,
  orderVariant: '',
  language: 'de',
  hitsPerPage: [24, 48, 96],
  shopLocked: false,
  lockMessage: '',
  termsVersion: '2025-03',
  consentVersion: '1',
  timeZone: 'Europe/Berlin',
  origin: '',
  demo: true,
  passwordLength: { min: 8, max: 128 },
  company: {
    name: 'Gewerk',
    legalName: 'Gewerk Baustoffhandel GmbH & Co. KG',
    claim: 'Fliesen. Baustoffe. Werkzeug.',
    phone: '0511 555010',
    mail: 'kontakt@gewerk.example',
    street: 'Am Lagerplatz 1',
    plz: '30165',
    city: 'Hannover',
  },
  plants: [],
}

/** Of SUGGEST, where nothing begins as typed. */
export const noSuggestions = {
  queries: [],
  categories: [],
  brands: [],
  articles: [],
  lists: [],
  documents: [],
  exactHit: null,
}
