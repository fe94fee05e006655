import { darker, lighter } from '../colours.ts'
import type { Sketch } from '../picture.ts'
import {
  circle,
  ellipse,
  fill,
  gradient,
  groundShadow,
  metalGradient,
  n,
  path,
  polygon,
  stroke,
} from '../svg.ts'

const zinc = '#b9bec0'

/** Metal studs: open profiles in a bundle, as wide as the article. */
export function stud(sketch: Sketch): string {
  const width = 34 + sketch.number('width', 75) * 0.5
  const plastic = sketch.name.includes('PVC')
  const colour = plastic ? '#f1f1ee' : zinc
  const one = (x: number, y: number, id: string) =>
    gradient(id, 'down', [
      [0, lighter(colour, 0.5)],
      [0.5, colour],
      [1, darker(colour, 0.25)],
    ]) +
    polygon(
      [
        [x, y],
        [x + width, y],
        [x + width + 226, y - 176],
        [x + 226, y - 176],
      ],
      `fill="url(#${id})"`,
    ) +
    polygon(
      [
        [x, y],
        [x + 226, y - 176],
        [x + 226, y - 146],
        [x, y + 34],
      ],
      fill(darker(colour, 0.3)),
    ) +
    polygon(
      [
        [x + width, y],
        [x + width + 226, y - 176],
        [x + width + 226, y - 146],
        [x + width, y + 34],
      ],
      fill(darker(colour, 0.12)),
    ) +
    path(`M${n(x + width - 9)} ${n(y + 34)}h9V${n(y)}H${n(x)}v34h9`, stroke(darker(colour, 0.45), 3)) +
    path(
      `M${n(x + width * 0.36)} ${n(y)}l226 -176M${n(x + width * 0.64)} ${n(y)}l226 -176`,
      stroke(darker(colour, 0.22), 2),
    )
  return (
    groundShadow(210, 336, 165, 16) +
    one(104 - width / 2, 236, 'back') +
    one(68 - width / 2 + 20, 292, 'front')
  )
}

/** A perforated metal part: hanger, angle, clip, guard. */
export function bracket(sketch: Sketch): string {
  const { random, name } = sketch
  const colour = sketch.attributes['colour'] ? sketch.colour : zinc
  if (/gitter|rohr 3|rost/i.test(name)) return guard(colour)
  if (/rinnenhalter|rohrschelle|boden/i.test(name)) return gutterBracket(colour)
  const height = 120 + random.integer(0, 5) * 14
  return (
    groundShadow(206, 330, 110, 14) +
    metalGradient('plate', colour, 'across') +
    polygon(
      [
        [120, 322],
        [206, 344],
        [206, 344 - height * 1.5],
        [120, 322 - height * 1.5],
      ],
      'fill="url(#plate)"',
    ) +
    polygon(
      [
        [206, 344],
        [304, 306],
        [304, 306 - height * 0.7],
        [206, 344 - height * 0.7],
      ],
      fill(darker(colour, 0.22)),
    ) +
    [0.15, 0.4, 0.65, 0.9, 1.15, 1.36]
      .map(
        (share) =>
          ellipse(148, 330 - height * share, 7, 9, fill('#f2f1ee')) +
          ellipse(180, 338 - height * share, 7, 9, fill('#f2f1ee')),
      )
      .join('') +
    [0.15, 0.42].map((share) => ellipse(256, 318 - height * share, 8, 9, fill('#f2f1ee'))).join('')
  )
}

function guard(colour: string): string {
  return (
    groundShadow(200, 320, 160, 14) +
    [0, 1, 2, 3]
      .map(
        (row) =>
          path(`M36 ${n(196 + row * 32)}L364 ${n(126 + row * 32)}`, stroke(darker(colour, 0.1), 9)) +
          path(`M36 ${n(194 + row * 32)}L364 ${n(124 + row * 32)}`, stroke(lighter(colour, 0.35), 2.5)),
      )
      .join('') +
    Array.from({ length: 9 }, (_, column) =>
      path(`M${n(46 + column * 38)} ${n(190 - column * 8.1)}v104`, stroke(colour, 6)),
    ).join('')
  )
}

function gutterBracket(colour: string): string {
  return (
    groundShadow(190, 340, 110, 12) +
    path('M330 60L232 92Q196 104 198 150Q204 250 128 262Q52 262 52 186', stroke(darker(colour, 0.35), 22)) +
    path('M330 56L230 88Q192 100 194 148Q200 244 128 256Q58 256 58 186', stroke(colour, 15)) +
    path('M330 52L228 84Q188 98 190 146Q196 240 128 251', stroke(lighter(colour, 0.5), 4)) +
    circle(300, 67, 6, fill('#f2f1ee')) +
    circle(260, 80, 6, fill('#f2f1ee'))
  )
}

/** A gutter seen from its end; box gutters are square. */
export function gutter(sketch: Sketch): string {
  const { colour, name } = sketch
  const depth = 40 + sketch.number('width', 150) * 0.32
  const box = /kasten/i.test(name)
  const width = depth * (box ? 1.25 : 1.44)
  const [left, right] = [56, 56 + width]
  const end = box
    ? `M${left} 196v${n(depth)}h${n(width)}v${n(-depth)}`
    : `M${left} 196a${n(width / 2)} ${n(depth)} 0 0 0 ${n(width)} 0`
  const wall = box
    ? `M${n(right)} 196v${n(depth)}l190 -108v${n(-depth)}z`
    : `M${n(right - width * 0.5)} ${n(196 + depth)}a${n(width / 2)} ${n(depth)} 0 0 0 ${n(width / 2)} ${n(-depth)}l190 -108q0 ${n(depth * 0.9)} -${n(width * 0.5)} ${n(depth)}z`
  return (
    groundShadow(214, 316, 150, 16) +
    gradient('inside', 'down', [
      [0, darker(colour, 0.45)],
      [1, lighter(colour, 0.25)],
    ]) +
    gradient('outside', 'down', [
      [0, lighter(colour, 0.35)],
      [0.5, colour],
      [1, darker(colour, 0.4)],
    ]) +
    polygon(
      [
        [left, 196],
        [right, 196],
        [right + 190, 88],
        [246, 88],
      ],
      'fill="url(#inside)"',
    ) +
    path(wall, 'fill="url(#outside)"') +
    path(`${end}z`, fill(darker(colour, 0.3))) +
    path(end, stroke(darker(colour, 0.55), 3.5)) +
    path(`M${n(right)} 196l190 -108`, stroke(lighter(colour, 0.5), 9)) +
    path(`M${n(right)} 199l190 -108`, stroke(darker(colour, 0.35), 3)) +
    path(`M${left} 196l190 -108`, stroke(lighter(colour, 0.2), 4))
  )
}
