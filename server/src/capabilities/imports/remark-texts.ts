import { rowReasons } from '@shop/contract/imports/report'
import type { Language } from '#server/http/context.ts'
import { fieldTexts } from './field-texts.ts'
import { type FindingCode, findingTexts } from './readers/catalogue/finding.ts'

const german: Readonly<Record<FindingCode | keyof typeof rowReasons, string>> = {
  NOT_XML: 'Kein gültiges XML, ab hier konnte die Datei nicht gelesen werden',
  NOT_BMECAT: 'Kein BMEcat-Dokument',
  NO_TRANSACTION:
    'Enthält weder T_NEW_CATALOG noch T_UPDATE_PRODUCTS, T_UPDATE_PRICES oder T_NEW_PRODUCTDATA',
  NO_SUPPLIER: 'Der Lieferant fehlt: bitte die Lieferantennummer angeben',
  NO_SUPPLIER_NUMBER: 'Die Artikelnummer des Lieferanten fehlt',
  OTHER_CUSTOMER: 'Die Preise gelten für einen anderen Kunden des Lieferanten, nichts wurde übernommen',
  CUSTOMER_PRICES: 'Die Datei ist für einen Kunden des Lieferanten gemacht',
  TOO_FEW_FIELDS: 'Ein Pflichtfeld fehlt',
  SHIFTED_FIELDS: 'Ein Semikolon im Text verschiebt alle Felder dahinter',
  UNKNOWN_RECORD: 'Kein Satz des Standards',
  UNKNOWN_MARK: 'Verarbeitungskennzeichen, das der Standard dort nicht kennt: Der Satz wurde nicht gelesen',
  PRICE_UNITS_SWAPPED:
    'Preiseinheiten sind anders geschrieben, als die Version es vorsieht: in der ganzen Datei als Codes oder Mengen verstanden',
  PRICE_UNITS_MIXED:
    'Preiseinheiten stehen teils als Codes, teils als Mengen da: Preise für 1, 2 oder 3 wurden nicht übernommen, der Lieferant muss sie einheitlich schreiben',
  DECIMALS_MIXED:
    'Ohne Nachkommastellen in einer Datei, die sie ausschreibt: ob 12 zwölf oder 0,12 heißt, ist nicht zu sehen; nicht übernommen',
  ODD_PRICE_UNIT:
    'Preis für 1, 2 oder 3, was auch der Code für Zehn, Hundert oder Tausend sein kann: Er wurde nicht übernommen',
  PRICE_FOR_CONTENT:
    'Der Preis gilt für so viele Gebinde, wie ein Gebinde Stück enthält: Ist der eines Gebindes gemeint, ist er um so vieles zu niedrig',
  AMBIGUOUS_AMOUNT:
    'Die Zahl kann Tausender oder Nachkommastellen meinen: Der Preis wurde nicht übernommen, der Lieferant muss einen Punkt schreiben',
  NO_PRICE_CODE: 'Die Preisart ist weder 1 (Liste) noch 2 (netto): Der Preis wurde nicht übernommen',
  NO_ARTICLES:
    'Enthält keine Artikel, Preise oder Warengruppen: Es ändert sich nichts (Rabattgruppen wirken mit den Artikeln, die daneben gesendet werden)',
  REPORT_CUT: 'Mehr solche Meldungen, als ein Bericht aufnimmt: So viele stehen nicht darin',
  NOTHING_CHANGED: 'Alles steht schon so im Shop: Es hat sich nichts geändert',
  NO_END_RECORD: 'Der Endesatz fehlt, die Datei könnte unvollständig sein',
  CUT_RECORD: 'Der Satz ist abgeschnitten und wurde nicht gelesen',
  COUNT_MISMATCH: 'Die Satzanzahl stimmt nicht mit dem Endesatz überein',
  RECORD_NOT_USED: 'Sätze, die der Shop nicht verwendet',
  UNUSED_TEXTS: 'Texte, auf die kein Artikel der Lieferung verweist: Sie ändern nichts',
  UNKNOWN_TEXT: 'Der Textbaustein fehlt in der Lieferung',
  SURCHARGE_NOT_KEPT: 'Zuschläge (Metall, Fracht) sind nicht im Preis enthalten',
  DELETED_IN_PART:
    'Nur der B-Satz ist ein Löschsatz, er wurde nicht übernommen: Soll der Artikel weg, muss der Lieferant A;L dafür senden',
  UNKNOWN_DISCOUNT: 'Die Rabattgruppe fehlt in der Lieferung: Daraus wird kein Einkaufspreis',
  ZERO_MULTIPLIER: 'Multiplikator 0 im Rabatt: Daraus wird kein Einkaufspreis, denn Ware kostet etwas',
  HIGH_SURCHARGE: 'Zuschlag über 50 Prozent',
  BROKEN_ROW: 'Die Zeile ist nicht lesbar',
  AMBIGUOUS_NUMBERS: 'Zahlen der Spalte sind doppeldeutig, der Punkt wurde als Tausenderpunkt gelesen',
  HEADER_UNKNOWN:
    'Keine Zeile nennt Spalten, die man kennt: Die erste gilt als Kopfzeile und nicht als Artikel',
  FAILED_FORMULAS:
    'Formeln ohne Ergebnis oder mit einem Fehler: Ihre Zellen gelten als leer. Bitte im Tabellenprogramm neu berechnen und speichern',
  HIDDEN_CELLS:
    'Ausgeblendete Spalten oder Zeilen wurden nicht gelesen: Bitte einblenden, wenn sie gemeint sind',
  PRICE_COLUMN_OPEN: 'Keine Spalte ist eindeutig der Preis: Bitte wählen, wenn es eine von diesen ist',
  KEY_CLASH:
    'Rabatt- oder Warengruppe, die eine andere Datei der Lieferung anders beschreibt, die letzte Beschreibung gilt: Sätze mehrerer Sortimente bitte einzeln importieren',
  LISTED_FROM: 'Die Liste nennt den Tag, ab dem ihre Preise gelten: Liegt er noch vor uns, beginnen sie dann',
  COLUMNS_NOT_READ: 'Spalten, die nicht gelesen wurden: Bitte wählen, was sie sind, wenn sie gemeint sind',
  OTHER_HEADER:
    'Darüber steht eine weitere Kopfzeile mit anderen Spalten als die erste: Die Zeile wurde nicht übernommen, bitte als eigene Tabelle importieren',
  HEADING_ROW:
    'Weder Einheit noch Preis, anders als fast alle Zeilen: als Zwischenüberschrift verstanden, nicht als Artikel',
  SURPLUS_CELLS:
    'Mehr Zellen als die Kopfzeile: Steht ein Trennzeichen in Text oder Zahl? Die Zeile wurde nicht übernommen',
  NUMBER_SHORTENED:
    'Die Tabelle hat die Artikelnummer gekürzt: Bitte die Spalte als Text formatieren und neu speichern',
  FILE_PASSED_OVER:
    'Die Datei wurde nicht gelesen: Im Archiv liegt neben ihr ein Katalog in einem anderen Format. Bitte einzeln importieren, wenn sie gemeint ist',
  NUMBER_IS_DAY:
    'Die Tabelle hat aus der Nummer ein Datum gemacht, sie wurde nicht übernommen: Bitte die Spalte als Text formatieren, die Nummer eintragen und neu speichern',
  NUMBER_LIKE_DAY:
    'Die Artikelnummer sieht aus wie ein Datum, das eine Tabelle daraus gemacht hat; sie wurde so übernommen: Bitte mit der Preisliste des Lieferanten vergleichen',
  OTHER_SHEETS:
    'Mehrere Tabellenblätter sehen wie Preislisten aus, nur das erste von diesen wird gelesen: Bitte jedes wählen, das gemeint ist, und einzeln importieren',
  RECORD_TOO_LARGE: 'Der Satz ist zu groß',
  DUPLICATE_ARTICLE: 'Der Artikel steht doppelt in der Datei, der erste gilt',
  UNKNOWN_ARTICLE: 'Der Artikel ist im Shop nicht bekannt',
  NEW_WITHOUT_TEXT:
    'Der Kurztext fehlt, den ein für den Shop neuer Artikel braucht: Er wurde nicht übernommen',
  NUMBER_TAKEN: 'Die neue Nummer gehört schon einem anderen Artikel',
  GROUP_WITHOUT_ID: 'Warengruppe ohne Kennung oder Namen',
  UNKNOWN_NAMESPACE: 'Namensraum, den der Standard nicht kennt',
  UNKNOWN_VERSION: 'Weder Version 1.2 noch 2005',
  MISSING_ELEMENT: 'Ein Pflichtelement fehlt',
  WRONG_ORDER: 'Ein Element steht nicht in der vorgeschriebenen Reihenfolge',
  UNKNOWN_ELEMENT: 'Element, das der Standard nicht kennt',
  REPEATED_ELEMENT: 'Element steht mehrfach',
  TOO_LONG: 'Wert ist länger, als der Standard erlaubt',
  FIELD_NOT_KEPT: 'Feld, das der Shop nicht führt: Es wurde nicht übernommen',
  UNKNOWN_ENTITY: 'Zeichenreferenz, die XML nicht kennt: als die von HTML gelesen, sonst als Text übernommen',
  TORN_MARKUP: 'Auszeichnung oder Zeichen „<“ in einem Text, das XML dort nicht erlaubt: als Text gelesen',
  UNKNOWN_LANGUAGE: 'Texte in einer Sprache, die der Shop nicht führt',
  NO_GERMAN_TEXT: 'Kein deutscher Text, eine andere Sprache steht dafür',
  NO_SHORT_TEXT: 'Kein Kurztext, ein anderer Text steht dafür',
  TEXT_CUT: 'Der Text war zu lang und wurde gekürzt',
  EAN_SHORTENED:
    'Die Tabelle hat die EAN gekürzt, sie wurde weggelassen: Bitte die Spalte als Text formatieren, die EAN eintragen und neu speichern',
  BAD_EAN: 'Die EAN ist falsch und wurde weggelassen',
  BAD_ETIM_CLASS: 'Die Produktklasse ist keine von ETIM (EC und sechs Ziffern) und wurde weggelassen',
  NOT_A_NUMBER: 'Keine Zahl',
  NEGATIVE_NUMBER: 'Die Zahl darf nicht negativ sein und wurde nicht übernommen',
  UNKNOWN_PRICE_UNIT: 'Unbekannte Preiseinheit: Der Preis wurde nicht übernommen',
  COMMA_DECIMAL: 'Zahl mit einem Dezimalzeichen, das dort nicht vorgesehen ist; als Dezimalzahl gelesen',
  NOT_A_DATE: 'Kein Datum',
  KEPT_BY_SHOP: 'Im Shop angelegt oder geändert: Das bleibt so, die Zeile wurde nicht übernommen',
  UNKNOWN_UNIT: 'Unbekannte Einheit',
  FIELD_UNIT: 'Einheit außerhalb der amtlichen Liste, wurde verstanden',
  NO_UNIT: 'Keine Einheit, Stück angenommen',
  BAD_CONVERSION: 'Die Umrechnung der Einheiten ergibt keinen Sinn und wurde weggelassen',
  QUANTITY_MIN_NOT_KEPT: 'Mindestmenge wird nicht geführt, nur der Verkaufsschritt',
  NO_AMOUNT: 'Preis ohne Betrag oder mit dem Betrag 0, er wurde nicht übernommen',
  NO_CURRENCY: 'Preis ohne Währung',
  OTHER_CURRENCY:
    'Preis in einer anderen Währung als der des Shops: übernommen, aber nur für Kunden mit dieser Währung',
  CURRENCY_CLASH: 'Preis mit zwei Währungen, er wurde nicht übernommen',
  PURCHASE_PRICE: 'Nur ein Einkaufspreis und kein Aufschlag gewählt: Preis auf Anfrage',
  NO_PRICE: 'Kein Preis: Preis auf Anfrage',
  ON_REQUEST: 'Preis auf Anfrage beim Lieferanten: Ein Preis im Shop endet',
  DAILY_PRICE: 'Tagespreis: Preis auf Anfrage',
  LONG_DELIVERY:
    'Der Lieferant braucht mehr als sieben Werktage: nicht als kurzfristig lieferbar angeboten, wo keine Niederlassung den Artikel hat',
  DELETED_LATER: 'Läuft aus und wird nach seinem letzten Tag gelöscht',
  PRICE_STAYS: 'Kein Preis, der übernommen werden kann: Der bisherige Preis im Shop bleibt unverändert',
  PRICE_TYPE_CASE: 'Preisarten in Großbuchstaben, in der ganzen Datei verstanden',
  GROS_NET: 'Bruttopreis (gros_list): Die MwSt. wurde herausgerechnet, wie in der ganzen Datei',
  GROS_AS_LIST:
    'Preisart gros_list: als Listenpreis ohne MwSt. übernommen, wie alle der Datei, die keinen Steuersatz zum Herausrechnen nennen',
  PRICE_TYPE_IGNORED: 'Preis einer Art, die nicht gewählt ist',
  SCALE_NOT_KEPT: 'Staffelpreis, Listenpreise haben keine Staffeln',
  OTHER_TERRITORY: 'Preis für ein anderes Gebiet',
  CATALOG_TERRITORY: 'Der Katalog ist für andere Länder gemacht, seine Preise wurden trotzdem übernommen',
  TAX_NOT_KEPT:
    'Steuersatz, den der Shop nicht kennt, oder mehrere: Es bleibt der des Artikels, sonst der volle',
  TAX_CHANGED: 'Anderer Steuersatz als bisher: Er wird ab jetzt berechnet',
  PRICE_EXPIRED: 'Der Preis ist nicht mehr gültig',
  PRICE_CLASH: 'Zwei Preise für eine Währung und einen Tag, der erste gilt',
  PRICE_JUMP:
    'Der Preis ist zehnmal so hoch wie zuvor oder mehr, oder ein Zehntel davon oder weniger: Stimmt die Preiseinheit?',
  PRICE_TOO_LARGE:
    'Preis mit mehr als acht Stellen vor dem Komma oder mehr, als der Shop führt: Er wurde nicht übernommen',
  PRICE_UNIT_CLASH: 'Wofür der Preis gilt, ist nicht eindeutig, er wurde nicht übernommen',
  PRICE_UNIT_ASSUMED: 'Preis ohne Menge und Einheit, die des Shops wurden angenommen',
  FEATURE_GROUP_NOT_KEPT:
    'Merkmalgruppe zu Hersteller, Papieren oder Anschlüssen: Sie sagt nichts über den Artikel selbst',
  UNNAMED_CODES:
    'Merkmale, von denen nur Codes dastehen und deren Namen der Shop nicht kennt: Kunden sehen sie nicht. Bitte das ETIM-Verzeichnis importieren',
  UNNAMED_CLASSES:
    'Produktklassen, deren Namen der Shop nicht kennt: Unter diesen Namen wird kein Artikel gefunden. Bitte das ETIM-Verzeichnis importieren',
  CODES_NAMED: 'Artikel haben Namen für ihre Codes bekommen',
  OTHER_LANGUAGE: 'Ein Verzeichnis in einer Sprache, die der Shop nicht spricht: Es wurde nicht übernommen',
  DUPLICATE_FEATURE: 'Merkmale stehen mehrfach, der erste Wert gilt',
  MEDIA_TAKEN: 'Mitgelieferte Bilder und Dokumente liegen jetzt im Medienordner',
  MEDIA_MISSING:
    'Bilder oder Dokumente fehlen in der Lieferung und im Medienordner: bitte mitsenden oder dorthin kopieren',
  MEDIA_NOT_KEPT: 'Bilder oder Dokumente konnten nicht in den Medienordner geschrieben werden',
  UNSAFE_PATH: 'Der Medienpfad führt aus dem Medienordner hinaus und wurde weggelassen',
  UNKNOWN_REFERENCE: 'Verweis auf etwas, das weder in der Datei noch im Shop steht',
  UNKNOWN_GROUP: 'Die Warengruppe gibt es nicht',
  MAP_WITHOUT_ARTICLE:
    'Zuordnung zu einer Warengruppe für einen Artikel, der weder in der Datei noch im Shop steht',
  MAP_NOT_TAKEN:
    'Zuordnung zu einer Warengruppe ohne den Artikel in der Datei: Er bleibt in den Gruppen, in denen er steht',
  OWN_CATEGORY_STAYS:
    'Der Artikel steht in Kategorien des Shops: Er bleibt dort und kommt nicht in die Gruppen der Datei',
  UNKNOWN_PARENT: 'Die übergeordnete Gruppe gibt es nicht, sie steht auf der ersten Ebene',
  GROUP_CYCLE: 'Die Gruppe ist sich selbst übergeordnet, sie steht auf der ersten Ebene',
  NOT_THERE_YET: 'Das gibt es im Shop noch nicht: Die Zeile ist übernommen und gilt dafür, sobald es kommt',
  IN_USE: 'Wird noch gebraucht und kann nicht gelöscht werden',
  CYCLE: 'Die Warengruppe wäre sich selbst übergeordnet',
  CONTRADICTION: 'Die Felder der Zeile widersprechen sich',
  OUT_OF_RANGE: 'Der Wert ist zu groß',
  NOT_JSON: 'Die Zeile ist kein JSON',
  NOT_AN_OBJECT: 'Die Zeile ist kein Objekt',
  TOO_DEEP: 'Die Zeile ist zu tief verschachtelt',
  LINE_TOO_LONG: 'Die Zeile ist zu lang',
  BROKEN_QUOTES: 'Ein Anführungszeichen ist nicht geschlossen',
  TOO_MANY_CELLS: 'Die Zeile hat mehr Zellen als die Kopfzeile',
}

/** Why files could not be read, or a run ended early. */
const stops: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  NO_HEADER: {
    de: 'Keine Zeile nennt die Spalten. Bitte schreiben Sie ihre Namen über die erste Zeile.',
    en: 'No row names the columns. Please write their names above the first row.',
  },
  DUPLICATE_COLUMN: {
    de: 'Zwei Spalten tragen denselben Namen. Bitte benennen Sie eine um.',
    en: 'Two columns have the same name. Please rename one of them.',
  },
  UNKNOWN_ENCODING: {
    de: 'Die Zeichenkodierung der Datei ist unbekannt. Bitten Sie den Lieferanten um UTF-8.',
    en: 'The file has an unknown character encoding. Please ask the supplier for UTF-8.',
  },
  UNSUPPORTED_VERSION: {
    de: 'Diese Version des Formats wird nicht unterstützt. Bitten Sie den Lieferanten um DATANORM 4 oder 5.',
    en: 'This version of the format is not supported. Please ask the supplier for DATANORM 4 or 5.',
  },
  NOT_DATANORM: { de: 'Das ist keine DATANORM-Datei.', en: 'This is no DATANORM file.' },
  NOT_A_ZIP: {
    de: 'Das Archiv ist beschädigt oder verschlüsselt. Bitte holen Sie es noch einmal, oder wählen Sie die Dateien darin unverpackt.',
    en: 'The archive is broken or encrypted. Please fetch it again, or choose the files in it unpacked.',
  },
  ARCHIVE_TOO_LARGE: {
    de: 'Das Archiv ist ausgepackt zu groß. Bitte wählen Sie die Dateien darin unverpackt, ohne Bilder.',
    en: 'The archive unpacks to too much. Please choose the files in it unpacked, without pictures.',
  },
  UNKNOWN_FORMAT: {
    de: 'Das Format ist unbekannt oder die Datei leer: erwartet werden BMEcat, DATANORM, CSV, XLSX oder das Verzeichnis von ETIM.',
    en: 'The format is unknown, or the file is empty: BMEcat, DATANORM, CSV, XLSX or the dictionary of ETIM is expected.',
  },
  MEDIA_ALONE: {
    de: 'Das sind nur Bilder oder PDF. Bitte senden Sie sie zusammen mit dem Katalog (BMEcat, DATANORM, CSV oder XLSX), der sie nennt.',
    en: 'These are pictures or PDF alone. Please send them together with the catalogue (BMEcat, DATANORM, CSV or XLSX) that names them.',
  },
  NOT_A_FILE: {
    de: 'Das ist keine Datei, die sich mehrmals lesen lässt, sondern ein Ordner, eine Pipe oder ein Gerät.',
    en: 'This is no file that can be read several times, but a folder, a pipe or a device.',
  },
  OTHER_FORMAT: {
    de: 'Die Datei hat ein anderes Format als das verlangte.',
    en: 'The file is of another format than was asked for.',
  },
  MIXED_FORMATS: {
    de: 'Die Dateien haben verschiedene Formate. Bitte importieren Sie sie einzeln.',
    en: 'The files have different formats. Please import them one by one.',
  },
  OLD_WORKBOOK: {
    de: 'Das ist eine Arbeitsmappe im alten oder binären Format (XLS, XLSB) oder mit Kennwort. Bitte speichern Sie sie als XLSX ohne Kennwort.',
    en: 'This is a workbook in the old or binary format (XLS, XLSB), or one with a password. Please save it as XLSX without a password.',
  },
  OPEN_DOCUMENT: {
    de: 'Das ist ein OpenDocument (ODS). Bitte speichern Sie es als XLSX.',
    en: 'This is an OpenDocument file (ODS). Please save it as XLSX.',
  },
  OTHER_ARCHIVE: {
    de: 'Archive werden nur als ZIP gelesen. Bitte entpacken Sie dieses und wählen Sie die Dateien darin.',
    en: 'Archives are read as ZIP only. Please unpack this one and choose the files in it.',
  },
  NOT_ROWS: {
    de: 'Das sind keine Zeilen der Schnittstelle: erwartet werden NDJSON oder CSV mit ihren Feldnamen. Kataloge und Preislisten von Lieferanten werden ohne diese Angabe erkannt.',
    en: 'These are no rows of the interface: NDJSON is expected, or CSV with its field names. Catalogues and price lists of suppliers are recognised where no kind is chosen.',
  },
  UNREADABLE_SHEET: {
    de: 'Das Tabellenblatt lässt sich nicht lesen. Bitte öffnen Sie die Datei und speichern Sie sie neu als XLSX.',
    en: 'The worksheet cannot be read. Please open the file and save it as XLSX anew.',
  },
  NO_SUCH_SHEET: {
    de: 'Das gewählte Tabellenblatt gibt es in der Arbeitsmappe nicht, oder es ist leer oder ausgeblendet.',
    en: 'The workbook has no such sheet, or it is empty or hidden.',
  },
  NO_NUMBER_COLUMN: {
    de: 'Keine Spalte enthält erkennbar die Artikelnummern. Bitte wählen Sie sie.',
    en: 'No column clearly holds the article numbers. Please choose it.',
  },
  NOTHING_TAKEN: {
    de: 'Keine Zeile würde übernommen: Jede ist fehlerhaft.',
    en: 'No row would be imported: each of them is wrong.',
  },
  BROKEN_FILE: {
    de: 'Die Datei ist beschädigt oder abgeschnitten. Was davor steht, ist übernommen und bleibt.',
    en: 'The file is broken or cut off. What stands before that was taken and stays.',
  },
  CONNECTION_LOST: {
    de: 'Die Verbindung des Absenders brach ab. Was übernommen wurde, bleibt; die Daten können noch einmal gesendet werden.',
    en: 'The connection of the sender broke off. What was taken stays; the data can be sent again.',
  },
  CANCELLED: { de: 'Jemand hat ihn abgebrochen.', en: 'Somebody cancelled it.' },
  INTERRUPTED: {
    de: 'Server oder Datenbank fielen währenddessen aus oder wurden beendet. Was übernommen wurde, bleibt; senden Sie die Datei noch einmal.',
    en: 'Server or database went away or was stopped meanwhile. What was taken stays; please send the file again.',
  },
  TECHNICAL_ERROR: {
    de: 'Die Verarbeitung brach ab. Was übernommen wurde, bleibt; die Datei kann noch einmal gesendet werden.',
    en: 'Processing broke off. What was taken stays; the file can be sent again.',
  },
}

/** Why files could not be read or a run ended early, in words; '' where nothing stopped it. */
export const stopText = (code: string, language: Language): string =>
  code === '' ? '' : (stops[code]?.[language] ?? code)

/** Why a run ended early that was undone since, in words: what was taken does not stay, and nothing is asked for. */
export const stopReason = (code: string, language: Language): string =>
  stopText(code, language).split(/(?<=\.) /)[0] ?? ''

/** The command says what has it before ('list.csv: has a …'); in a table it stands by itself. */
const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What is wrong with a row or a field of it, in words. */
export function remarkText(reason: string, language: Language): string {
  if (language === 'de' && Object.hasOwn(german, reason)) return german[reason as keyof typeof german]
  if (Object.hasOwn(findingTexts, reason)) return asSentence(findingTexts[reason as FindingCode])
  if (Object.hasOwn(rowReasons, reason)) return rowReasons[reason as keyof typeof rowReasons]
  if (Object.hasOwn(fieldTexts, reason))
    return fieldTexts[reason as keyof typeof fieldTexts]?.[language] ?? reason
  return reason.toLowerCase().replaceAll('_', ' ')
}
