import type { Language } from '../../document.ts'
import { fold } from './fold.ts'

/** Words somebody asks, buys or praises with, of which no article has anything. */
const asking: Record<Language, string> = {
  de: `angebot angebote bestellen bitte es euch gesucht gibt gut gute guten guter gutes günstig günstige günstigen günstiger günstiges
    günstigste günstigsten haben habt hallo hat ihr kann kaufen billig billige billigen billiger billiges beste besten bester
    bestes lfm mir online preis preise preiswert preiswerte preiswerten preiswerter preiswertes qm sie stk stück viel welchem
    welchen klein kleine kleinen kleiner kleines wieviel wir wofür womit woran worauf wozu`,
  en: `any best big buy can cheap cheaper cheapest get good large looking many me much near online order please price prices
    sale should small some use want you`,
}
/** Beside a figure these only say which side it measures, and mostly the article says nothing of it: '60 cm breit'. */
const sides: Record<Language, RegExp> = {
  de: /^(?:(?:breit|hoch|lang|tief|dick|stark)(?:e[mnrs]?)?|hoh(?:e[mnrs]?)?|starke|durchmesser)$/,
  en: /^(?:wide|width|tall|height|high|long|length|deep|depth|thick|thickness|diameter)$/,
}
/** Of great size, and nothing that has a 'Größe'. */
const great = /^gro(?:ß|ss)(?:e[mnrs]?)?$/

const setOf = (language: Language): ReadonlySet<string> =>
  new Set(asking[language].split(/\s+/).map((word) => fold(word, language)))
const askingWords: Record<Language, ReadonlySet<string>> = { de: setOf('de'), en: setOf('en') }

/** Whether a word of a query says nothing of the article that is asked for. */
export function isIdle(word: string, isBesideFigure: boolean, language: Language): boolean {
  const folded = fold(word, language)
  return askingWords[language].has(folded) || (isBesideFigure && sides[language].test(folded))
}

export const isGreat = (word: string, language: Language): boolean => language === 'de' && great.test(word)
