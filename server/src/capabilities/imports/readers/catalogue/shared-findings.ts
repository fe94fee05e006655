import type { Finding, FindingCode } from './finding.ts'

/** What one group, unit or element of a file causes with every article that has it. */
const shared = new Set<FindingCode>([
  'UNKNOWN_GROUP',
  'OWN_CATEGORY_STAYS',
  'UNKNOWN_UNIT',
  'FIELD_UNIT',
  'UNKNOWN_ELEMENT',
  'MISSING_ELEMENT',
  'REPEATED_ELEMENT',
  'WRONG_ORDER',
  'FEATURE_GROUP_NOT_KEPT',
  'OTHER_CURRENCY',
  'FIELD_NOT_KEPT',
  'DAILY_PRICE',
  'LONG_DELIVERY',
  'TAX_NOT_KEPT',
  'TAX_CHANGED',
  'SCALE_NOT_KEPT',
  'OTHER_TERRITORY',
  'PRICE_TYPE_IGNORED',
  'UNKNOWN_LANGUAGE',
  'DUPLICATE_FEATURE',
  'NO_UNIT',
  'SURCHARGE_NOT_KEPT',
])
/** Different ones kept back; a file with more of them has each told where it stands. */
const most = 10_000

/**
 * Keeps findings back that many articles have in common, so that they are told once, with how often they were met, and
 * leave room in the report for what is wrong with single articles.
 */
export class SharedFindings {
  readonly #met = new Map<string, { first: Finding; count: number }>()

  /** Whether the finding is kept back; if not, it is to be told where it stands. */
  take(finding: Finding): boolean {
    const { code, field = '', detail = '' } = finding
    if (!shared.has(code)) return false
    const key = `${code} ${field} ${detail}`
    const met = this.#met.get(key)
    if (met) met.count += 1
    else if (this.#met.size < most) this.#met.set(key, { first: finding, count: 1 })
    else return false
    return true
  }

  /** What was kept back, each with its first place and how often it was met: "SF 12 (4×)". */
  *all(): Generator<Finding> {
    for (const { first, count } of this.#met.values())
      yield count === 1 ? first : { ...first, detail: `${first.detail ?? ''} (${count}×)`.trimStart() }
    this.#met.clear()
  }
}
