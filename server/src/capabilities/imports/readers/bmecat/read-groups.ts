import { textOf, type Element } from './element.ts'
import { modeOf } from './read-article.ts'
import { localTexts } from './read-values.ts'
import type { Group, GroupMap } from '../catalogue/records.ts'

/** Reads a group of the catalogue's group system (CATALOG_STRUCTURE); undefined without id or name. */
export function readCatalogGroup(element: Element, language: string): Group | undefined {
  return group(element, language, { id: 'GROUP_ID', name: 'GROUP_NAME', parent: 'PARENT_ID' })
}

/** Reads a group of the supplier's own classification (CLASSIFICATION_GROUP); undefined without id or name. */
export function readClassificationGroup(
  element: Element,
  language: string,
  classification: string,
): Group | undefined {
  const names = {
    id: 'CLASSIFICATION_GROUP_ID',
    name: 'CLASSIFICATION_GROUP_NAME',
    parent: 'CLASSIFICATION_GROUP_PARENT_ID',
  }
  const read = group(element, language, names)
  return read && { ...read, classification }
}

function group(
  element: Element,
  language: string,
  fields: { id: string; name: string; parent: string },
): Group | undefined {
  const id = textOf(element, fields.id)
  const names = localTexts(element, fields.name, language)
  if (id === undefined || names.length === 0) return undefined
  const parent = textOf(element, fields.parent)
  const order = Number(textOf(element, 'GROUP_ORDER'))
  return {
    type: 'group',
    line: element.line,
    id,
    // A root names the parent "0"; some files name the root itself.
    parent: parent === '0' || parent === id ? undefined : parent,
    names,
    order: Number.isInteger(order) ? order : undefined,
  }
}

/** Reads which group an article stands in; undefined when either is missing. */
export function readGroupMap(element: Element): GroupMap | undefined {
  const supplierNumber = textOf(element, 'PROD_ID')
  const id = textOf(element, 'CATALOG_GROUP_ID')
  if (supplierNumber === undefined || id === undefined) return undefined
  return { type: 'group-map', line: element.line, supplierNumber, group: id, mode: modeOf(element) }
}
