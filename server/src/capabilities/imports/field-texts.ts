import type { FieldCode } from '@shop/contract/answer'
import type { Language } from '#server/http/context.ts'

/** What is wrong with a field of a row, as far as the schemas of the import kinds and their writers find it. */
export const fieldTexts: Readonly<Partial<Record<FieldCode, Readonly<Record<Language, string>>>>> = {
  REQUIRED: { de: 'Das Feld fehlt oder ist leer', en: 'The field is missing or empty' },
  INVALID: { de: 'Der Wert passt nicht zum Feld', en: 'The value does not fit the field' },
  TOO_LONG: { de: 'Der Text ist zu lang', en: 'The text is too long' },
  TOO_SHORT: { de: 'Der Text ist zu kurz', en: 'The text is too short' },
  NOT_A_DECIMAL: {
    de: 'Keine Zahl, wie die Schnittstelle sie schreibt (12.5)',
    en: 'Not a number as the interface writes it (12.5)',
  },
  NOT_POSITIVE: { de: 'Die Zahl muss größer als null sein', en: 'The number must be above zero' },
  NEGATIVE: { de: 'Die Zahl darf nicht negativ sein', en: 'The number must not be negative' },
  TOO_PRECISE: { de: 'Zu viele Nachkommastellen', en: 'Too many decimal places' },
  TOO_LARGE: { de: 'Der Wert ist zu groß', en: 'The value is too large' },
  NOT_A_DATE: { de: 'Kein Datum, wie 2026-12-31', en: 'Not a date such as 2026-12-31' },
  NOT_AN_EMAIL: { de: 'Keine E-Mail-Adresse', en: 'Not an e-mail address' },
  UNKNOWN_VALUE: { de: 'Diesen Wert kennt der Shop nicht', en: 'The shop does not know this value' },
  ALREADY_TAKEN: { de: 'Das hat schon ein anderer Datensatz', en: 'Another record has this already' },
}
