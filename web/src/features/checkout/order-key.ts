import { randomKey } from '#web/app/random-key.ts'

/**
 * The key that makes one order of a checkout, however often it is sent: kept in the session storage, so that a second
 * click, a retry after a lost answer or a reload sends the same one.
 * @param checkout names the checkout, e.g. customer and basket
 */
export function orderKey(checkout: string, storage: Storage = sessionStorage): string {
  const name = storageName(checkout)
  const known = storage.getItem(name)
  if (known !== null) return known
  const key = randomKey()
  storage.setItem(name, key)
  return key
}

/** The checkout is over, or its key was used for something else: the next order gets a key of its own. */
export function dropOrderKey(checkout: string, storage: Storage = sessionStorage) {
  storage.removeItem(storageName(checkout))
}

const storageName = (checkout: string) => `order-key ${checkout}`
