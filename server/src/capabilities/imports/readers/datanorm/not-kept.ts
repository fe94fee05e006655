import type { Finding } from '../catalogue/finding.ts'
import { markOf, reference } from './values.ts'

type Places = Readonly<Record<string, Readonly<Record<number, string>>>>

/**
 * Fields the shop has no place for, by version, letter and place, in the standard's own words. Not among them are text
 * codes (all texts that resolve are taken, whatever they say) and labels of discount groups.
 */
const places: Readonly<Record<'4' | '5', Places>> = {
  '4': {
    B: {
      5: 'Katalogseite',
      10: 'Grafiknummer',
      12: 'Kostenart',
      14: 'Referenzersteller',
      15: 'Referenznummer',
    },
  },
  '5': {
    A: {
      13: 'Ersteller der Alternativnummer',
      15: 'Herstellerkürzel',
      21: 'Katalogseite',
      24: 'Kostenart',
      25: 'Lagermerkmal',
      26: 'Referenzersteller',
      27: 'Referenznummer',
      28: 'Mehrwertsteuerschlüssel',
    },
  },
}

/** Counts fields of a file that the shop keeps nothing of, each told once. */
export class FieldsNotKept {
  readonly #places: Places
  readonly #met = new Map<string, { article: string; count: number }>()

  constructor(version: '4' | '5') {
    this.#places = places[version]
  }

  meet(letter: string, fields: readonly string[]): void {
    const names = this.#places[letter]
    if (names === undefined || markOf(fields) === 'L') return
    for (const [place, name] of Object.entries(names)) {
      if (reference(fields, Number(place)) === undefined) continue
      const met = this.#met.get(name)
      if (met) met.count += 1
      else this.#met.set(name, { article: fields[2]?.trim() ?? '', count: 1 })
    }
  }

  all(): Omit<Finding, 'type' | 'file'>[] {
    return [...this.#met].map(([field, { article, count }]) => ({
      severity: 'note',
      code: 'FIELD_NOT_KEPT',
      article,
      field,
      ...(count > 1 && { detail: `(${count}×)` }),
    }))
  }
}
