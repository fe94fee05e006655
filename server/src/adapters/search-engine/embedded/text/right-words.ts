import type { Language } from '../../document.ts'
import { commonWords } from './common-words.ts'
import { fold } from './fold.ts'

const things: Record<Language, string> = {
  de: `abdeckplane abdeckvlies abflusshahn abisolierzange abziehlatte arbeitshocker astschere axt balkenschuh
    bandschleifer bauzaun beil beilage beißzange besen betonmischer bewehrung blechschere bleistift bohnerwachs brecheisen brennholz
    bügelsäge bürste cutter drahtbürste dosenlibelle estrichgitter exzenterschleifer farbroller fäustel feile feuerlöscher
    fuchsschwanz fugenkratzer gabelschlüssel gasflasche gerüst gießkanne glasschneider granulat gummistiefel hacke handfeger
    handsäge harke heckenschere hobel hochdruckreiniger hohlblock hohlblockstein hubwagen imbus kabelbinder kantholz kartätsche
    keilriemen kettensäge kies kiesleiste kneifzange kompressor kreide kreppband kugelhahn kuhfuß lasur leim lochband lochblech
    malerkrepp malerrolle markise maurerkelle maurerschnur mauerscheibe mischkübel nageleisen nassauger ölfarbe panzertape pickel planierraupe
    plattenheber putzlappen randstein rasenmäher ratsche rechen rechteckrohr richtlatte richtscheit rohrzange rüttelplatte rüttler
    sackkarre sauger schaber schalbrett schaltafel schaufel schippe schlagschnur schleifpapier schlitzfräse schraubendreher schraubenzieher
    schraubstock schraubzwinge schubkarren seitenschneider setzlatte sichel spaten spitzhacke stampfer staubsauger steckdose
    stemmeisen stichsäge tacker tapete taschenlampe trichter verlängerung vorschlaghammer walze wandfarbe wasserpumpe werkbank
    winkelstütze zaun zimmermannsbleistift zwinge
    beutel fass gebinde gitterbox kanister palette sack säcke
    anhänger arbeitsplatte beize fräser harz hocker keder pylon quader rampe rucksack schaukel schieber schott schuppen tropfen
    watte zeichen zinn öl schalöl bagger benzin diesel fett garderobe jalousie klingel kran lack motor regal rollo schrank seil stapler vorhang wachs`,
  en: `arch awning bollard brace broom bush case clamp crate crowbar dish duct eraser fence file fireplace fridge gear gravel
    hatch hedge hood hopper hose joist kettle linen manhole marker mast mat motor nail paint pallet planer plough pouch pulley
    rack rake ramp rope router ruler sack scale shim shingle shovel shutter solder spade staple tap tarp timber tower tractor
    vanity veneer ventilation whip`,
}

const wordsOf = (language: Language): ReadonlySet<string> =>
  new Set(things[language].split(/\s+/).map((word) => fold(word, language)))

const words: Record<Language, ReadonlySet<string>> = { de: wordsOf('de'), en: wordsOf('en') }

const plurals: Record<Language, readonly string[]> = { de: ['e', 'n', 's', 'r', 'en', 'er'], en: ['s', 'es'] }
const shortestEnd = 5

/**
 * Whether a folded word is the name of a thing that builders ask for, or a word of every day, and has to be spelt like this,
 * whether or not the shop has it: a 'Schaufel' is no misspelt 'Schaum', a 'height' no 'weight'. In German, too, where a compound ends with one and
 * begins with a word that `isKnown`.
 */
export function isRightWord(folded: string, language: Language, isKnown: (word: string) => boolean): boolean {
  if (isListed(folded, language)) return true
  if (language !== 'de') return false
  for (let at = folded.length - shortestEnd; at >= shortestEnd; at--)
    if (isListed(folded.slice(at), language) && isKnown(folded.slice(0, at))) return true
  return false
}

/** Whether a folded word, as it stands, is the name of a thing that builders ask for. */
export const isNamedThing = (folded: string, language: Language): boolean => words[language].has(folded)

const isListed = (folded: string, language: Language): boolean =>
  isOne(folded, language) ||
  plurals[language].some((end) => {
    const one = folded.slice(0, -end.length)
    // 'Christmass' is no plural.
    return folded.endsWith(end) && !(end === 's' && one.endsWith('s')) && isOne(one, language)
  })

const isOne = (folded: string, language: Language): boolean =>
  isNamedThing(folded, language) || commonWords[language].has(folded)
