import { darker } from '../colours.ts'
import type { Sketch } from '../picture.ts'
import { rect } from '../svg.ts'
import { noise } from '../textures.ts'

/** A grain over the whole shape given as clip. */
export function grain({ random, colour }: Sketch, clip: string, strength = 1.5): string {
  return (
    `<clipPath id="grained">${clip}</clipPath>` +
    noise({
      id: 'grain',
      frequency: [0.34, 0.4],
      seed: random.integer(1, 900),
      colour: darker(colour, 0.6),
      strength,
      threshold: strength * 0.5,
    }) +
    `<g clip-path="url(#grained)">${rect(0, 0, 400, 400, 'filter="url(#grain)"')}</g>`
  )
}
