import type { ImportInput } from '@shop/contract/imports/kinds'

/** Some of what ETIM's dictionary names, enough to see what it is for: a maker's catalogue may come with these codes. */
const names: readonly [code: string, de: string, en: string][] = [
  ['EF000007', 'Farbe', 'Colour'],
  ['EF000008', 'Breite', 'Width'],
  ['EF000040', 'Höhe', 'Height'],
  ['EF000049', 'Tiefe', 'Depth'],
  ['EU570448', 'mm', 'mm'],
]

export const termRows = (): ImportInput<'terms'>[] =>
  names.map(([code, de, en]) => ({ code, name: { de, en } }))
