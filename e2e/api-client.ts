import type { Input, Output, Resource } from '@shop/contract/define-resource'
import { basket } from '@shop/contract/resources/basket'
import { checkout } from '@shop/contract/resources/checkout'
import { search } from '@shop/contract/resources/search'
import { session } from '@shop/contract/resources/session'
import { settings } from '@shop/contract/resources/settings'
import { demoPassword } from './demo-users.ts'

type Answer<Data> = Data & { http: number; status: string; code: string }

/** A machine client of the shop's API: keeps the session cookie and speaks the contract. */
export class ApiClient {
  /** Address with base path; change it to talk to another node with the same session. */
  url: string
  #cookie = ''

  constructor(url: string) {
    this.url = url
  }

  async call<R extends Resource, K extends keyof R['events'] & string>(
    resource: R,
    event: K,
    input: Input<R, K>,
  ): Promise<Answer<Output<R, K>>> {
    const address = new URL(`api/${resource.name}`, this.url)
    const reads = resource.events[event]?.method === 'GET'
    if (reads)
      for (const [key, value] of Object.entries({ event, ...input }))
        address.searchParams.set(key, String(value))
    const response = await fetch(address, {
      headers: { cookie: this.#cookie, 'content-type': 'application/json' },
      ...(!reads && { method: 'POST', body: JSON.stringify({ event, ...input }) }),
    })
    // That of the session: others, such as the language's, are set besides.
    const cookie = response.headers.getSetCookie().find((one) => /^(?:__Host-)?shop=/.test(one))
    if (cookie !== undefined) this.#cookie = cookie.split(';')[0] ?? ''
    const answer = (await response.json()) as Omit<Answer<Output<R, K>>, 'http'>
    return { ...answer, http: response.status } as Answer<Output<R, K>>
  }

  /** The session's cookie as the shop set it: name and value. */
  get cookie(): { name: string; value: string } {
    const [name = '', value = ''] = this.#cookie.split('=', 2)
    return { name, value }
  }

  async login(alias: string): Promise<void> {
    const answer = await this.call(session, 'LOGIN', { user_alias: alias, password: demoPassword })
    if (answer.status !== 'OK') throw new Error(`${alias} could not sign in: ${answer.code}`)
  }

  /** Makes a new basket with these articles the active one, so that a journey does not find another's lines in it. */
  async startBasket(name: string, articles: readonly { matnr: string; quantity: string }[]): Promise<void> {
    const { basket: made } = await this.call(basket, 'CREATE_BASKET', { name, kommi: '' })
    await this.call(basket, 'SET_ACTIVE', { multibasket: made.id })
    for (const article of articles) {
      const added = await this.call(basket, 'ADD_ARTICLE', article)
      if (added.status !== 'OK') throw new Error(`${article.matnr} was not added: ${added.code}`)
    }
  }

  /** The user's add-to-basket mode: 1 always asks for the basket, 2 where there are several, 3 never. */
  async askForBasket(mode: 1 | 2 | 3): Promise<void> {
    await this.call(settings, 'SAVE_SETTINGS', { addtobasket_mode: mode })
  }

  /** Puts some article with a price into the active basket. */
  async fillBasket(): Promise<void> {
    const found = await this.call(search, 'SEARCH', { q: 'fliesenkleber', rows: 10 })
    const article = found.response.docs.find(({ price }) => price !== null)
    if (article === undefined) throw new Error('the demo has no adhesive with a price')
    const added = await this.call(basket, 'ADD_ARTICLE', {
      matnr: article.matnr,
      quantity: article.qty_stepsize,
    })
    if (added.status !== 'OK') throw new Error(`nothing was added: ${added.code}`)
  }

  /** Orders the active basket as it is calculated. */
  order(key: string) {
    return this.call(checkout, 'PLACE_ORDER', { idempotency_key: key })
  }
}
