const names =
  'a b big br center div em font h1 h2 h3 h4 h5 h6 hr i img li ol p pre small span strong sub sup table tbody td th thead tr tt u ul'

/** Written small or large; no element of BMEcat is called so. */
const markup = new Set([...names.split(' '), ...names.toUpperCase().split(' ')])

/** Whether an element is markup of HTML: programs write texts with it as they are, where the standard wants it escaped. */
export const isMarkup = (rawName: string): boolean => markup.has(rawName)

/** What the parser of XML knows of where it is. */
type Place = { tag?: { name: string } | null; tagName?: string }

/** Tells faults of XML that come of markup in a text, which hurt nothing else, from those that tear the file. */
export class TornMarkup {
  readonly #parser: Place
  /** Markup that is open, and how much of it the end of an element around it has closed so far. */
  #open = 0
  #closed = 0

  constructor(parser: Place) {
    this.#parser = parser
  }

  enter(): void {
    this.#open += 1
    this.#closed = 0
  }

  leave(): void {
    this.#open -= 1
    this.#closed = 0
  }

  /** Whether markup explains a fault, as the parser words it: never closed, closed too often, written carelessly. */
  explains(fault: string): boolean {
    // "< 5 mm": what stands behind it can begin no element.
    if (fault.startsWith('Unencoded <')) return true
    if (/^un(?:expected close|matched closing) tag/i.test(fault)) {
      this.#closed += 1
      return isMarkup(this.#parser.tagName ?? '') || this.#closed <= this.#open
    }
    const isOfTag = /^(?:unquoted attribute|attribute without|invalid attribute|no whitespace)/i.test(fault)
    return isOfTag && isMarkup(this.#parser.tag?.name ?? '')
  }
}
