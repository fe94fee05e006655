import type { Language } from '../../../document.ts'
import { Recent } from '../../memory/recent.ts'
import type { QueryWord } from './options.ts'

/** Some kB each. */
const most = 500

/** How a query is read: in which language, how tolerantly, and whether categories are told from one another. */
interface Manner {
  language: Language
  fuzzy: boolean
  prefix: boolean
  isRanked: boolean
}

/** What was read lately in one manner. */
export interface KeptReading {
  /** All words of a query, by its text. */
  queries: Recent<readonly Readonly<QueryWord>[]>
  /** Single words before they are looked at beside others. */
  words: Recent<Readonly<QueryWord>>
}

/**
 * How queries and their words were read lately, good for one state of the index: who turns a page, sorts or filters asks the same words
 * again, and customers of one trade say the same ones. It holds nothing of who asked.
 */
export class KeptReadings {
  readonly #byManner = new Map<string, KeptReading>()

  of({ language, fuzzy, prefix, isRanked }: Manner): KeptReading {
    const key = `${language} ${fuzzy} ${prefix} ${isRanked}`
    const kept = this.#byManner.get(key) ?? { queries: new Recent(most), words: new Recent(most) }
    this.#byManner.set(key, kept)
    return kept
  }
}
