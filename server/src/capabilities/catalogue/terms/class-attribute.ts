import { isDeepStrictEqual } from 'node:util'
import type { AttributeValue } from '../tables.ts'
import type { Term } from './named-attributes.ts'

/** Key of the attribute that tells what an article is by its product class. */
export const classKey = 'etim_class'

/**
 * The attributes with the name of the product class as the first of them, where it has one, and none of another class; the very
 * same list where nothing changes.
 */
export function withClassName<Attribute extends AttributeValue>(
  attributes: readonly Attribute[],
  code: string | null | undefined,
  terms: ReadonlyMap<string, Term>,
): readonly (Attribute | AttributeValue)[] {
  if (!code) return attributes
  const { de, en } = terms.get(code) ?? {}
  const name = de ?? en
  const others = attributes.filter(({ key }) => key !== classKey)
  if (name === undefined) return others.length === attributes.length ? attributes : others
  const said: AttributeValue = {
    key: classKey,
    name: { de: 'Produktart', en: 'Kind of product' },
    value: { de: name, ...(en !== undefined && en !== name && { en }) },
    facet: true,
  }
  return isDeepStrictEqual({ ...attributes[0] }, said) ? attributes : [said, ...others]
}
