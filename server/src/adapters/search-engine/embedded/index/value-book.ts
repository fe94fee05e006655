import type { Language, Texts } from '../../document.ts'
import type { ShownValue } from '../../port.ts'
import { inLanguage } from './document-texts.ts'

/** `catalog` is never shown as a facet; it serves restrictions. */
export type FacetKind = 'field' | 'number' | 'pivot' | 'hidden'

export interface Facet {
  field: string
  kind: FacetKind
  label: Texts
  unit?: string
  /** Numbers of its values, in order of appearance. */
  values: number[]
}

export interface Value {
  facet: number
  key: string
  label: Texts
  number?: number
  to?: number
}

/**
 * All facet values of the index under running numbers that never change, so that an article keeps only the numbers
 * and counting is one addition per value. `live[v]` counts the articles that have value v.
 */
export class ValueBook {
  readonly facets: Facet[] = []
  readonly values: Value[] = []
  /** Facet of each value, as a typed array for the counting loop. */
  facetOf = new Uint16Array(256)
  live = new Uint32Array(256)
  readonly #facetNumbers = new Map<string, number>()
  readonly #valueNumbers: Map<string, number>[] = []
  readonly #shown = new Map<Language, ShownValue[]>()

  facet(field: string, kind: FacetKind, label: Texts, unit?: string): number {
    const known = this.#facetNumbers.get(field)
    if (known !== undefined) return known
    const number = this.facets.push({ field, kind, label, unit, values: [] }) - 1
    this.#facetNumbers.set(field, number)
    this.#valueNumbers.push(new Map())
    return number
  }

  facetNumber(field: string): number | undefined {
    return this.#facetNumbers.get(field)
  }

  value(facet: number, key: string, make: () => Pick<Value, 'label' | 'number' | 'to'>): number {
    const numbers = this.#valueNumbers[facet]!
    const known = numbers.get(key)
    if (known !== undefined) return known
    const { label, number, to } = make()
    return this.#add({
      facet,
      key,
      label,
      ...(number !== undefined && { number }),
      ...(to !== undefined && { to }),
    })
  }

  /** Number of a field's value; undefined where no article ever had it. */
  find(field: string, key: string): number | undefined {
    const facet = this.#facetNumbers.get(field)
    return facet === undefined ? undefined : this.valueNumber(facet, key)
  }

  valueNumber(facet: number, key: string): number | undefined {
    return this.#valueNumbers[facet]?.get(key)
  }

  /** A value as answers in a language show it. */
  shown(value: number, language: Language): ShownValue {
    const all = this.#shown.get(language) ?? []
    this.#shown.set(language, all)
    const known = all[value]
    if (known !== undefined) return known
    const { key, label, number } = this.values[value]!
    const text = inLanguage(label, language) ?? key
    const made = number === undefined ? { key, label: text } : { key, label: text, number }
    all[value] = made
    return made
  }

  #add(value: Value): number {
    const number = this.values.push(value) - 1
    if (number >= this.live.length) {
      this.live = doubled(this.live, new Uint32Array(number * 2))
      this.facetOf = doubled(this.facetOf, new Uint16Array(number * 2))
    }
    this.facetOf[number] = value.facet
    this.facets[value.facet]!.values.push(number)
    this.#valueNumbers[value.facet]!.set(value.key, number)
    return number
  }
}

function doubled<A extends Uint16Array | Uint32Array>(from: A, into: A): A {
  into.set(from)
  return into
}
