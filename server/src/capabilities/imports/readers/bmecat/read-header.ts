import { child, children, descendants, textOf, type Element } from './element.ts'
import { currencyOf, languageOf, positiveOf, type Report } from './read-values.ts'
import type { Header } from '../catalogue/records.ts'

/** What the HEADER says about the whole file. */
export type HeaderFacts = Omit<Header, 'type' | 'version' | 'transaction'> & { language: string }

/** Reads the HEADER; without one (or with an empty one) defaults stand in. */
export function readHeader(header: Element | undefined, report: Report): HeaderFacts {
  const catalog = child(header, 'CATALOG')
  const languages = children(catalog, 'LANGUAGE')
  const main = languages.find((language) => /^true$/i.test(language.attributes.default ?? '')) ?? languages[0]
  return {
    language: languageOf(main?.text ?? 'deu'),
    catalogId: textOf(catalog, 'CATALOG_ID') ?? '',
    catalogName: textOf(catalog, 'CATALOG_NAME'),
    currency: currencyOf(catalog, 'CURRENCY'),
    mimeRoot: textOf(catalog, 'MIME_ROOT'),
    priceFactor: positiveOf(catalog, 'PRICE_FACTOR', report),
    supplier: readSupplier(header),
  }
}

function readSupplier(header: Element | undefined): Header['supplier'] {
  const supplier = child(header, 'SUPPLIER')
  if (supplier) return { id: textOf(supplier, 'SUPPLIER_ID'), name: textOf(supplier, 'SUPPLIER_NAME') }
  const id = textOf(header, 'SUPPLIER_IDREF') ?? textOf(header, 'DOCUMENT_CREATOR_IDREF')
  if (id === undefined) return undefined
  const party = descendants(child(header, 'PARTIES'), 'PARTY').find((candidate) =>
    children(candidate, 'PARTY_ID').some((partyId) => partyId.text.trim() === id),
  )
  return { id, name: textOf(child(party, 'ADDRESS'), 'NAME') }
}
