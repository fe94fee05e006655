import { child, textOf, type Element } from './element.ts'
import { readMime } from './read-media.ts'
import { modeOf } from './read-article.ts'
import { localTexts } from './read-values.ts'
import type { Group, GroupMap, MimeEntry } from '../catalogue/records.ts'

/** Reads a group of the catalogue's group system (CATALOG_STRUCTURE); undefined without id or name. */
export function readCatalogGroup(element: Element, language: string): Group | undefined {
  return group(element, language, {
    id: 'GROUP_ID',
    name: 'GROUP_NAME',
    parent: 'PARENT_ID',
    description: 'GROUP_DESCRIPTION',
  })
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
    description: 'CLASSIFICATION_GROUP_DESCR',
  }
  const read = group(element, language, names)
  return read && { ...read, classification }
}

function group(
  element: Element,
  language: string,
  fields: { id: string; name: string; parent: string; description: string },
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
    descriptions: localTexts(element, fields.description, language),
    image: pictureOf(element, language),
    order: Number.isInteger(order) ? order : undefined,
  }
}

/** Purposes of pictures that are shown only where there is no other. */
const worse = ['thumbnail', 'icon', 'logo']

/** The picture of a group: one to show, not a thumbnail, logo or paper, where there is one. */
function pictureOf(group: Element, language: string): string | undefined {
  const pictures = readMime(child(group, 'MIME_INFO'), language).filter(
    ({ type = '', source }) =>
      type.startsWith('image/') || /\.(?:jpe?g|png|gif|webp|tiff?|svg)$/i.test(source),
  )
  const rank = ({ purpose = '' }: MimeEntry) => worse.indexOf(purpose)
  return pictures.toSorted((a, b) => rank(a) - rank(b))[0]?.source
}

/** Reads which group an article stands in; undefined when either is missing. */
export function readGroupMap(element: Element): GroupMap | undefined {
  const supplierNumber = textOf(element, 'PROD_ID')
  const id = textOf(element, 'CATALOG_GROUP_ID')
  if (supplierNumber === undefined || id === undefined) return undefined
  return { type: 'group-map', line: element.line, supplierNumber, group: id, mode: modeOf(element) }
}
