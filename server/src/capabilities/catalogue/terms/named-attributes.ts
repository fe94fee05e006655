import type { AttributeValue, Localized } from '../tables.ts'

/** What a code means, in the languages its dictionary was read in: one of them at least, but for classes with synonyms alone. */
export type Term = {
  de?: string | undefined
  en?: string | undefined
  synonyms?: { de?: string[] | undefined; en?: string[] | undefined } | undefined
}

/** Codes of ETIM: features EF…, values EV…, units EU…, each with six digits (ETIM guideline for BMEcat, chapter on features). */
const feature = /^EF\d{6}$/
const value = /\bEV\d{6}\b/g
const unit = /^EU\d{6}$/
/** Properties and values of ECLASS (IRDI, ISO 29002-5), whose dictionary may not be passed on. */
const eclass = /^\d{4}-\d[\w-]*#\d{2}-[A-Z]{3}\d{3}#\d{3}$/

/** Longest name, value and unit of an attribute, as the import interface takes them. */
const longest = { name: 120, value: 300, unit: 20 }

/** An attribute as it is kept, or as a sender writes it. */
type Said = { name: unknown; value: unknown; unit?: unknown }

/** Codes that stand where people expect a name. */
export function codesIn(attributes: readonly Said[]): string[] {
  return attributes.flatMap((attribute) => {
    const [name, text, sign = ''] = [german(attribute.name), german(attribute.value), attribute.unit]
    return [
      ...(feature.test(name) ? [name] : []),
      ...(text.match(value) ?? []),
      ...(typeof sign === 'string' && unit.test(sign) ? [sign] : []),
    ]
  })
}

const german = (text: unknown): string =>
  typeof text === 'object' && text !== null && 'de' in text && typeof text.de === 'string' ? text.de : ''

/** The attributes with names in place of the codes that have one; the very same list where nothing changes. */
export function namedAttributes<Attribute extends AttributeValue>(
  attributes: readonly Attribute[],
  terms: ReadonlyMap<string, Term>,
): readonly Attribute[] {
  const isKnown = codesIn(attributes).some((code) => terms.has(code))
  return isKnown ? attributes.map((attribute) => named(attribute, terms)) : attributes
}

function named<Attribute extends AttributeValue>(
  attribute: Attribute,
  terms: ReadonlyMap<string, Term>,
): Attribute {
  const { name, value: said, unit: code = '' } = attribute
  const sign = terms.get(code)
  return {
    ...attribute,
    name: feature.test(name.de)
      ? inBoth(name, longest.name, (text, language) => nameOf(terms, text, language))
      : name,
    value:
      typeof said === 'string'
        ? said
        : inBoth(said, longest.value, (text, language) =>
            text.replaceAll(value, (each) => nameOf(terms, each, language)),
          ),
    ...(sign && { unit: (sign.de ?? sign.en ?? code).slice(0, longest.unit) }),
  }
}

/** A text with its codes replaced, in both languages where that makes two of it. */
function inBoth(
  text: Localized,
  most: number,
  replaced: (text: string, language: 'de' | 'en') => string,
): Localized {
  const de = replaced(text.de, 'de').slice(0, most)
  const en = replaced(text.en ?? text.de, 'en').slice(0, most)
  return en === de && text.en === undefined ? { de } : { de, en }
}

function nameOf(terms: ReadonlyMap<string, Term>, code: string, language: 'de' | 'en'): string {
  const { de, en } = terms.get(code) ?? {}
  return (language === 'de' ? (de ?? en) : (en ?? de)) ?? code
}

/** Whether people can read an attribute: its name and its value are words or numbers, no codes. */
export function isReadable({ name, value: said }: Pick<AttributeValue, 'name' | 'value'>): boolean {
  const isCode = (text: string) => feature.test(text) || eclass.test(text)
  if (isCode(name.de)) return false
  return (
    typeof said === 'string' ||
    said.de.split(', ').some((each) => !/^EV\d{6}$/.test(each) && !eclass.test(each))
  )
}
