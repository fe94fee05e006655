import type { Language, SearchAttribute, SearchDocument, Texts } from '../../document.ts'
import type { FieldName } from './fields.ts'

const otherLanguage = (language: Language): Language => (language === 'de' ? 'en' : 'de')

/** The text in the language, else in the other one. */
export const inLanguage = (texts: Texts, language: Language): string | undefined =>
  texts[language] ?? texts[otherLanguage(language)]

/** The language of that text, where it is the other one. */
export const strangeLanguage = (texts: Texts, language: Language): Language | undefined =>
  texts[language] === undefined && texts[otherLanguage(language)] !== undefined
    ? otherLanguage(language)
    : undefined

/** The texts of an article by field, as they are searched in a language. */
export function textsByField(
  document: SearchDocument,
  language: Language,
  categoryName: (id: string) => Texts | undefined,
): [FieldName, string][] {
  const texts = document.texts[language] ?? document.texts[otherLanguage(language)]
  const { classNames = {} } = document
  const found: [FieldName, string | undefined][] = [
    ['title', texts?.maktx],
    ['subtitle', joinTexts([texts?.maktx2, texts?.maktx3, texts?.maktx4])],
    ['brand', joinTexts([document.brand, differing(document.supplierName, document.brand)])],
    ['category', categoryWords(document, language, categoryName)],
    ['class', joinTexts([...(classNames[language] ?? classNames[otherLanguage(language)] ?? [])])],
    ['attributes', joinTexts((document.attributes ?? []).map((one) => attributeWords(one, language)))],
    ['words', joinTexts([...(document.searchWords ?? [])])],
    ['description', texts?.description],
  ]
  return found.filter((entry): entry is [FieldName, string] => Boolean(entry[1]))
}

const joinTexts = (texts: (string | undefined)[]): string => texts.filter(Boolean).join(' , ')

const differing = (text: string | undefined, from: string | undefined) => (text === from ? undefined : text)

function categoryWords(
  document: SearchDocument,
  language: Language,
  categoryName: (id: string) => Texts | undefined,
): string {
  const ids = new Set((document.categories ?? []).flat())
  return joinTexts([...ids].map((id) => inLanguage(categoryName(id) ?? {}, language)))
}

const yes = /^(?:ja|yes|x|true)$/i

/** What customers call the classes of energy labels; 'A+' alone says little. */
const energyNames: Record<Language, string> = {
  de: 'Energieeffizienzklasse , Energieklasse , Energielabel , EEK',
  en: 'energy class , energy label , energy efficiency',
}

const isEnergyClass = (text: string, { de = '', en = '' }: Texts): boolean =>
  /^[a-g]\+{0,3}$/i.test(text) && /energ/i.test(`${de} ${en}`)

/** Value with unit, or the name of what is just said to be so: a name is the same for many and would find them all. */
function attributeWords(
  { name, value, isSaidElsewhere }: SearchAttribute,
  language: Language,
): string | undefined {
  if (isSaidElsewhere) return undefined
  if (!('number' in value)) {
    const text = inLanguage(value, language)
    if (!text) return undefined
    if (isEnergyClass(text, name)) return `${text} , ${energyNames[language]}`
    return yes.test(text) ? inLanguage(name, language) : text
  }
  const written = (figure: number) => {
    const text = `${figure}${value.unit ? ` ${value.unit}` : ''}`
    return language === 'de' ? text.replace('.', ',') : text
  }
  return value.to === undefined ? written(value.number) : `${written(value.number)} , ${written(value.to)}`
}
