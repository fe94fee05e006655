import type { SearchSynonym } from '../../document.ts'

/** A system by the things it consists of, none of which is called by its name. */
const systems: readonly SearchSynonym[] = [
  ...['Nivelliersystem', 'Fliesennivelliersystem', 'Verlegesystem'].map((word) => ({
    word,
    synonyms: ['Nivellierlasche', 'Nivellierkeil'],
    language: 'de' as const,
    oneWay: true,
  })),
  ...['leveling system', 'levelling system'].map((word) => ({
    word,
    synonyms: ['leveling clip', 'leveling wedge', 'levelling clip', 'levelling wedge'],
    language: 'en' as const,
    oneWay: true,
  })),
]

/** Short words of the yard by what they mean there; who asks for one of these does not mean the short word. */
const shortWords: readonly SearchSynonym[] = ['Schiene', 'Fliesenschiene', 'Schlüterschiene'].map((word) => ({
  word,
  synonyms: ['Abschlussprofil', 'Fliesenprofil', 'Winkelprofil', 'Quadratprofil'],
  language: 'de',
  oneWay: true,
}))
/** What is screwed onto a radiator's valve; a Thermostatkopf may be one of a floor heating as well. */
const radiatorHeads: readonly SearchSynonym[] = ['Heizkörperthermostat', 'Heizungsthermostat'].map(
  (word) => ({ word, synonyms: ['Thermostatkopf'], language: 'de', oneWay: true }),
)
const bathtub: SearchSynonym = { word: 'bathtub', language: 'en', synonyms: ['bath'], oneWay: true }

/** Names that mean more than those they stand for. */
export const oneWayNames: readonly SearchSynonym[] = [...shortWords, ...systems, ...radiatorHeads, bathtub]
