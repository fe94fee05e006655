import { isCode } from '../catalogue/map-attributes.ts'
import { edxfRead, isExtension } from './edxf.ts'
import { child, children, descendants, type Element } from './element.ts'
import type { Report } from './read-values.ts'

/** What the standard knows and the shop has no place for, by the element it stands in. */
const notKept: Readonly<Record<string, readonly string[]>> = {
  HEADER: ['AGREEMENT', 'LEGAL_INFO'],
  CATALOG: ['PRODUCT_TYPE', 'DELIVERY_TIMES', 'TRANSPORT'],
  PRODUCT: ['SUPPLIER_IDREF', 'PRODUCT_CONTACTS', 'PRODUCT_IPP_DETAILS', 'PRODUCT_CONFIG_DETAILS'],
  PRODUCT_DETAILS: [
    'ERP_GROUP_BUYER',
    'REMARKS',
    'SEGMENT',
    'PRODUCT_ORDER',
    'INTERNATIONAL_RESTRICTIONS',
    'ACCOUNTING_INFO',
    'AGREEMENT_REF',
    'PRODUCT_TYPE',
    'PRODUCT_CATEGORY',
  ],
  PRODUCT_ORDER_DETAILS: ['SUPPLIER_PIDREF', 'SUPPLIER_IDREF', 'QUANTITY_MAX'],
  PRODUCT_REFERENCE: ['REFERENCE_DESCR', 'MIME_INFO'],
  PRODUCT_LOGISTIC_DETAILS: ['STATISTICS_FACTOR', 'TRANSPORT', 'MEANS_OF_TRANSPORT'],
  PRODUCT_DIMENSIONS: ['VOLUME', 'LENGTH', 'WIDTH', 'DEPTH'],
  DELIVERY_TIMES: ['TIME_SPAN'],
  CATALOG_STRUCTURE: ['KEYWORD'],
  CLASSIFICATION_GROUP: ['CLASSIFICATION_GROUP_SYNONYMS'],
}

/** Elements whose inside is read for other ends, or was said of already. */
const passedOver = new Set(['PARTIES', 'PRODUCT_FEATURES', 'MIME_INFO', 'BUYER'])

/**
 * Tells what of an element the shop keeps nothing of, each kind once: whoever sends a catalogue is to know what of it
 * did not arrive. What the standard does not know is told by the check against its schema.
 */
export function tellNotKept(root: Element, report: Report): void {
  const told = new Set<string>()
  const tell = (field: string, detail?: string) => {
    const key = `${field} ${detail ?? ''}`
    if (!told.has(key)) report('FIELD_NOT_KEPT', field, detail)
    told.add(key)
  }
  const visit = (element: Element) => {
    const fields = notKept[element.name] ?? []
    for (const inside of element.children) {
      if (isExtension(inside)) tellOfExtension(inside, tell)
      else if (fields.includes(inside.name) && saysSomething(inside)) tell(inside.rawName)
      else if (inside.name === 'PRICE_FLAG' && isTrue(inside.text)) tell('PRICE_FLAG', inside.attributes.type)
      else if (!passedOver.has(inside.name)) visit(inside)
    }
    if (element.name === 'PRODUCT_REFERENCE' && (element.attributes.quantity ?? '').trim() !== '')
      tell(`${element.rawName} quantity`)
  }
  visit(root)
  tellOfDetails(child(root, 'PRODUCT_DETAILS'), tell)
  for (const feature of descendants(root, 'FEATURE')) tellOfFeature(feature, tell)
  if (root.name === 'PRODUCT_TO_CATALOGGROUP_MAP' && root.attributes.mode === 'delete')
    tell(`${root.rawName} delete`)
}

/** Extensions by their own names: what is in them is read where ETIM's guideline says what it means. */
function tellOfExtension(extension: Element, tell: Tell): void {
  if (edxfRead.has(extension.name)) return
  if (edxfContainers.has(extension.name))
    for (const inside of extension.children) tellOfExtension(inside, tell)
  else if (saysSomething(extension)) tell(extension.rawName)
}

const edxfContainers = new Set(['USER_DEFINED_EXTENSIONS', 'UDX.EDXF.PRODUCT_LOGISTIC_DETAILS'])

/** What is said of values that are no codes, and numbers of variants: each would be an article of its own. */
function tellOfFeature(feature: Element, tell: Tell): void {
  const values = [...descendants(feature, 'FVALUE'), ...descendants(feature, 'VALUE_IDREF')]
  const said = new Set(values.map(({ text }) => text.trim()))
  for (const details of children(feature, 'FVALUE_DETAILS')) {
    const text = details.text.trim()
    if (text !== '' && !said.has(text) && ![...said].every((value) => isCode({ text: value })))
      tell('FVALUE_DETAILS')
  }
  for (const { rawName, text } of descendants(feature, 'SUPPLIER_PID_SUPPLEMENT'))
    if (text.trim() !== '') tell(rawName)
}

type Tell = (field: string, detail?: string) => void

function tellOfDetails(details: Element | undefined, tell: Tell): void {
  for (const status of children(details, 'PRODUCT_STATUS')) {
    const type = status.attributes.type ?? ''
    // Articles of the standard range, and what says nothing of itself, are the rule.
    if (!/^(?:old|core|others)?(?:_|$)/.test(type)) tell(status.rawName, type)
  }
  for (const pid of children(details, 'INTERNATIONAL_PID')) {
    const type = pid.attributes.type ?? ''
    if (type !== '' && !/^(?:gtin|ean)/i.test(type) && pid.text.trim() !== '') tell(pid.rawName, type)
  }
}

function saysSomething(element: Element): boolean {
  return element.text.trim() !== '' || element.children.some(saysSomething)
}

const isTrue = (text: string): boolean => /^(?:true|1)$/i.test(text.trim())
