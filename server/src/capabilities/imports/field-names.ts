import type { Language } from '#server/http/context.ts'

type Names = Readonly<Record<string, Readonly<Record<Language, string>>>>

const price = { de: 'Preis', en: 'price' }
const priceUnit = { de: 'Preiseinheit', en: 'price unit' }
const priceKind = { de: 'Preisart', en: 'kind of price' }
const unit = { de: 'Einheit', en: 'unit' }
const articleNumber = { de: 'Artikelnummer', en: 'article number' }

/** Fields of DATANORM, and of the rows catalogues become. */
const ofRows: Names = {
  price,
  'price unit': priceUnit,
  'price code': priceKind,
  discount: { de: 'Rabatt', en: 'discount' },
  'discount group': { de: 'Rabattgruppe', en: 'discount group' },
  group: { de: 'Warengruppe', en: 'group' },
  date: { de: 'Tag', en: 'day' },
  packaging: { de: 'Verpackungsmenge', en: 'packaging quantity' },
  Katalogseite: { de: 'Katalogseite', en: 'catalogue page' },
  Grafiknummer: { de: 'Grafiknummer', en: 'graphic number' },
  Kostenart: { de: 'Kostenart', en: 'kind of cost' },
  Referenzersteller: { de: 'Referenzersteller', en: 'creator of the reference' },
  Referenznummer: { de: 'Referenznummer', en: 'reference number' },
  'Ersteller der Alternativnummer': {
    de: 'Ersteller der Alternativnummer',
    en: 'creator of the alternative number',
  },
  Herstellerkürzel: { de: 'Herstellerkürzel', en: 'code of the manufacturer' },
  Lagermerkmal: { de: 'Lagermerkmal', en: 'stock mark' },
  Mehrwertsteuerschlüssel: { de: 'Mehrwertsteuerschlüssel', en: 'VAT code' },
  matnr: articleNumber,
  'factory_numbers.0.supplier_matnr': articleNumber,
  'factory_numbers.1.supplier_matnr': {
    de: 'Herstellernummer oder andere Nummer',
    en: 'number of the manufacturer, or another one',
  },
  'texts.de.maktx': { de: 'Kurztext', en: 'short text' },
  'texts.de.maktx2': { de: 'Kurztext 2', en: 'short text 2' },
  'texts.de.description': { de: 'Langtext', en: 'long text' },
  'texts.en.maktx': { de: 'Kurztext englisch', en: 'English short text' },
  'texts.en.description': { de: 'Langtext englisch', en: 'English long text' },
  kpein: priceUnit,
  kmein: unit,
  meins: unit,
  sales_unit: unit,
  qty_stepsize: { de: 'Verkaufsschritt', en: 'sales step' },
  valid_from: { de: 'Gültig ab', en: 'valid from' },
  valid_to: { de: 'Gültig bis', en: 'valid to' },
}

/** What catalogues are mapped by; BMEcat files call it so themselves, and who looks there finds it by that. */
const ofElements: Names = {
  PRICE_AMOUNT: price,
  PRICE_CURRENCY: { de: 'Währung', en: 'currency' },
  PRICE_UNIT: priceUnit,
  PRICE_QUANTITY: priceUnit,
  price_type: priceKind,
  valid_end_date: { de: 'Gültig bis', en: 'valid to' },
  ORDER_UNIT: unit,
  NO_CU_PER_OU: { de: 'Inhalt je Einheit', en: 'content per unit' },
  QUANTITY_MIN: { de: 'Mindestmenge', en: 'minimum quantity' },
  LOWER_BOUND: { de: 'Staffel ab', en: 'scale from' },
  TERRITORY: { de: 'Gebiet', en: 'territory' },
  DELIVERY_TIME: { de: 'Lieferzeit', en: 'delivery time' },
  TAX: { de: 'Steuersatz', en: 'tax rate' },
  MIME_SOURCE: { de: 'Bild oder Datei', en: 'picture or file' },
  CATALOG_GROUP_ID: { de: 'Warengruppe', en: 'group' },
  PARENT_ID: { de: 'Übergeordnete Gruppe', en: 'group above' },
  successor: { de: 'Nachfolger', en: 'successor' },
}

/**
 * What a field of a remark is called in a report. Headings of tables, elements of BMEcat and fields of the interface's rows
 * are what the file itself says, and stay.
 *
 * @param kind of the run, or format of the files
 */
export function fieldName(field: string, kind: string, language: Language): string {
  const isTold = kind === 'datanorm' || kind === 'csv' || kind === 'xlsx'
  const names = isTold ? { ...ofRows, ...ofElements } : kind === 'bmecat' ? ofRows : {}
  return Object.hasOwn(names, field) ? (names[field]?.[language] ?? field) : field
}
