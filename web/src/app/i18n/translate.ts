import type { Dictionary, Language } from './i18n.ts'
import type { Namespace, Texts } from './namespaces.ts'

/** Keys as they are called: `articles_one` and `articles_other` are both called `articles`, with a count. */
export type TextKey<N extends Namespace> = keyof Texts[N] extends infer K
  ? K extends `${infer Stem}_one` | `${infer Stem}_other`
    ? Stem
    : K & string
  : never

export type Values = Readonly<Record<string, string | number>>
export type Translate<N extends Namespace> = (key: TextKey<N>, values?: Values) => string

const pluralRules: Record<Language, Intl.PluralRules> = {
  de: new Intl.PluralRules('de'),
  en: new Intl.PluralRules('en'),
}

/**
 * Looks up and fills a text: `{name}` by values.name; with `count` the form for that number is taken. A key that is
 * missing shows itself, which the dictionary test keeps from happening.
 */
export function translate(
  dictionary: Dictionary,
  language: Language,
  key: string,
  values: Values = {},
): string {
  const text = dictionary[pluralKey(dictionary, language, key, values.count)] ?? key
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

function pluralKey(dictionary: Dictionary, language: Language, key: string, count: unknown): string {
  if (typeof count !== 'number' || dictionary[`${key}_other`] === undefined) return key
  return `${key}_${pluralRules[language].select(count) === 'one' ? 'one' : 'other'}`
}
