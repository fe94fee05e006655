import { isExtension } from './edxf.ts'
import { nameInFile, type Element } from './element.ts'
import type { Finding, FindingCode } from '../catalogue/finding.ts'
import { lengthsFor, type ProductContent, sequencesFor } from './schema-sequences.ts'

type Slot = { place: number; repeats: boolean }
type Rule = { slots: ReadonlyMap<string, Slot>; mandatory: readonly string[][] }
/** What one element and those below it break; without row and article, which the caller knows. */
export type SchemaCheck = (element: Element) => Omit<Finding, 'row' | 'article'>[]

/**
 * A check of elements against the order, cardinality and lengths of the official schema. Each kind of fault is
 * said once per element, so that a feature list with 400 unknown elements gives one line and not 400.
 */
export function schemaCheck(version: string, content?: ProductContent): SchemaCheck {
  const lengths = lengthsFor(version)
  const rules = new Map(
    Object.entries(sequencesFor(version, content)).map(([name, sequence]) => [name, parseRule(sequence)]),
  )
  return (root) => {
    const found = new Map<string, Omit<Finding, 'row' | 'article'>>()
    const usesArticles = root.rawName.startsWith('ARTICLE')
    const say = (code: FindingCode, at: Element, field: string, detail?: string) => {
      const key = `${code} ${at.name} ${field}`
      if (!found.has(key))
        found.set(key, { type: 'finding', severity: 'warning', code, line: at.line, field, detail })
    }
    const visit = (element: Element) => {
      // What of it is not read is told with the fields that are not kept.
      if (isExtension(element)) return
      const limit = lengths[element.name]
      const length = element.children.length === 0 ? element.text.trim().length : 0
      if (limit !== undefined && length > limit)
        say('TOO_LONG', element, element.rawName, `${length} > ${limit}`)
      const rule = rules.get(element.name)
      if (rule) checkChildren(element, rule, usesArticles, say)
      element.children.forEach(visit)
    }
    visit(root)
    return [...found.values()]
  }
}

type Say = (code: FindingCode, at: Element, field: string, detail?: string) => void

function checkChildren(element: Element, rule: Rule, usesArticles: boolean, say: Say): void {
  const seen = new Set<string>()
  let place = 0
  for (const child of element.children) {
    const slot = rule.slots.get(child.name)
    if (!slot) {
      if (!isExtension(child)) say('UNKNOWN_ELEMENT', element, child.rawName)
      continue
    }
    if (slot.place < place) say('WRONG_ORDER', element, child.rawName)
    if (seen.has(child.name) && !slot.repeats) say('REPEATED_ELEMENT', element, child.rawName)
    place = Math.max(place, slot.place)
    seen.add(child.name)
  }
  for (const alternatives of rule.mandatory) {
    if (alternatives.some((name) => seen.has(name))) continue
    say('MISSING_ELEMENT', element, nameInFile(alternatives[0] ?? '', usesArticles), element.rawName)
  }
}

function parseRule(sequence: string): Rule {
  const slots = new Map<string, Slot>()
  const mandatory: string[][] = []
  sequence.split(' ').forEach((token, place) => {
    const alternatives = token.split('/')
    for (const alternative of alternatives) {
      const name = alternative.replace(/[!*]+$/, '')
      slots.set(name, { place, repeats: alternative.includes('*') })
    }
    if (token.includes('!')) mandatory.push(alternatives.map((name) => name.replace(/[!*]+$/, '')))
  })
  return { slots, mandatory }
}
