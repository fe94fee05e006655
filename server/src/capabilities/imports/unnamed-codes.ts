import { codesIn } from '../catalogue/public.ts'
import type { Finding } from './readers/catalogue/finding.ts'
import type { CatalogueLookup, MappedItem } from './readers/catalogue/mapping.ts'

/** Codes remembered of a catalogue, and named in its report. */
const most = { remembered: 50_000, named: 5 }

/** Takes down the codes of a catalogue's attributes that nothing in it names, to say which of them nobody will see. */
export class UnnamedCodes {
  readonly #codes = new Set<string>()

  take(item: MappedItem): void {
    if (item.type !== 'row' || item.kind !== 'articles' || !('attributes' in item.value)) return
    const { attributes } = item.value
    if (!Array.isArray(attributes)) return
    for (const code of codesIn(attributes)) if (this.#codes.size < most.remembered) this.#codes.add(code)
  }

  /** What is to be said of those the shop has no names for; undefined where it has them all. */
  async told(lookup: Pick<CatalogueLookup, 'namedCodes'>): Promise<Finding | undefined> {
    if (this.#codes.size === 0) return undefined
    const named = await lookup.namedCodes([...this.#codes])
    const unnamed = [...this.#codes].filter((code) => !named.has(code)).toSorted()
    if (unnamed.length === 0) return undefined
    const more = unnamed.length > most.named ? `, … (${unnamed.length})` : ''
    const detail = unnamed.slice(0, most.named).join(', ') + more
    return { type: 'finding', severity: 'warning', code: 'UNNAMED_CODES', detail }
  }
}
