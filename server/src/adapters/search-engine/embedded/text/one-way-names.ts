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
/** What is fitted into a roof, by how it opens; the frame around it is called by the window, too. */
const roofWindows: readonly SearchSynonym[] = [
  'Dachfenster',
  'Dachflächenfenster',
  'Wohndachfenster',
  'Wohnraumdachfenster',
].map((word) => ({
  word,
  synonyms: ['Schwingfenster', 'Klappschwingfenster', 'Klappfenster'],
  language: 'de',
  oneWay: true,
}))
/** Insulation of a roof by where it lies. */
const roofInsulation: readonly SearchSynonym[] = ['Dachdämmung', 'Steildachdämmung'].map((word) => ({
  word,
  synonyms: ['Zwischensparrendämmung', 'Aufsparrendämmung', 'Untersparrendämmung', 'Klemmfilz'],
  language: 'de',
  oneWay: true,
}))
const onRafters: SearchSynonym = {
  word: 'Aufdachdämmung',
  language: 'de',
  synonyms: ['Aufsparrendämmung', 'Aufsparren'],
  oneWay: true,
}
/** What keeps sound away, wherever it lies. */
const soundInsulation: SearchSynonym = {
  word: 'Schalldämmung',
  language: 'de',
  synonyms: ['Schallschutz', 'Trittschallplatte', 'Trittschalldämmung', 'Schallschutzplatte'],
  oneWay: true,
}
const sealing: SearchSynonym = {
  word: 'Versiegelung',
  language: 'de',
  synonyms: ['Imprägnierung', 'Fugenschutz', 'Fleckschutz'],
  oneWay: true,
}
/** Of tiles; of clothes it is a size. */
const large: SearchSynonym = { word: 'XXL', language: 'de', synonyms: ['Großformat'], oneWay: true }
const roofRolls: SearchSynonym = {
  word: 'roof insulation',
  language: 'en',
  synonyms: ['rafter roll', 'rafter insulation'],
  oneWay: true,
}
const laserLevel: SearchSynonym = {
  word: 'laser level',
  language: 'en',
  synonyms: ['cross line laser', 'line laser', 'rotating laser'],
  oneWay: true,
}
const bathtub: SearchSynonym = { word: 'bathtub', language: 'en', synonyms: ['bath'], oneWay: true }

/** Names that mean more than those they stand for. */
export const oneWayNames: readonly SearchSynonym[] = [
  ...shortWords,
  ...systems,
  ...radiatorHeads,
  ...roofWindows,
  ...roofInsulation,
  onRafters,
  soundInsulation,
  sealing,
  large,
  roofRolls,
  laserLevel,
  bathtub,
]
