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
  rect,
  roundGradient,
  stroke,
} from '../svg.ts'

/** Glazed ceramics: white bodies need visible shading on a white ground. */
export function glaze(id: string, colour: string): string {
  return gradient(id, 'diagonal', [
    [0, lighter(colour, 0.5)],
    [0.45, colour],
    [1, darker(colour, 0.2)],
  ])
}

/** A wash basin on the wall, as wide as the article, round or angular. */
export function basin(sketch: Sketch): string {
  const { colour, name } = sketch
  const half = Math.min(168, 66 + sketch.number('width', 600) * 0.11)
  const radius = sketch.text('shape').includes('eckig') ? 10 : 40
  const bowls = name.includes('Doppel') ? [-half * 0.5, half * 0.5] : [0]
  const bowlWidth = bowls.length > 1 ? half * 0.4 : half * 0.72
  const round = sketch.text('shape').includes('eckig') ? 8 : bowlWidth * 0.7
  return (
    groundShadow(200, 296, half * 1.06, 18) +
    glaze('glaze', colour) +
    gradient('bowl', 'down', [
      [0, darker(colour, 0.24)],
      [1, lighter(colour, 0.1)],
    ]) +
    path(
      `M${n(200 - half)} 168q${n(half * 0.06)} 96 ${n(half * 0.5)} 112h${n(half)}q${n(half * 0.44)} -16 ${n(half * 0.5)} -112z`,
      fill(darker(colour, 0.16)),
    ) +
    rect(200 - half, 130, half * 2, 62, `fill="url(#glaze)" rx="${Math.min(26, radius)}"`) +
    path(
      `M${n(200 - half)} 172q0 26 ${n(radius)} 26h${n(half * 2 - radius * 2)}q${n(radius)} 0 ${n(radius)} -26v10q0 24 -${n(radius)} 24h-${n(half * 2 - radius * 2)}q-${n(radius)} 0 -${n(radius)} -24z`,
      fill(darker(colour, 0.1)),
    ) +
    bowls
      .map(
        (x) =>
          rect(
            200 + x - bowlWidth,
            146,
            bowlWidth * 2,
            38,
            `fill="url(#bowl)" rx="${n(Math.min(19, round))}"`,
          ) +
          circle(200 + x, 170, 5, fill('#9ea3a6')) +
          circle(200 + x, 138, 5.5, fill('#8d9295')),
      )
      .join('') +
    bowls
      .map(
        (x) =>
          path(`M${n(200 + x)} 132v-34q0 -8 9 -8h12`, stroke('#aeb4b8', 11)) +
          path(`M${n(198 + x)} 132v-36`, stroke('#e9edef', 3)),
      )
      .join('')
  )
}

/** A bowl standing on a counter. */
export function countertopBasin(sketch: Sketch): string {
  const { colour } = sketch
  const half = 70 + sketch.number('width', 500) * 0.1
  const angular = sketch.text('shape').includes('eckig')
  return (
    rect(20, 276, 360, 26, fill('#b98a5a')) +
    rect(20, 300, 360, 22, fill('#8d653e')) +
    groundShadow(200, 278, half, 8) +
    glaze('glaze', colour) +
    gradient('bowl', 'down', [
      [0, darker(colour, 0.3)],
      [1, lighter(colour, 0.06)],
    ]) +
    (angular
      ? path(
          `M${n(200 - half)} 176l14 98q1 4 6 4h${n(half * 2 - 40)}q5 0 6 -4l14 -98z`,
          'fill="url(#glaze)"',
        ) +
        polygon(
          [
            [200 - half, 176],
            [200 + half, 176],
            [200 + half - 22, 152],
            [200 - half + 22, 152],
          ],
          'fill="url(#bowl)"',
        ) +
        path(`M${n(200 - half)} 176h${n(half * 2)}`, stroke(lighter(colour, 0.6), 4))
      : path(
          `M${n(200 - half)} 168q4 92 ${n(half * 0.66)} 108h${n(half * 0.68)}q${n(half * 0.62)} -16 ${n(half * 0.66)} -108z`,
          'fill="url(#glaze)"',
        ) +
        ellipse(200, 168, half, half * 0.2, fill(lighter(colour, 0.4))) +
        ellipse(200, 170, half * 0.93, half * 0.165, 'fill="url(#bowl)"'))
  )
}

/** A wall-hung toilet with its seat. */
export function toilet(sketch: Sketch): string {
  const { colour } = sketch
  const long = Math.min(60, (sketch.number('depth', 540) - 480) * 0.22)
  return (
    rect(60, 60, 44, 250, fill('#efeeeb')) +
    rect(100, 60, 4, 250, fill('#d7d5d0')) +
    groundShadow(220, 318, 120, 14) +
    glaze('glaze', colour) +
    path(
      `M104 176h${n(190 + long)}q22 2 20 24q-6 62 -${n(74 + long)} 88q-70 18 -136 6z`,
      'fill="url(#glaze)"',
    ) +
    path(
      `M104 276q60 16 130 -2q50 -18 72 -64q-10 62 -${n(66 + long)} 80q-70 18 -136 6z`,
      `${fill(darker(colour, 0.2))} opacity="0.55"`,
    ) +
    roundGradient('seat', colour, 'down') +
    path(`M108 156h${n(192 + long)}q18 0 18 13t-18 13h-${n(192 + long)}z`, 'fill="url(#seat)"') +
    path(`M108 168h${n(206 + long)}`, stroke(darker(colour, 0.3), 1.6)) +
    rect(104, 150, 22, 34, fill(darker(colour, 0.12)))
  )
}

/** A floor-standing toilet. */
export function floorToilet(sketch: Sketch): string {
  const { colour } = sketch
  return (
    groundShadow(200, 344, 110, 14) +
    glaze('glaze', colour) +
    path('M126 200h172q24 2 20 26q-8 40 -56 58l6 58h-120l-22 -60q-10 -40 0 -82z', 'fill="url(#glaze)"') +
    path('M210 280q40 -4 52 4l6 58h-40z', `${fill(darker(colour, 0.2))} opacity="0.5"`) +
    roundGradient('seat', colour, 'down') +
    path('M122 178h186q18 0 18 13t-18 13h-186z', 'fill="url(#seat)"') +
    path('M122 191h200', stroke(darker(colour, 0.3), 1.6)) +
    rect(96, 80, 46, 124, 'fill="url(#glaze)" rx="6"') +
    rect(92, 74, 54, 14, `${fill(lighter(colour, 0.3))} rx="5"`)
  )
}

/** A toilet seat from above. */
export function toiletSeat(sketch: Sketch): string {
  const { colour } = sketch
  const outline = 'M112 96q88 -22 176 0q28 140 -24 214q-64 58 -128 0q-52 -74 -24 -214z'
  return (
    `<g transform="translate(6 9)">${path(outline, 'fill="#000000" opacity="0.14"')}</g>` +
    glaze('glaze', colour) +
    path(outline, 'fill="url(#glaze)"') +
    path(
      'M132 116q68 -16 136 0q20 116 -20 176q-48 40 -96 0q-40 -60 -20 -176z',
      stroke(darker(colour, 0.12), 2),
    ) +
    metalGradient('hinge', '#c9ced2', 'down') +
    rect(136, 74, 30, 20, 'fill="url(#hinge)" rx="5"') +
    rect(234, 74, 30, 20, 'fill="url(#hinge)" rx="5"')
  )
}
