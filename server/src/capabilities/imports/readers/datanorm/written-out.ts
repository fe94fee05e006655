import type { AmountField, DatanormRecord, Fault } from './records.ts'

const fields: readonly AmountField[] = ['price', 'discount']
/** So many times more often decimals must be implied in a file for those written out to be slips. */
const slip = 3

/**
 * Tells from the prices and discounts of a file whether its program writes their decimals out, which the standard implies: such a
 * program writes 12.5 and 9.99, and 12 for twelve, which would be read as twelve cents.
 */
export class DecimalsOfFile {
  readonly #all = new Map<AmountField, number>()
  readonly #writtenOut = new Map<AmountField, number>()

  /** Takes down what is told of a field. */
  told(code: Parameters<Fault>[0], field: string): void {
    const amount = fields.find((one) => one === field)
    if (amount && code === 'COMMA_DECIMAL')
      this.#writtenOut.set(amount, this.#count(this.#writtenOut, amount) + 1)
  }

  add(record: DatanormRecord): void {
    if (record.type === 'article' && 'price' in record) this.#price(record.price?.kind)
    if (record.type === 'discount') this.#discounts([record.discount])
    if (record.type !== 'prices') return
    for (const { price, discounts } of record.prices) {
      this.#price(price?.kind)
      this.#discounts(discounts)
    }
  }

  /** The fields whose decimals are written out. */
  fields(): ReadonlySet<AmountField> {
    return new Set(
      fields.filter((field) => {
        const writtenOut = this.#count(this.#writtenOut, field)
        return writtenOut > 0 && this.#count(this.#all, field) - writtenOut <= slip * writtenOut
      }),
    )
  }

  #price(kind: string | undefined): void {
    if (kind === 'list' || kind === 'net') this.#all.set('price', this.#count(this.#all, 'price') + 1)
  }

  #discounts(all: readonly object[]): void {
    const amounts = all.filter((one) => 'factor' in one).length
    this.#all.set('discount', this.#count(this.#all, 'discount') + amounts)
  }

  #count(counts: ReadonlyMap<AmountField, number>, field: AmountField): number {
    return counts.get(field) ?? 0
  }
}
