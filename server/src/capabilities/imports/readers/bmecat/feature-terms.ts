import { bothLanguages } from '../catalogue/map-texts.ts'
import type { LocalText } from '../catalogue/records.ts'
import { children, descendants, textOf, type Element } from './element.ts'
import { localTexts } from './read-values.ts'

/** Elements of a file's classification systems that say what codes of features, values and units mean. */
export const termElements = new Set(['CLASSIFICATION_SYSTEM_FEATURE_TEMPLATE', 'ALLOWED_VALUE', 'UNIT'])

/** ETIM knows 20,000 features and 20,000 values; what goes far beyond both is no dictionary. */
const most = 200_000
const publicCode = /^(?:E[FVU]\d{6}|\d{4}-\d.*#\d{2}-[A-Z]{3}\d{3}#\d{3}|\d{2}-[A-Z]{3}\d{3})$/

type Terms = { names: LocalText[]; unit?: string }

/**
 * What a file itself says of the codes it uses: names of features and values, signs of units. Codes of a supplier's own
 * count within their classification system, those of ETIM and ECLASS mean the same everywhere.
 */
export class FeatureTerms {
  readonly #features = new Map<string, Terms>()
  readonly #values = new Map<string, LocalText[]>()
  readonly #units = new Map<string, string>()
  /** Units by class and feature: ETIM gives a feature another unit in another class. */
  readonly #unitsOfClass = new Map<string, string>()

  /** Takes down what an element of `termElements` or a CLASSIFICATION_GROUP says. */
  read(element: Element, system: string, language: string): void {
    if (element.name === 'UNIT') this.#readUnit(element, system, language)
    else if (element.name === 'ALLOWED_VALUE') this.#readValue(element, system, language)
    else if (element.name === 'CLASSIFICATION_GROUP') this.#readClass(element, system)
    else this.#readFeature(element, system, language)
  }

  featureNames(system: string, code: string): LocalText[] {
    return this.#features.get(keyOf(system, code))?.names ?? []
  }

  /** The unit a feature has where none stands beside its value. */
  featureUnit(system: string, classes: readonly string[], code: string): string | undefined {
    const ofClass = classes.map((one) => this.#unitsOfClass.get(keyOf(system, `${one} ${code}`)))
    return ofClass.find((unit) => unit !== undefined) ?? this.#features.get(keyOf(system, code))?.unit
  }

  unit(system: string, code: string): string {
    return this.#units.get(keyOf(system, code)) ?? code
  }

  /** A value as it is read: one that is a code by its name. */
  value(system: string, { language, text }: LocalText): LocalText & { en?: string } {
    const names = this.#values.get(keyOf(system, text))
    if (!names) return { language, text }
    const { de, en } = bothLanguages(names)
    return { language, text: (language === 'en' ? en : undefined) ?? de ?? text, ...(en && { en }) }
  }

  #readFeature(element: Element, system: string, language: string): void {
    const code = textOf(element, 'FT_ID')
    if (code === undefined) return
    const names = localTexts(element, 'FT_NAME', language)
    keep(this.#features, keyOf(system, code), { names, unit: unitIn(element) })
    for (const value of descendants(element, 'ALLOWED_VALUE')) this.#readValue(value, system, language)
  }

  #readValue(element: Element, system: string, language: string): void {
    const code = textOf(element, 'ALLOWED_VALUE_ID')
    const names = localTexts(element, 'ALLOWED_VALUE_NAME', language)
    if (code !== undefined && names.length > 0) keep(this.#values, keyOf(system, code), names)
  }

  #readUnit(element: Element, system: string, language: string): void {
    const id = textOf(element, 'UNIT_ID')
    const sign = textOf(element, 'UNIT_SHORTNAME') ?? textOf(element, 'UNIT_CODE')
    const name = sign ?? bothLanguages(localTexts(element, 'UNIT_NAME', language)).de
    if (id !== undefined && name !== undefined) keep(this.#units, keyOf(system, id), name)
  }

  #readClass(element: Element, system: string): void {
    const id = textOf(element, 'CLASSIFICATION_GROUP_ID') ?? ''
    for (const templates of children(element, 'CLASSIFICATION_GROUP_FEATURE_TEMPLATES'))
      for (const template of children(templates, 'CLASSIFICATION_GROUP_FEATURE_TEMPLATE')) {
        const [code, unit] = [textOf(template, 'FT_IDREF'), unitIn(template)]
        if (code !== undefined && unit !== undefined)
          keep(this.#unitsOfClass, keyOf(system, `${id} ${code}`), unit)
      }
  }
}

const keyOf = (system: string, code: string): string => (publicCode.test(code) ? code : `${system}\n${code}`)

/** In FEATURE_CONTENT since 2005, beside the name before. */
function unitIn(template: Element): string | undefined {
  const content = [...descendants(template, 'FT_UNIT_IDREF'), ...descendants(template, 'FT_UNIT')]
  return content.map(({ text }) => text.trim()).find((text) => text !== '')
}

function keep<Term>(terms: Map<string, Term>, key: string, term: Term): void {
  if (terms.size < most) terms.set(key, term)
}
