import { randomKey } from '#web/app/random-key.ts'

/** For browsers that refuse their storage: the key then lives as long as the page. */
const ofThisPage = new Map<string, string>()

/**
 * The key that makes one order of a checkout, however often it is sent: kept in the session storage, so that a second
 * click, a retry after a lost answer or a reload sends the same one.
 * @param checkout names the checkout, e.g. customer and basket
 */
export function orderKey(checkout: string): string {
  const name = storageName(checkout)
  const known = stored((storage) => storage.getItem(name)) ?? ofThisPage.get(name)
  if (known !== undefined) return known
  const key = randomKey()
  ofThisPage.set(name, key)
  stored((storage) => storage.setItem(name, key))
  return key
}

/** The checkout is over, or its key was used for something else: the next order gets a key of its own. */
export function dropOrderKey(checkout: string) {
  const name = storageName(checkout)
  ofThisPage.delete(name)
  stored((storage) => storage.removeItem(name))
}

/** What is done with the storage; undefined where there is nothing, or the browser refuses it. */
function stored<T>(use: (storage: Storage) => T | null): T | undefined {
  try {
    return use(sessionStorage) ?? undefined
  } catch {
    return undefined
  }
}

const storageName = (checkout: string) => `order-key ${checkout}`
