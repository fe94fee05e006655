import type { ColourKey } from '../colours.ts'
import { colours } from '../colours.ts'
import { groutColours } from '../adhesives/grout-colours.ts'
import type { Accessory } from '../product.ts'

/** Grout colour for a tile whose own colour is no grout colour, by colour group. */
const groutByFamily: Record<string, ColourKey> = {
  Weiß: 'weiss',
  Beige: 'jasmin',
  Braun: 'taupe',
  Grau: 'grau',
  Schwarz: 'anthrazit',
  Rot: 'braun',
  Gelb: 'sand',
  Grün: 'hellgrau',
  Blau: 'silbergrau',
}

/** The grout colour a tiler would take first. */
function groutColour(colour: ColourKey): ColourKey {
  return groutColours.includes(colour) ? colour : (groutByFamily[colours[colour].family[0]] ?? 'grau')
}

/** What is laid with a tile: adhesive by format, grout and silicone in its colour, primer and trowel. */
export function layingMaterial(
  colour: ColourKey,
  longestEdge: number,
  place: 'floor' | 'wall' | 'outdoor',
): Accessory[] {
  const shade = groutColour(colour)
  return [
    { key: adhesive(longestEdge, place), group: 'adhesive' },
    { key: 'adhesive/flex-fast', group: 'adhesive' },
    { key: `grout/${place === 'wall' ? 'fine' : 'flex'}/${shade}/5`, group: 'grout' },
    { key: `grout/premium/${shade}/5`, group: 'grout' },
    { key: `silicone/sanitary/${shade}`, group: 'sealant' },
    { key: place === 'wall' ? 'primer/adhesion' : 'primer/deep', group: 'primer' },
    { key: longestEdge > 600 ? 'trowel/notched-12' : 'trowel/notched-8', group: 'tool' },
  ]
}

/** Large formats and outdoor slabs need an S1 adhesive with full bedding. */
function adhesive(longestEdge: number, place: 'floor' | 'wall' | 'outdoor'): string {
  if (place === 'outdoor') return 'adhesive/outdoor-s1'
  if (longestEdge >= 900) return 'adhesive/large-s1'
  return place === 'wall' ? 'adhesive/flex-light' : 'adhesive/flex'
}
