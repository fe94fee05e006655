/**
 * The values of a request that `$name` in a query stands for. Everything a user typed gets into Solr this way alone,
 * as a value that no query parser reads as syntax.
 */
export class Params {
  readonly values: Record<string, string> = {}
  #count = 0

  /** Adds a value and gives the reference to it, with its dollar sign. */
  add(value: string): string {
    const name = `p${this.#count++}`
    this.values[name] = value
    return `$${name}`
  }
}

/** A number as query parsers read it: no exponent. */
export const decimal = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(9).replace(/0+$/, '')
