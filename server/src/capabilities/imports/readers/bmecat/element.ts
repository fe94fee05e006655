/** One XML element read as a whole. Names are those of BMEcat 2005; `rawName` is what the file says. */
export type Element = {
  name: string
  rawName: string
  attributes: Readonly<Record<string, string>>
  text: string
  children: Element[]
  /** Line of the file on which the element begins, from 1. */
  line: number
}

/** First child of this name. */
export function child(element: Element | undefined, name: string): Element | undefined {
  return element?.children.find((candidate) => candidate.name === name)
}

/** All children of this name, in the order of the file. */
export function children(element: Element | undefined, name: string): Element[] {
  return element?.children.filter((candidate) => candidate.name === name) ?? []
}

/** Text of the first child of this name that has any, without blanks around it. */
export function textOf(element: Element | undefined, name: string): string | undefined {
  for (const candidate of children(element, name)) {
    const text = candidate.text.trim()
    if (text !== '') return text
  }
  return undefined
}

/** Elements of this name at any depth below, in the order of the file. */
export function descendants(element: Element | undefined, name: string): Element[] {
  if (!element) return []
  return element.children.flatMap((candidate) =>
    candidate.name === name ? [candidate] : descendants(candidate, name),
  )
}

/** The 2005 name of an element of the 1.2 vocabulary: ARTICLE becomes PRODUCT, SUPPLIER_AID SUPPLIER_PID. */
export function modernName(rawName: string): string {
  const local = rawName.slice(rawName.indexOf(':') + 1)
  if (local === 'ART_ID' || local === 'ART_ID_TO') return local.replace('ART_', 'PROD_')
  if (local === 'ARTICLE' || local.startsWith('ARTICLE_')) return local.replace('ARTICLE', 'PRODUCT')
  return /^(?:SUPPLIER|BUYER|MANUFACTURER|SUPPLIER_ALT|INTERNATIONAL)_AID(?:_SUPPLEMENT)?$/.test(local)
    ? local.replace('_AID', '_PID')
    : local
}

/** The name as the file's own vocabulary has it, for reports. */
export function nameInFile(name: string, usesArticles: boolean): string {
  if (!usesArticles) return name
  if (name.startsWith('PROD_')) return name.replace('PROD_', 'ART_')
  return name.replace(/^PRODUCT(?=$|_)/, 'ARTICLE').replace(/_PID$/, '_AID')
}
