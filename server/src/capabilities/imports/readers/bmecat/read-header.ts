import { child, children, descendants, textOf, type Element } from './element.ts'
import { filled } from './read-goods.ts'
import { countryOf, currencyOf, languageOf, positiveOf, readValidity, type Report } from './read-values.ts'
import type { Header } from '../catalogue/records.ts'

/** What the HEADER says about the whole file; besides what a catalogue says, what its articles refer to. */
export type HeaderFacts = Omit<Header, 'type' | 'version' | 'transaction'> & {
  language: string
  /** Countries of origin of articles that name none. */
  origins: string[]
  /** First and last day of prices that name none; 'unreadable' where one is named that nobody can read. */
  validFrom: string | undefined
  validTo: string | undefined
  /** Names by the ids articles refer to. */
  parties: ReadonlyMap<string, string>
  /** Countries by the ids of areas prices refer to. */
  areas: ReadonlyMap<string, readonly string[]>
}

/** Reads the HEADER; without one (or with an empty one) defaults stand in. */
export function readHeader(header: Element | undefined, report: Report): HeaderFacts {
  const catalog = child(header, 'CATALOG')
  const languages = children(catalog, 'LANGUAGE')
  const main = languages.find((language) => /^true$/i.test(language.attributes.default ?? '')) ?? languages[0]
  const parties = readParties(header)
  return {
    language: languageOf(main?.text ?? 'deu'),
    catalogId: textOf(catalog, 'CATALOG_ID') ?? '',
    catalogName: textOf(catalog, 'CATALOG_NAME'),
    currency: currencyOf(catalog, 'CURRENCY'),
    mimeRoot: textOf(catalog, 'MIME_ROOT'),
    priceFactor: positiveOf(catalog, 'PRICE_FACTOR', report),
    supplier: readSupplier(header, parties),
    buyer: readBuyer(header, parties),
    territories: filled(children(catalog, 'TERRITORY')).map(countryOf),
    origins: filled(children(catalog, 'COUNTRY_OF_ORIGIN')),
    validFrom: readValidity(catalog, 'VALID_START_DATE', report),
    validTo: readValidity(catalog, 'VALID_END_DATE', report),
    parties,
    areas: readAreas(header),
  }
}

function readSupplier(header: Element | undefined, parties: HeaderFacts['parties']): Header['supplier'] {
  const supplier = child(header, 'SUPPLIER')
  if (supplier) return { id: textOf(supplier, 'SUPPLIER_ID'), name: textOf(supplier, 'SUPPLIER_NAME') }
  const id = textOf(header, 'SUPPLIER_IDREF') ?? textOf(header, 'DOCUMENT_CREATOR_IDREF')
  return id === undefined ? undefined : { id, name: parties.get(id) }
}

/** Whom the prices were made for; of his numbers the one that is the supplier's counts. */
function readBuyer(header: Element | undefined, parties: HeaderFacts['parties']): Header['buyer'] {
  const buyer = child(header, 'BUYER')
  const id = child(header, 'BUYER_IDREF')
  const ids = [...children(buyer, 'BUYER_ID'), ...(id ? [id] : [])].filter(({ text }) => text.trim() !== '')
  const own = ids.find(({ attributes }) => /^supplier_specific$/i.test(attributes.type ?? ''))
  const name = textOf(buyer, 'BUYER_NAME') ?? (id && parties.get(id.text.trim())) ?? ids[0]?.text.trim()
  return name === undefined ? undefined : { name, number: own?.text.trim() }
}

function readParties(header: Element | undefined): Map<string, string> {
  const named = descendants(child(header, 'PARTIES'), 'PARTY').flatMap((party) => {
    const name = textOf(child(party, 'ADDRESS'), 'NAME')
    const ids = name === undefined ? [] : filled(children(party, 'PARTY_ID'))
    return ids.map((id) => [id, name ?? ''] as const)
  })
  return new Map(named)
}

function readAreas(header: Element | undefined): Map<string, readonly string[]> {
  const areas = descendants(child(header, 'AREAS'), 'AREA').map((area) => {
    const territories = filled(descendants(area, 'TERRITORY')).map(countryOf)
    return [textOf(area, 'AREA_ID') ?? '', territories] as const
  })
  return new Map(areas)
}
