import type { AttributeValue } from './tables.ts'

/**
 * The `fq` entry that finds what shares an attribute's value, e.g. `attr:slip_resistance:"R10"`; undefined where it is no
 * filter, or a number: few articles share one to the last digit. Values of filters are the German ones in every language.
 */
export function attributeFilter({ key, value, facet }: AttributeValue): string | undefined {
  if (facet !== true || typeof value === 'string' || !/^[\w.-]{1,60}$/.test(key)) return undefined
  return `attr:${key}:"${value.de.replace(/[\\"]/g, '\\$&')}"`
}
