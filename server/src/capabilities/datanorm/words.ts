import type { Language } from '#server/http/context.ts'

const de = {
  articles: 'Artikel und Listenpreise',
  prices: (kunnr: string) => `Nettopreise Kunde ${kunnr}`,
  groups: 'Warengruppen',
  readMe: 'LIESMICH.TXT',
  about: (count: number, day: string) => `${count} Artikel, Preise vom ${day}, alle ohne Mehrwertsteuer.`,
  netOf: (kunnr: string) => `Die Nettopreise gelten nur für den Kunden ${kunnr} und den genannten Tag.`,
  withoutNet: 'Ohne Nettopreise.',
  order: 'Zuerst DATANORM.WRG einlesen, dann DATANORM.001, dann DATPREIS.001 (wo vorhanden).',
  left: 'Nicht enthalten:',
  number: 'Nummer länger als 15 Zeichen oder mit Zeichen, die Datanorm nicht kennt',
  price: 'Preis, für den Datanorm keinen Platz hat',
}

const en: typeof de = {
  articles: 'Articles and list prices',
  prices: (kunnr) => `Net prices customer ${kunnr}`,
  groups: 'Product groups',
  readMe: 'READ-ME.TXT',
  about: (count, day) => `${count} articles, prices of ${day}, all without VAT.`,
  netOf: (kunnr) => `Net prices are those of customer ${kunnr} alone, on the day named.`,
  withoutNet: 'Without net prices.',
  order: 'Read DATANORM.WRG first, then DATANORM.001, then DATPREIS.001 (where there is one).',
  left: 'Not contained:',
  number: 'number of more than 15 signs, or with signs Datanorm does not know',
  price: 'price Datanorm has no room for',
}

/** What stands in the files beside the articles. */
export const datanormWords: Readonly<Record<Language, typeof de>> = { de, en }
