import type { Language } from '../../document.ts'
import { fold } from './fold.ts'

/** Words somebody asks, buys or praises with, or asks a paper by, of which no article has anything. */
const asking: Record<Language, string> = {
  de: `angebot angebote bestellen bitte es euch gesucht gibt gut gute guten guter gutes günstig günstige günstigen günstiger günstiges
    günstigste günstigsten haben habt hallo hat ihr kann kaufen billig billige billigen billiger billiges beste besten bester
    bestes lfm mir online preis preise preiswert preiswerte preiswerten preiswerter preiswertes qm sie stk stück viel welchem
    welchen klein kleine kleinen kleiner kleines wieviel wir lager lagernd lagerware lieferbar sofort verfügbar vorrätig wofür womit woran worauf wozu
    alle allen benötige benötigen braucht datenblatt datenblätter empfehlen finde finden findet gibts hält halten leistungserklärung merkblatt nehme nehmen nimmt rabatt
    sicherheitsdatenblatt technisches zeig zeige zeigen`,
  en: `any best big buy can cheap cheaper cheapest get good large looking many me much near online order please price prices
    sale should small some use want you available stock datasheet discount find recommend recommended sell show
    also anything because been but could don if isn just like look looks might must not our so something stuff such than their them
    then there these they thing things those very was we were when while who will won would`,
}
/** Beside a figure these only say which side it measures, and mostly the article says nothing of it: '60 cm breit'. */
const sides: Record<Language, RegExp> = {
  de: /^(?:(?:breit|hoch|lang|tief|dick|stark)(?:e[mnrs]?)?|hoh(?:e[mnrs]?)?|starke|durchmesser)$/,
  en: /^(?:wide|width|tall|height|high|long|length|deep|depth|thick|thickness|diameter)$/,
}
/** What a class is one of, which an article mostly does not say beside it: 'Rutschklasse R11', 'Barfuß C', 'Schutzart IP44'. */
const classNames: Record<Language, RegExp> = {
  de: /(?:klassen?|gruppen?)$|^(?:abrieb|abriebfestigkeit|rutsch|rutschfestigkeit|rutschhemmung|rutschsicherheit|trittsicherheit|rutschwert|barfu(?:ß|ss)|barfu(?:ß|ss)bereich|schutzart|schutzgrad|feuerwiderstand|druckfestigkeit)$/,
  en: /^(?:class|grade|group|rating|slip|barefoot)$/,
}
/** Of great size, and nothing that has a 'Größe'. */
const great = /^gro(?:ß|ss)(?:e[mnrs]?)?$/

/** That something suits what it is asked for, which every article does that is found. */
const suiting: Record<Language, RegExp> = {
  de: /^(?:eignen|eignet|(?:geeignet|passend)(?:e[mnrs]?)?)$/,
  en: /^suitable$/,
}

/** What things are bought in, beside how many of it. */
const packing: Record<Language, string> = {
  de: `beutel bund dose dosen eimer flasche flaschen gebinde kanister karton kartons kartusche kartuschen kiste kisten pack packung
    packungen paket pakete palette paletten rolle rollen sack säcke tube tuben`,
  en: `bag bags bottle bottles box boxes bucket buckets can cans carton cartons cartridge cartridges pallet pallets roll rolls
    sack sacks tin tins tube tubes`,
}

/** Of these, what is a thing or a material of its own as well. */
const alsoThings: Record<Language, string> = {
  de: 'dose dosen flasche flaschen karton kartons kiste kisten',
  en: 'bottle bottles box boxes can cans carton cartons tin tins',
}

const setOf = (words: Record<Language, string>, language: Language): ReadonlySet<string> =>
  new Set(words[language].split(/\s+/).map((word) => fold(word, language)))
const askingWords: Record<Language, ReadonlySet<string>> = {
  de: setOf(asking, 'de'),
  en: setOf(asking, 'en'),
}
const packingWords: Record<Language, ReadonlySet<string>> = {
  de: setOf(packing, 'de'),
  en: setOf(packing, 'en'),
}
const thingWords: Record<Language, ReadonlySet<string>> = {
  de: setOf(alsoThings, 'de'),
  en: setOf(alsoThings, 'en'),
}

/** Whether a word names what things are packed in: beside a number it says how many are wanted, beside a weight or volume nothing. */
export const isPacking = (word: string, language: Language): boolean =>
  packingWords[language].has(fold(word, language))

/** Whether a word of a query says nothing of the article that is asked for: 'kaufen', 'ein Sack', '60 cm breit'. */
export function isIdle(word: string, isBesideFigure: boolean, language: Language): boolean {
  const folded = fold(word, language)
  return (
    askingWords[language].has(folded) ||
    (packingWords[language].has(folded) && !thingWords[language].has(folded)) ||
    (isBesideFigure && sides[language].test(folded))
  )
}

/** Whether a word names what a class is one of; a folded or unfolded word. */
export const isClassName = (word: string, language: Language): boolean => classNames[language].test(word)

/** Whether a word says no more than that the article shall suit: an article need not say so of itself, and few do. */
export const isSuiting = (word: string, language: Language): boolean =>
  suiting[language].test(fold(word, language))

export const isGreat = (word: string, language: Language): boolean => language === 'de' && great.test(word)
