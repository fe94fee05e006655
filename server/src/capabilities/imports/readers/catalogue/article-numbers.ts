import { businessKey, distinctKey } from './business-key.ts'
import type { CatalogueLookup, KnownArticle } from './mapping.ts'
import type { Supplier } from './map-article.ts'

/**
 * Gives the articles of one supplier their numbers in the shop. Identity is (supplier, supplier's number): an
 * article the shop has keeps its number; a new one gets the supplier's prefix and number, made distinct where
 * that number already belongs to another article.
 */
export class ArticleNumbers {
  readonly #supplier: Supplier
  readonly #lookup: CatalogueLookup
  readonly #known = new Map<string, KnownArticle>()
  /** Numbers given in this run, with whom they were given to. */
  readonly #given = new Map<string, string>()

  constructor(supplier: Supplier, lookup: CatalogueLookup) {
    this.#supplier = supplier
    this.#lookup = lookup
  }

  /** Asks the shop about a batch at once; after that `known` and `numberOf` answer for it. */
  async prepare(supplierNumbers: readonly string[]): Promise<void> {
    this.#known.clear()
    const found = await this.#lookup.articlesOf(this.#supplier.id, supplierNumbers)
    for (const [number, article] of found) this.#known.set(number, article)
    const fresh = supplierNumbers.filter((number) => !found.has(number) && !this.#given.has(number))
    const plain = fresh.map((number) => businessKey(this.#supplier.prefix, number))
    const taken = await this.#lookup.takenNumbers(plain)
    for (const number of fresh) {
      const key = businessKey(this.#supplier.prefix, number)
      this.#given.set(number, taken.has(key) ? distinctKey(key, this.#supplier.id, number) : key)
    }
    for (const [number, { matnr }] of found) this.#given.set(number, matnr)
  }

  /** What the shop had of an article of the batch before this run. */
  known(supplierNumber: string): KnownArticle | undefined {
    return this.#known.get(supplierNumber)
  }

  /** The shop's number of an article prepared earlier in this run. */
  numberOf(supplierNumber: string): string | undefined {
    return this.#given.get(supplierNumber)
  }
}
