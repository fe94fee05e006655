import { codesIn } from '../catalogue/public.ts'
import type { Finding, FindingCode } from './readers/catalogue/finding.ts'
import type { CatalogueLookup, MappedItem } from './readers/catalogue/mapping.ts'

/** Codes remembered of a catalogue, and named in its report. */
const most = { remembered: 50_000, named: 5 }

/**
 * Takes down the codes of a catalogue that nothing in it names, those of attributes and of product classes, to say which of
 * them nobody will see, or find by.
 */
export class UnnamedCodes {
  readonly #ofAttributes = new Set<string>()
  readonly #ofClasses = new Set<string>()

  take(item: MappedItem): void {
    if (item.type !== 'row' || item.kind !== 'articles' || !('attributes' in item.value)) return
    const { attributes, etim_class: code } = item.value
    if (Array.isArray(attributes)) for (const each of codesIn(attributes)) remember(this.#ofAttributes, each)
    if (code !== undefined) remember(this.#ofClasses, code)
  }

  /** What is to be said of those the shop has no names for. */
  async told(lookup: Pick<CatalogueLookup, 'namedCodes'>): Promise<Finding[]> {
    return [
      ...(await findingOf('warning', 'UNNAMED_CODES', this.#ofAttributes, lookup)),
      ...(await findingOf('note', 'UNNAMED_CLASSES', this.#ofClasses, lookup)),
    ]
  }
}

function remember(codes: Set<string>, code: string): void {
  if (codes.size < most.remembered) codes.add(code)
}

async function findingOf(
  severity: Finding['severity'],
  code: FindingCode,
  codes: ReadonlySet<string>,
  lookup: Pick<CatalogueLookup, 'namedCodes'>,
): Promise<Finding[]> {
  if (codes.size === 0) return []
  const named = await lookup.namedCodes([...codes])
  const unnamed = [...codes].filter((each) => !named.has(each)).toSorted()
  if (unnamed.length === 0) return []
  const more = unnamed.length > most.named ? `, … (${unnamed.length})` : ''
  return [{ type: 'finding', severity, code, detail: unnamed.slice(0, most.named).join(', ') + more }]
}
