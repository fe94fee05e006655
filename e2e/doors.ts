import { staff } from '@shop/contract/resources/staff'
import { ApiClient } from './api-client.ts'

/** What the administrator decides about who may enter. */
export class Doors {
  readonly #url: string
  #isTouched = false

  constructor(url: string) {
    this.#url = url
  }

  async lock(message: string): Promise<void> {
    await (await this.#administrator()).call(staff, 'SET_SHOP_LOCK', { locked: 'X', message_de: message })
  }

  async unlock(): Promise<void> {
    await (await this.#administrator()).call(staff, 'SET_SHOP_LOCK', { locked: '' })
  }

  async guests(active: 'X' | ''): Promise<void> {
    await (await this.#administrator()).call(staff, 'SET_GUEST_MODE', { active })
  }

  /** Open to everybody, as the demo is. */
  async restore(): Promise<void> {
    if (!this.#isTouched) return
    await this.unlock()
    await this.guests('X')
  }

  async #administrator(): Promise<ApiClient> {
    this.#isTouched = true
    const client = new ApiClient(this.#url)
    await client.login('it')
    return client
  }
}
