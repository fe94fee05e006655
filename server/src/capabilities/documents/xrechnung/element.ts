/** XML as text. Everything that comes from outside goes through {@link text}, attributes are our own. */
export type Xml = string

/** A part that may be left out: '' or undefined is no element. */
type Part = Xml | undefined

/** An element with others in it, by its name with prefix; none where nothing is in it. */
export function element(name: string, ...parts: readonly Part[]): Xml {
  const content = parts.filter((part) => part !== undefined).join('')
  return content === '' ? '' : `<${name}>${content}</${name}>`
}

/** An element with a text, and its attributes; none where the text is empty. */
export function text(name: string, value: string, attributes: Readonly<Record<string, string>> = {}): Xml {
  const own = Object.entries(attributes).map(([key, of]) => ` ${key}="${of}"`)
  const content = escaped(value)
  return content.trim() === '' ? '' : `<${name}${own.join('')}>${content}</${name}>`
}

/** Signs that XML 1.0 has no place for, escaped or not, are left out. */
const escaped = (value: string): string =>
  value
    // oxlint-disable-next-line no-control-regex
    .replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, '')
    .toWellFormed()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
