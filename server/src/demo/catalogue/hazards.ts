import type { Attributes } from './product.ts'

const danger = ['Gefahr', 'Danger'] as const
const warning = ['Achtung', 'Warning'] as const

/** Labelling by the CLP regulation (EC 1272/2008) of the kinds of chemicals in the demo: pictograms, signal word, H statements. */
export const hazards = {
  cement: {
    ghs_pictograms: 'GHS05, GHS07',
    signal_word: danger,
    h_statements: [
      'H315 Verursacht Hautreizungen. H318 Verursacht schwere Augenschäden. H335 Kann die Atemwege reizen.',
      'H315 Causes skin irritation. H318 Causes serious eye damage. H335 May cause respiratory irritation.',
    ],
  },
  epoxy: {
    ghs_pictograms: 'GHS05, GHS07, GHS09',
    signal_word: danger,
    h_statements: [
      'H314 Verursacht schwere Verätzungen der Haut und schwere Augenschäden. H317 Kann allergische Hautreaktionen verursachen. H411 Giftig für Wasserorganismen, mit langfristiger Wirkung.',
      'H314 Causes severe skin burns and eye damage. H317 May cause an allergic skin reaction. H411 Toxic to aquatic life with long lasting effects.',
    ],
  },
  foam: {
    ghs_pictograms: 'GHS02, GHS07, GHS08',
    signal_word: danger,
    h_statements: [
      'H222 Extrem entzündbares Aerosol. H229 Behälter steht unter Druck: Kann bei Erwärmung bersten. H334 Kann bei Einatmen Allergie, asthmaartige Symptome oder Atembeschwerden verursachen.',
      'H222 Extremely flammable aerosol. H229 Pressurised container: May burst if heated. H334 May cause allergy or asthma symptoms or breathing difficulties if inhaled.',
    ],
  },
  acid: {
    ghs_pictograms: 'GHS05',
    signal_word: danger,
    h_statements: [
      'H290 Kann gegenüber Metallen korrosiv sein. H314 Verursacht schwere Verätzungen der Haut und schwere Augenschäden.',
      'H290 May be corrosive to metals. H314 Causes severe skin burns and eye damage.',
    ],
  },
  solvent: {
    ghs_pictograms: 'GHS02, GHS07',
    signal_word: danger,
    h_statements: [
      'H225 Flüssigkeit und Dampf leicht entzündbar. H319 Verursacht schwere Augenreizung. H336 Kann Schläfrigkeit und Benommenheit verursachen.',
      'H225 Highly flammable liquid and vapour. H319 Causes serious eye irritation. H336 May cause drowsiness or dizziness.',
    ],
  },
  irritant: {
    ghs_pictograms: 'GHS07',
    signal_word: warning,
    h_statements: [
      'H317 Kann allergische Hautreaktionen verursachen. H319 Verursacht schwere Augenreizung.',
      'H317 May cause an allergic skin reaction. H319 Causes serious eye irritation.',
    ],
  },
} as const satisfies Record<string, Attributes>
