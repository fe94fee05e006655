import type { TableColumns, TableField } from '@shop/contract/imports/table-columns'

// Headings of suppliers' price lists, without blanks, dots and case; German first, then English.
const headings: Readonly<Partial<Record<TableField, readonly string[]>>> = {
  number: [
    'artikelnummer',
    'artikelnr',
    'artnr',
    'artnummer',
    'lieferantenartikelnummer',
    'bestellnummer',
    'bestellnr',
    'articlenumber',
    'articleno',
    'itemnumber',
    'itemno',
    'sku',
    'supplierpid',
    'supplieraid',
    'materialnummer',
    'artikel',
    'nummer',
  ],
  text: [
    'bezeichnung',
    'artikelbezeichnung',
    'bezeichnung1',
    'kurztext',
    'kurztext1',
    'artikeltext',
    'produktname',
    'name',
    'description',
    'shortdescription',
    'shorttext',
    'productname',
    'title',
    'text',
  ],
  text2: ['bezeichnung2', 'kurztext2', 'zusatztext', 'zusatz', 'description2'],
  description: ['langtext', 'beschreibung', 'artikelbeschreibung', 'longdescription', 'longtext', 'details'],
  textEnglish: [
    'bezeichnungenglisch',
    'bezeichnungen',
    'kurztextenglisch',
    'descriptionenglish',
    'descriptionen',
    'englisch',
  ],
  ean: ['ean', 'eancode', 'gtin', 'ean13', 'barcode', 'eangtin', 'gtinean'],
  manufacturer: ['hersteller', 'marke', 'herstellername', 'brand', 'manufacturer'],
  manufacturerNumber: [
    'herstellernummer',
    'herstellernr',
    'herstellerartikelnummer',
    'herstellerartnr',
    'mpn',
    'manufacturernumber',
    'werksnummer',
  ],
  unit: ['einheit', 'me', 'mengeneinheit', 'bestelleinheit', 'verkaufseinheit', 'unit', 'uom', 'orderunit'],
  contentUnit: ['inhaltseinheit', 'basiseinheit', 'contentunit', 'baseunit'],
  content: ['inhalt', 'inhaltjeeinheit', 'content', 'contentperunit'],
  step: [
    'vpe',
    'verpackungseinheit',
    'mindestmenge',
    'mindestbestellmenge',
    'gebinde',
    'packungsgroesse',
    'packsize',
    'minimumquantity',
    'moq',
  ],
  listPrice: [
    'listenpreis',
    'preis',
    'bruttopreis',
    'brutto',
    'uvp',
    'vk',
    'vkpreis',
    'verkaufspreis',
    'listprice',
    'price',
    'retailprice',
    'grossprice',
    'rrp',
  ],
  purchasePrice: [
    'einkaufspreis',
    'ek',
    'ekpreis',
    'nettopreis',
    'netto',
    'ihrpreis',
    'netprice',
    'purchaseprice',
    'cost',
    'yourprice',
  ],
  priceUnit: ['preiseinheit', 'pe', 'preisje', 'preispro', 'priceunit', 'per', 'pricequantity'],
  currency: ['waehrung', 'währung', 'currency'],
  validFrom: [
    'gueltigab',
    'gültigab',
    'gueltigvon',
    'gültigvon',
    'preisgueltigab',
    'preisgültigab',
    'validfrom',
  ],
  validTo: ['gueltigbis', 'gültigbis', 'validto', 'validuntil'],
  discountGroup: ['rabattgruppe', 'rabattgrp', 'rg', 'discountgroup'],
  group: ['warengruppe', 'produktgruppe', 'kategorie', 'artikelgruppe', 'category', 'productgroup'],
  weight: ['gewicht', 'gewichtkg', 'gewichtinkg', 'weight', 'weightkg'],
  picture: ['bild', 'bildurl', 'bilddatei', 'image', 'imageurl', 'picture'],
  remove: ['loeschen', 'löschen', 'geloescht', 'gelöscht', 'delete', 'deleted'],
}

const fieldOf = new Map(
  Object.entries(headings).flatMap(([field, names]) => names.map((name) => [name, field as TableField])),
)

/** What columns with these headings most likely are; each field once, unknown headings not at all. */
export function recogniseColumns(names: readonly string[]): TableColumns {
  const found = new Map<TableField, string>()
  for (const name of names) {
    const field = fieldOf.get(plain(name))
    if (field && !found.has(field)) found.set(field, name)
  }
  return Object.fromEntries([...found].map(([field, name]) => [name, field]))
}

/** How many of these cells are headings people write: the header is the first row where they are the most. */
export function headingsAmong(cells: readonly string[]): number {
  return cells.filter((cell) => fieldOf.has(plain(cell))).length
}

/** "Preis in €", "Art.-Nr.", "Preis (EUR/100)" and "Preis je 100 St" without what differs from file to file. */
function plain(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/(?:\/|\b(?:je|per|pro)\s)\s*(?:1\.?0{1,3}\b|%).*$/, '')
    .replaceAll(/\(.*?\)|\bin\b.*$|€|\beur\b/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
