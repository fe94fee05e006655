import { darker, lighter } from '../colours.ts'
import type { Sketch } from '../picture.ts'
import {
  faceGradient,
  fill,
  gradient,
  groundShadow,
  metalGradient,
  path,
  polygon,
  rect,
  stroke,
} from '../svg.ts'
import { noise } from '../textures.ts'

/** A skirting tile, standing before a wall on a floor. */
export function skirting(sketch: Sketch): string {
  const { colour } = sketch
  const face = [
    [34, 226],
    [366, 196],
    [366, 262],
    [34, 300],
  ] as const
  return (
    polygon(
      [
        [34, 298],
        [366, 260],
        [384, 270],
        [70, 314],
      ],
      'fill="#000000" opacity="0.13"',
    ) +
    faceGradient('face', colour) +
    polygon(face, 'fill="url(#face)"') +
    polygon(
      [
        [34, 226],
        [366, 196],
        [374, 202],
        [44, 233],
      ],
      fill(lighter(colour, 0.35)),
    ) +
    polygon(
      [
        [366, 196],
        [374, 202],
        [374, 266],
        [366, 262],
      ],
      fill(darker(colour, 0.3)),
    ) +
    clipped(sketch, face)
  )
}

/** A step tile with its grooved nosing. */
export function step(sketch: Sketch): string {
  const { colour } = sketch
  const face = [
    [60, 150],
    [370, 186],
    [330, 300],
    [18, 252],
  ] as const
  return (
    groundShadow(200, 318, 176, 18) +
    faceGradient('face', colour) +
    polygon(face, 'fill="url(#face)"') +
    clipped(sketch, face) +
    polygon(
      [
        [18, 252],
        [330, 300],
        [330, 322],
        [18, 272],
      ],
      fill(darker(colour, 0.22)),
    ) +
    polygon(
      [
        [330, 300],
        [370, 186],
        [370, 206],
        [330, 322],
      ],
      fill(darker(colour, 0.4)),
    ) +
    [0, 1, 2, 3]
      .map((line) =>
        path(
          `M${22 + line * 3} ${244 - line * 8}L${333 + line * 3} ${291 - line * 8}`,
          stroke(darker(colour, 0.35), 2.4),
        ),
      )
      .join('')
  )
}

/** Two bars of edge profile: visible edge in front, perforated leg behind. */
export function profile(sketch: Sketch): string {
  const { colour } = sketch
  const shape = sketch.text('shape')
  const edge = 12 + sketch.number('height', 10) * 1.8
  const round = shape.includes('viertel')
  const bar = (y: number, id: string) =>
    metalGradient(id, colour, 'down') +
    polygon(
      [
        [30, y],
        [352, y - 150],
        [386, y - 128],
        [74, y + 34],
      ],
      fill(darker(colour, 0.12)),
    ) +
    [0, 1, 2, 3, 4, 5, 6, 7, 8]
      .map((hole) => path(`M${78 + hole * 34} ${y + 8 - hole * 16.6}l13 9`, stroke('#f4f3f0', 7)))
      .join('') +
    polygon(
      [
        [30, y],
        [352, y - 150],
        [352, y - 150 - edge],
        [30, y - edge],
      ],
      `fill="url(#${id})"`,
    ) +
    (round
      ? path(`M30 ${y}q-16 ${-edge * 0.2} 0 ${-edge}`, stroke(lighter(colour, 0.3), 5))
      : polygon(
          [
            [30, y - edge],
            [352, y - 150 - edge],
            [340, y - 156 - edge],
            [18, y - 6 - edge],
          ],
          fill(lighter(colour, 0.35)),
        )) +
    path(`M30 ${y - edge}V${y}L74 ${y + 34}`, stroke(darker(colour, 0.45), 2.5))
  return groundShadow(210, 330, 160, 18) + bar(218, 'back') + bar(300, 'front')
}

/** The stone's clouds over a tilted face. */
function clipped({ colour, random }: Sketch, face: readonly (readonly [number, number])[]): string {
  return (
    `<clipPath id="over">${polygon(face)}</clipPath>` +
    noise({
      id: 'cloud',
      frequency: [0.02, 0.03],
      seed: random.integer(1, 900),
      colour: darker(colour, 0.5),
      strength: 1.8,
      threshold: 0.82,
    }) +
    `<g clip-path="url(#over)">${rect(0, 100, 400, 230, 'filter="url(#cloud)"')}</g>` +
    gradient('sheen', 'across', [
      [0, '#ffffff'],
      [1, '#000000'],
    ]) +
    polygon(face, 'fill="url(#sheen)" opacity="0.1"')
  )
}
