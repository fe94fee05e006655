import { fold } from './fold.ts'

const names =
  /wanne|wasch(?:tisch|becken|platz)|dusch(?:rinne|wand|kabine|abtrennung|tur)|spiegel|schrank|fensterbank/

/**
 * Whether German words ask for what the trade calls by its sides in centimetres, though its articles have millimetres: a
 * 'Wanne 180' measures 1800 mm.
 */
export const isCalledByCentimetres = (words: readonly string[]): boolean =>
  names.test(fold(words.join(''), 'de'))

const pipes = /rohr|bogen|abzweig|muffe|reduzier|siphon|ablauf|^(?:ht|kg)/

/** Whether German words ask for what plumbers call by its nominal width alone: a 'KG Rohr 110' is of DN 110. */
export const isCalledByWidth = (words: readonly string[]): boolean => pipes.test(fold(words.join(''), 'de'))
