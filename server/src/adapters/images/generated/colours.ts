/** Colours of the trade by their German word, as hexadecimal RGB. */
const named: Record<string, string> = {
  weiß: '#f4f3ef',
  altweiß: '#ece7dc',
  pergamon: '#e6ddc8',
  elfenbein: '#e9dfc6',
  creme: '#ece2cb',
  beige: '#d3c2a3',
  jasmin: '#e0d3b6',
  sand: '#d6c19a',
  greige: '#bdb3a4',
  taupe: '#8e8275',
  braun: '#70543d',
  nussbraun: '#5f4330',
  'eiche natur': '#bf9565',
  'eiche hell': '#d9bd93',
  'eiche grau': '#a89a88',
  lärche: '#b98050',
  silbergrau: '#c3c5c4',
  hellgrau: '#c9c9c5',
  manhattan: '#b4b2ab',
  grau: '#9a9a97',
  zementgrau: '#8f908c',
  basalt: '#6e6f6e',
  dunkelgrau: '#5f6162',
  anthrazit: '#414548',
  graphit: '#33373a',
  schwarz: '#232527',
  terrakotta: '#b9684a',
  naturrot: '#b45a3c',
  kupferbraun: '#7d4632',
  bordeaux: '#6d2a30',
  rot: '#b3312b',
  rost: '#91553a',
  rosé: '#dcb3ae',
  gelb: '#e5b92e',
  ocker: '#c4933f',
  orange: '#de7b24',
  salbei: '#a3b09a',
  olive: '#7f8058',
  grün: '#4b8b57',
  flaschengrün: '#23503f',
  türkis: '#3f9c9c',
  hellblau: '#a9c6d8',
  blau: '#2f5f9b',
  nachtblau: '#23344f',
  chrom: '#c9ced2',
  'edelstahl gebürstet': '#b9b8b3',
  'schwarz matt': '#2a2b2d',
  'weiß matt': '#efeeea',
  'messing gebürstet': '#b9974f',
  kupfer: '#b4693f',
  'titanzink vorbewittert': '#868d90',
  'silber eloxiert': '#c4c6c6',
  'gold eloxiert': '#c9aa5c',
  transparent: '#dfe8ea',
}

/** The colour of a word; unknown words are searched for a known one inside ("RAL 9005 schwarz matt"), else `otherwise`. */
export function colourOf(word: string | undefined, otherwise = '#b9b9b5'): string {
  if (word === undefined) return otherwise
  const lower = word.toLowerCase()
  const exact = named[lower]
  if (exact) return exact
  const part = Object.keys(named)
    .toSorted((a, b) => b.length - a.length)
    .find((name) => lower.includes(name))
  return (part && named[part]) ?? otherwise
}

/** Whether drawings have a colour for the word; the demo's catalogue is held against it. */
export function isKnownColour(word: string): boolean {
  return word.toLowerCase() in named
}

/** Mixes two colours; `share` of the second, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [channels(first), channels(second)]
  const mixed = a.map((value, index) => Math.round(value + ((b[index] ?? value) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export const lighter = (colour: string, share: number) => mix(colour, '#ffffff', share)
export const darker = (colour: string, share: number) => mix(colour, '#000000', share)

/** Relative brightness, 0 black to 1 white. */
export function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour)
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}
