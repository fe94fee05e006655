/** A text in both languages, German first. */
export type Words = readonly [de: string, en: string]

type Part = string | number | Words

/** German text: numbers with a decimal comma, of `Words` the German one. */
export const de = (strings: TemplateStringsArray, ...parts: Part[]) => fill(strings, parts, 0)

/** English text: numbers with a decimal point, of `Words` the English one. */
export const en = (strings: TemplateStringsArray, ...parts: Part[]) => fill(strings, parts, 1)

function fill(strings: TemplateStringsArray, parts: Part[], language: 0 | 1): string {
  return strings.reduce((text, next, index) => {
    const part = parts[index - 1] ?? ''
    return `${text}${spoken(part, language)}${next}`
  })
}

function spoken(part: Part, language: 0 | 1): string {
  if (typeof part === 'object') return part[language]
  return typeof part === 'number' && language === 0 ? String(part).replace('.', ',') : String(part)
}
