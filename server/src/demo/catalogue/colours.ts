import type { Words } from '../shared/words.ts'

const families = {
  weiss: ['Weiß', 'White'],
  beige: ['Beige', 'Beige'],
  braun: ['Braun', 'Brown'],
  grau: ['Grau', 'Grey'],
  schwarz: ['Schwarz', 'Black'],
  rot: ['Rot', 'Red'],
  gelb: ['Gelb', 'Yellow'],
  gruen: ['Grün', 'Green'],
  blau: ['Blau', 'Blue'],
  metall: ['Metall', 'Metal'],
  transparent: ['Transparent', 'Transparent'],
} as const satisfies Record<string, Words>

interface Colour {
  name: Words
  family: Words
}

/** Colour words of the trade with their group for filtering. The picture generator knows the German words. */
export const colours = {
  weiss: colour('weiß', 'white', 'weiss'),
  altweiss: colour('altweiß', 'off-white', 'weiss'),
  pergamon: colour('pergamon', 'pergamon', 'beige'),
  elfenbein: colour('elfenbein', 'ivory', 'beige'),
  creme: colour('creme', 'cream', 'beige'),
  beige: colour('beige', 'beige', 'beige'),
  jasmin: colour('jasmin', 'jasmine', 'beige'),
  sand: colour('sand', 'sand', 'beige'),
  greige: colour('greige', 'greige', 'beige'),
  taupe: colour('taupe', 'taupe', 'braun'),
  braun: colour('braun', 'brown', 'braun'),
  nussbraun: colour('nussbraun', 'walnut', 'braun'),
  eiche: colour('eiche natur', 'natural oak', 'braun'),
  eicheHell: colour('eiche hell', 'light oak', 'beige'),
  eicheGrau: colour('eiche grau', 'grey oak', 'grau'),
  laerche: colour('lärche', 'larch', 'braun'),
  silbergrau: colour('silbergrau', 'silver grey', 'grau'),
  hellgrau: colour('hellgrau', 'light grey', 'grau'),
  manhattan: colour('manhattan', 'manhattan', 'grau'),
  grau: colour('grau', 'grey', 'grau'),
  zementgrau: colour('zementgrau', 'cement grey', 'grau'),
  basalt: colour('basalt', 'basalt', 'grau'),
  dunkelgrau: colour('dunkelgrau', 'dark grey', 'grau'),
  anthrazit: colour('anthrazit', 'anthracite', 'schwarz'),
  graphit: colour('graphit', 'graphite', 'schwarz'),
  schwarz: colour('schwarz', 'black', 'schwarz'),
  terrakotta: colour('terrakotta', 'terracotta', 'rot'),
  naturrot: colour('naturrot', 'natural red', 'rot'),
  kupferbraun: colour('kupferbraun', 'copper brown', 'braun'),
  bordeaux: colour('bordeaux', 'burgundy', 'rot'),
  rot: colour('rot', 'red', 'rot'),
  rost: colour('rost', 'rust', 'braun'),
  rosa: colour('rosé', 'rose', 'rot'),
  gelb: colour('gelb', 'yellow', 'gelb'),
  ocker: colour('ocker', 'ochre', 'gelb'),
  orange: colour('orange', 'orange', 'gelb'),
  salbei: colour('salbei', 'sage', 'gruen'),
  olive: colour('olive', 'olive', 'gruen'),
  gruen: colour('grün', 'green', 'gruen'),
  flaschengruen: colour('flaschengrün', 'bottle green', 'gruen'),
  tuerkis: colour('türkis', 'turquoise', 'blau'),
  hellblau: colour('hellblau', 'light blue', 'blau'),
  blau: colour('blau', 'blue', 'blau'),
  nachtblau: colour('nachtblau', 'midnight blue', 'blau'),
  chrom: colour('chrom', 'chrome', 'metall'),
  edelstahl: colour('edelstahl gebürstet', 'brushed stainless steel', 'metall'),
  schwarzMatt: colour('schwarz matt', 'matt black', 'schwarz'),
  weissMatt: colour('weiß matt', 'matt white', 'weiss'),
  messing: colour('messing gebürstet', 'brushed brass', 'metall'),
  kupfer: colour('kupfer', 'copper', 'metall'),
  titanzink: colour('titanzink vorbewittert', 'pre-weathered zinc', 'metall'),
  silber: colour('silber eloxiert', 'silver anodised', 'metall'),
  goldFarben: colour('gold eloxiert', 'gold anodised', 'metall'),
  transparent: colour('transparent', 'transparent', 'transparent'),
} as const

export type ColourKey = keyof typeof colours

function colour(de: string, en: string, family: keyof typeof families): Colour {
  return { name: [de, en], family: families[family] }
}

/** Attributes of a colour: its name and its group. */
export function coloured(key: ColourKey): { colour: Words; colour_family: Words } {
  return { colour: colours[key].name, colour_family: colours[key].family }
}
