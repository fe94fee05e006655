import type { Language } from '#server/http/context.ts'
import { createSheet } from '../../documents/public.ts'
import type { ShopSettings } from '../../shop/public.ts'
import { aboutClass, attributeText, descriptionIn, matnrDisplay, textsIn } from '../article-texts.ts'
import { isReadable } from '../terms/named-attributes.ts'
import type { FileOwner } from './file-store.ts'

const words = {
  de: {
    titles: {
      data_sheet: 'Technisches Datenblatt',
      safety_data_sheet: 'Sicherheitsdatenblatt',
      declaration_of_performance: 'Leistungserklärung',
      certificate: 'Zertifikat',
      manual: 'Anleitung',
      eek: 'Produktdatenblatt zur Energieeffizienz',
      other: 'Artikelblatt',
    },
    number: 'Artikelnummer',
    brand: 'Marke',
    supplierNumber: 'Herstellernummer',
    energyClass: 'Energieeffizienzklasse',
    scale: 'Skala',
    note: 'Aus den Artikeldaten des Shops erstellt. Verbindlich sind die Angaben des Herstellers.',
  },
  en: {
    titles: {
      data_sheet: 'Technical data sheet',
      safety_data_sheet: 'Safety data sheet',
      declaration_of_performance: 'Declaration of performance',
      certificate: 'Certificate',
      manual: 'Manual',
      eek: 'Product information sheet on energy efficiency',
      other: 'Article sheet',
    },
    number: 'Article number',
    brand: 'Brand',
    supplierNumber: 'Manufacturer number',
    energyClass: 'Energy efficiency class',
    scale: 'Scale',
    note: "Made from the shop's article data. The manufacturer's statements are binding.",
  },
}

/** Kinds of sheets that are made where no file was delivered. */
export type SheetKind = keyof (typeof words)['de']['titles']

const grey = '#5a6370'
const [left, width, bottom] = [25, 165, 270]

/** An article's sheet as PDF in the company's name: its texts and attributes, as long as no file of the maker is there. */
export async function dataSheetPdf(
  article: FileOwner,
  kind: SheetKind,
  { company, language }: { company: ShopSettings['company']; language: Language },
): Promise<Buffer> {
  const { titles, note } = words[language]
  const { texts } = textsIn(article.texts, language)
  const title = article.title?.[language] ?? titles[kind]
  const sheet = await createSheet({ title: `${title}: ${texts.maktx}`, author: company.name, language })
  sheet.blocks([{ x: 0, y: 0, width: 210, height: 3 }], '#b4431c')
  sheet.write(company.legalName || company.name, { x: left, y: 14, width }, { size: 9, colour: grey })
  sheet.write(title, { x: left, y: 24, width }, { size: 20, weight: 'bold' })
  let y = 36
  y += sheet.write(texts.maktx, { x: left, y, width }, { size: 13, weight: 'bold' }) + 1
  if (texts.maktx2) y += sheet.write(texts.maktx2, { x: left, y, width }, { size: 11 }) + 1
  const { description } = descriptionIn(article.texts, language)
  if (description !== '') y += sheet.write(description.slice(0, 2000), { x: left, y: y + 2, width }) + 4
  y += 4
  for (const [label, value] of rowsOf(article, language)) {
    const height = Math.max(sheet.heightOf(value, 95), sheet.heightOf(label, 65)) + 2.4
    if (y + height > bottom) {
      sheet.addPage()
      y = 20
    }
    sheet.line({ x: left, y }, { x: left + width, y })
    sheet.write(label, { x: left, y: y + 1.2, width: 65 }, { colour: grey })
    sheet.write(value, { x: left + 70, y: y + 1.2, width: 95 })
    y += height
  }
  sheet.onEveryPage((page, pages) => {
    sheet.write(note, { x: left, y: 280, width: 140 }, { size: 7, colour: grey })
    sheet.write(`${page}/${pages}`, { x: left + 145, y: 280, width: 20 }, { size: 7, align: 'right' })
  })
  return sheet.finish()
}

function rowsOf(article: FileOwner, language: Language): [label: string, value: string][] {
  const { number, brand, supplierNumber, energyClass, scale } = words[language]
  const facts: [string, string][] = [
    [number, matnrDisplay(article.matnr)],
    [brand, article.brand],
    [supplierNumber, article.factory_numbers[0]?.supplier_matnr ?? ''],
    ['EAN', article.ean ?? ''],
    ...article.eek_classes.map((eek): [string, string] => [
      energyClass,
      [`${eek.eek_class} (${scale} ${eek.scale})`, aboutClass(eek, language)].filter(Boolean).join(', '),
    ]),
  ]
  const attributes = article.attributes.filter(isReadable).map((attribute): [string, string] => {
    const { name, value, unit } = attributeText(attribute, language)
    return [name, `${value} ${unit}`.trim()]
  })
  return [...facts, ...attributes].filter(([, value]) => value !== '')
}
