import { darker, lighter } from '../colours.ts'
import type { Sketch } from '../picture.ts'
import { fill, gradient, groundShadow, n, path, polygon, rect, stroke } from '../svg.ts'
import { grain } from './grain.ts'

/** An interlocking roof tile; concrete ones with two waves, clay ones with one. */
export function roofTile(sketch: Sketch): string {
  const { colour } = sketch
  const concrete = sketch.text('material').includes('beton')
  const flat = /planum|glattauer/i.test(sketch.name)
  const outline = 'M92 84l196 -10q16 0 18 14l18 232q0 14 -14 14l-218 14q-14 0 -14 -16z'
  const waves = flat ? [] : concrete ? [0.28, 0.74] : [0.24]
  const drawn =
    groundShadow(206, 350, 130, 16) +
    gradient(
      'tile',
      'across',
      flat
        ? [
            [0, darker(colour, 0.1)],
            [0.5, lighter(colour, 0.12)],
            [1, darker(colour, 0.18)],
          ]
        : [
            [0, darker(colour, 0.35)],
            [0.18, lighter(colour, 0.3)],
            [0.38, darker(colour, 0.2)],
            [0.62, concrete ? lighter(colour, 0.28) : darker(colour, 0.02)],
            [0.85, concrete ? darker(colour, 0.22) : lighter(colour, 0.12)],
            [1, darker(colour, 0.4)],
          ],
    ) +
    path(outline, 'fill="url(#tile)"') +
    grain(sketch, `<path d="${outline}"/>`, 1.2) +
    waves
      .map((share) =>
        path(
          `M${n(92 + 200 * share)} 84l${n(4 - share * 4)} 262`,
          stroke(darker(colour, 0.35), 3, 'opacity="0.5"'),
        ),
      )
      .join('') +
    path('M92 104l212 -12M96 122l212 -12', stroke(darker(colour, 0.4), 4, 'opacity="0.6"')) +
    path('M80 318l244 -14', stroke(lighter(colour, 0.35), 4, 'opacity="0.6"')) +
    path('M292 76l18 256', stroke(darker(colour, 0.45), 5, 'opacity="0.55"')) +
    extra(sketch)
  return sketch.name.includes('halber') ? `<g transform="translate(100 0) scale(0.5 1)">${drawn}</g>` : drawn
}

/** What distinguishes a fitting from the plain tile. */
function extra({ colour, name }: Sketch): string {
  if (name.includes('Lüfter'))
    return (
      path('M150 190q48 -34 100 -4l6 46q-52 -22 -108 4z', fill(darker(colour, 0.1))) +
      path('M154 230q50 -22 98 -2', stroke('#16181a', 8))
    )
  if (name.includes('Ortgang links'))
    return polygon(
      [
        [78, 332],
        [92, 84],
        [66, 104],
        [50, 356],
      ],
      fill(darker(colour, 0.28)),
    )
  if (name.includes('Ortgang rechts'))
    return polygon(
      [
        [324, 320],
        [306, 84],
        [334, 104],
        [352, 340],
      ],
      fill(darker(colour, 0.32)),
    )
  return ''
}

/** Plain tiles, three of them, with round, segment or straight cut. */
export function plainTile(sketch: Sketch): string {
  const { colour, name } = sketch
  const cut = name.includes('Rund') ? 'v150q0 60 -54 60t-54 -60z' : 'v160q-10 34 -54 34t-54 -34z'
  const one = (x: number, y: number, tone: string) =>
    path(`M${x} ${y}h108${cut}`, fill(tone)) +
    path(`M${x} ${y}h108${cut}`, stroke(darker(colour, 0.4), 1.5)) +
    rect(x + 44, y + 8, 20, 10, fill(darker(colour, 0.3)))
  return (
    groundShadow(200, 340, 150, 14) +
    one(36, 110, darker(colour, 0.08)) +
    one(256, 110, darker(colour, 0.14)) +
    one(146, 84, lighter(colour, 0.06)) +
    grain(sketch, `<path d="M146 84h108${cut}"/><path d="M36 110h108${cut}"/><path d="M256 110h108${cut}"/>`)
  )
}

/** A tapered ridge tile. */
export function ridgeTile(sketch: Sketch): string {
  const { colour } = sketch
  const outline = 'M56 300q-4 -130 84 -134l172 -44q68 -6 60 110l-28 14q4 -66 -42 -64l-140 38q-52 6 -58 92z'
  return (
    groundShadow(205, 318, 166, 18) +
    gradient('ridge', 'down', [
      [0, lighter(colour, 0.32)],
      [0.5, colour],
      [1, darker(colour, 0.36)],
    ]) +
    path(
      'M104 296q6 -86 58 -92l140 -38q46 -2 42 64l-20 8q0 -46 -30 -42l-130 36q-30 6 -36 62z',
      fill(darker(colour, 0.6)),
    ) +
    path(outline, 'fill="url(#ridge)"') +
    grain(sketch, `<path d="${outline}"/>`, 1.2) +
    path('M150 168q-72 8 -70 130', stroke(darker(colour, 0.35), 4, 'opacity="0.6"'))
  )
}
