import { darker, lighter } from '../colours.ts'
import type { Sketch } from '../picture.ts'
import {
  circle,
  ellipse,
  fill,
  groundShadow,
  label,
  metalGradient,
  n,
  path,
  polygon,
  rect,
  roundGradient,
  stroke,
} from '../svg.ts'
import { millimetres } from './pack-label.ts'

const black = '#2b2e30'

/** A battery at the given place, for cordless machines. */
function battery({ attributes, brandColour }: Sketch, x: number, y: number): string {
  return attributes['battery_voltage']
    ? rect(x, y, 76, 44, `${fill(black)} rx="6"`) +
        rect(x, y + 30, 76, 8, fill(brandColour)) +
        label(`${attributes['battery_voltage']} V`, x + 16, y + 22, 17, 50, '#ffffff', 'font-weight="bold"')
    : ''
}

/** A mains cable leaving to the right, for corded machines. */
function cable({ attributes }: Sketch, x: number, y: number): string {
  return attributes['power'] ? path(`M${x} ${y}q40 4 44 40t36 40`, stroke(black, 7)) : ''
}

/** An angle grinder with a disc of its size. */
export function grinder(sketch: Sketch): string {
  const { colour } = sketch
  const disc = 34 + sketch.number('diameter', 125) * 0.22
  return (
    groundShadow(200, 314, 160, 14) +
    roundGradient('body', colour, 'down') +
    roundGradient('grip', black, 'down') +
    metalGradient('head', '#8f9598', 'down') +
    cable(sketch, 346, 196) +
    path('M118 168h120q10 -14 34 -14h62q20 0 20 36t-20 36h-62q-24 0 -34 -12h-120z', 'fill="url(#body)"') +
    rect(230, 160, 106, 62, 'fill="url(#grip)" rx="14"') +
    [250, 264, 278].map((x) => path(`M${x} 172v36`, stroke('#55595c', 4))).join('') +
    path('M80 160h56v60H80q-24 0 -24 -30t24 -30z', 'fill="url(#head)"') +
    rect(92, 96, 22, 66, `${fill(black)} rx="9"`) +
    ellipse(92, 246, disc, disc * 0.26, fill('#3c4043')) +
    ellipse(92, 242, disc, disc * 0.26, fill('#5f6467')) +
    ellipse(92, 242, disc * 0.3, disc * 0.08, fill('#c9cdcf')) +
    path(
      `M${n(92 - disc * 0.8)} 226q${n(disc * 0.8)} -24 ${n(disc * 1.6)} 0l6 14q-${n(disc)} -22 -${n(disc * 1.7)} 0z`,
      fill('#7d8386'),
    ) +
    battery(sketch, 300, 218) +
    label(sketch.brand.toUpperCase(), 146, 198, 17, 78, '#ffffff', 'font-weight="bold"')
  )
}

/** Drills, hammers and drivers. */
export function drill(sketch: Sketch): string {
  const { colour, name } = sketch
  const hammer = /hammer/i.test(name)
  const bit = hammer ? 9 : 5
  return (
    groundShadow(220, 356, 120, 12) +
    roundGradient('body', colour, 'down') +
    roundGradient('handle', colour) +
    metalGradient('chuck', '#6c7275', 'down') +
    metalGradient('bit', '#b9bec0', 'down') +
    rect(16, 146 - bit, hammer ? 92 : 70, bit * 2, 'fill="url(#bit)"') +
    polygon(
      [
        [hammer ? 108 : 86, 122],
        [hammer ? 148 : 124, 112],
        [hammer ? 148 : 124, 180],
        [hammer ? 108 : 86, 170],
      ],
      'fill="url(#chuck)"',
    ) +
    rect(hammer ? 144 : 120, 102, 186, 86, 'fill="url(#body)" rx="18"') +
    path('M246 180h74l16 132h-78z', 'fill="url(#handle)"') +
    path('M252 196q-22 8 -18 34l24 -4z', fill('#b3312b')) +
    rect(200, 110, 96, 12, fill(darker(colour, 0.3))) +
    [212, 226, 240, 254].map((x) => path(`M${x} 158v18`, stroke(darker(colour, 0.45), 4))).join('') +
    (hammer ? path('M158 186v88', stroke(black, 23)) : '') +
    (sketch.attributes['battery_voltage']
      ? battery(sketch, 250, 302)
      : rect(254, 306, 86, 14, fill(black)) + cable(sketch, 298, 320)) +
    label(sketch.brand.toUpperCase(), 196, 146, 19, 120, '#ffffff', 'font-weight="bold"')
  )
}

/** A mixer with one or two stirrers. */
export function mixer(sketch: Sketch): string {
  const { colour, name } = sketch
  const stirrers = name.includes('Doppel') ? [176, 224] : [200]
  const whisk = (x: number) =>
    path(`M${x} 170v132`, stroke('#8f9598', 9)) +
    [-1, 1]
      .map((side) =>
        path(
          `M${x} 292q${30 * side} 20 ${28 * side} 44M${x} 306q${18 * side} 14 ${18 * side} 32`,
          stroke('#a9aeb1', 7),
        ),
      )
      .join('') +
    ellipse(x, 342, 31, 8, stroke('#a9aeb1', 7))
  return (
    groundShadow(204, 360, 80, 10) +
    roundGradient('body', colour) +
    stirrers.map(whisk).join('') +
    path('M200 92h-128q-26 0 -26 26v36h26M200 92h128q26 0 26 26v36h-26', stroke(black, 20)) +
    rect(146, 62, 108, 116, 'fill="url(#body)" rx="20"') +
    rect(172, 170, 56, 26, `${fill('#6c7275')} rx="6"`) +
    label(sketch.brand.toUpperCase(), 154, 112, 18, 92, '#ffffff', 'font-weight="bold"') +
    [130, 142, 154].map((y) => path(`M166 ${y}h68`, stroke(darker(colour, 0.4), 4))).join('')
  )
}

/** Wet saws, plunge saws, reciprocating saws, chasers. */
export function saw(sketch: Sketch): string {
  const { colour, name } = sketch
  if (/säbel/i.test(name))
    return (
      groundShadow(210, 280, 150, 12) +
      roundGradient('body', colour, 'down') +
      polygon(
        [
          [20, 196],
          [126, 186],
          [126, 214],
        ],
        fill('#a9aeb1'),
      ) +
      rect(110, 172, 40, 60, `${fill('#6c7275')} rx="5"`) +
      rect(146, 160, 130, 76, 'fill="url(#body)" rx="20"') +
      path('M276 166h60q24 4 24 34t-24 34h-60', stroke(black, 19)) +
      battery(sketch, 280, 244) +
      label(sketch.brand.toUpperCase(), 162, 204, 19, 96, '#ffffff', 'font-weight="bold"')
    )
  if (/nass/i.test(name)) return wetSaw(sketch)
  return (
    groundShadow(200, 322, 150, 12) +
    roundGradient('body', colour, 'down') +
    circle(166, 226, 82, fill('#c3c8cb')) +
    circle(166, 226, 82, stroke('#7d8386', 4, 'stroke-dasharray="7 6" stroke-linecap="butt"')) +
    circle(166, 226, 14, fill('#5f6467')) +
    path('M70 226a96 96 0 0 1 192 0z', 'fill="url(#body)"') +
    rect(40, 262, 300, 16, fill('#a9aeb1')) +
    rect(226, 156, 116, 58, 'fill="url(#body)" rx="20"') +
    path('M200 138q50 -40 104 -6l22 30', stroke(black, 23)) +
    cable(sketch, 338, 180) +
    label(sketch.brand.toUpperCase(), 118, 190, 19, 104, '#ffffff', 'font-weight="bold"')
  )
}

function wetSaw(sketch: Sketch): string {
  const { colour } = sketch
  return (
    groundShadow(200, 352, 160, 12) +
    metalGradient('rail', '#c3c8cb', 'down') +
    [72, 328].map((x) => path(`M${x} 276l${x < 200 ? -22 : 22} 72`, stroke('#5f6467', 11))).join('') +
    rect(34, 238, 332, 42, `${fill(darker(colour, 0.2))} rx="5"`) +
    rect(40, 222, 320, 20, 'fill="url(#rail)"') +
    rect(52, 96, 18, 134, fill('#8f9598')) +
    rect(330, 96, 18, 134, fill('#8f9598')) +
    rect(44, 88, 312, 26, 'fill="url(#rail)" rx="4"') +
    circle(208, 184, 52, fill('#d3d7d9')) +
    circle(208, 184, 52, stroke('#8f9598', 3)) +
    path('M150 178a58 58 0 0 1 116 0z', fill(colour)) +
    rect(176, 104, 76, 56, `${fill(colour)} rx="8"`) +
    label(sketch.brand.toUpperCase(), 90, 266, 20, 220, '#ffffff', 'font-weight="bold"')
  )
}

/** A manual tile cutter, as long as it cuts. */
export function tileCutter(sketch: Sketch): string {
  const { colour, name } = sketch
  const half = Math.min(170, 90 + sketch.number('length', 630) * 0.06)
  const rail = /system/i.test(name)
  return (
    groundShadow(200, 290, half, 12) +
    metalGradient('rail', '#c9cdcf', 'down') +
    (rail
      ? ''
      : polygon(
          [
            [200 - half, 250],
            [200 + half, 250],
            [200 + half - 20, 214],
            [200 - half + 20, 214],
          ],
          fill('#a9aeb1'),
        ) +
        rect(200 - half, 250, half * 2, 26, `${fill(colour)} rx="3"`) +
        polygon(
          [
            [160, 248],
            [258, 248],
            [248, 216],
            [162, 216],
          ],
          fill('#d6c19a'),
        )) +
    rect(200 - half, 176, half * 2, 11, 'fill="url(#rail)"') +
    rect(200 - half, 194, half * 2, 9, 'fill="url(#rail)"') +
    [200 - half - 4, 200 + half - 12].map((x) => rect(x, 166, 16, rail ? 50 : 88, fill('#5f6467'))).join('') +
    rect(176, 164, 60, 50, `${fill(colour)} rx="6"`) +
    (rail
      ? [200 - half * 0.6, 200 + half * 0.6].map((x) => ellipse(x, 226, 30, 12, fill(black))).join('')
      : path('M206 168l92 -66', stroke('#8f9598', 13)) + path('M272 122l44 -32', stroke(black, 23))) +
    circle(206, 214, 9, fill('#e0a02c'))
  )
}

/** A diamond disc: segmented, turbo or closed rim, or a cup wheel. */
export function disc(sketch: Sketch): string {
  const { random, brandColour, name } = sketch
  const r = 96 + Math.min(60, sketch.number('diameter', 125) * 0.17)
  const bore = Math.max(12, r * (22 / sketch.number('diameter', 125)))
  const segments = /universal|beton/i.test(name) ? 14 : 0
  const turn = random.integer(0, 30)
  return (
    circle(206, 208, r, 'fill="#000000" opacity="0.15"') +
    `<radialGradient id="steel"><stop offset="0" stop-color="#eef0f1"/><stop offset="0.6" stop-color="#b3b9bc"/><stop offset="1" stop-color="#d6dadb"/></radialGradient>` +
    circle(200, 200, r, fill('#8d8a80')) +
    circle(200, 200, r * 0.91, 'fill="url(#steel)"') +
    (segments
      ? Array.from(
          { length: segments },
          (_, index) =>
            `<g transform="rotate(${n((360 / segments) * index + turn)} 200 200)">${rect(197, 200 - r - 1, 6, r * 0.22, fill('#fafaf8'))}</g>`,
        ).join('')
      : Array.from(
          { length: 60 },
          (_, index) =>
            `<g transform="rotate(${index * 6} 200 200)">${path(`M200 ${n(200 - r)}l5 ${n(r * 0.09)}`, stroke('#6f6c63', 2))}</g>`,
        ).join('')) +
    circle(200, 200, r * 0.66, fill(brandColour)) +
    circle(200, 200, r * 0.4, 'fill="url(#steel)"') +
    circle(200, 200, bore, fill('#fafaf8')) +
    circle(200, 200, bore, stroke('#7d8386', 2)) +
    label(
      sketch.brand.toUpperCase(),
      200 - r * 0.42,
      200 - r * 0.47,
      19,
      r * 0.84,
      '#ffffff',
      'font-weight="bold"',
    ) +
    label(
      sketch.attributes['diameter'] ? `Ø ${millimetres(sketch, 'diameter')}` : '',
      200 - r * 0.34,
      200 + r * 0.58,
      19,
      r * 0.7,
      '#ffffff',
      'font-weight="bold"',
    )
  )
}

/** A diamond core bit of its diameter. */
export function coreBit(sketch: Sketch): string {
  const r = 14 + Math.min(78, sketch.number('diameter', 35) * 0.95)
  return (
    groundShadow(200, 344, r + 20, 10) +
    metalGradient('cup', '#b3b9bc') +
    roundGradient('shank', '#6c7275') +
    rect(182, 58, 36, 60, 'fill="url(#shank)" rx="4"') +
    rect(190, 40, 20, 30, 'fill="url(#cup)"') +
    path(`M${n(200 - r)} 150q0 -34 ${n(r)} -38q${n(r)} 4 ${n(r)} 38v150h${n(-r * 2)}z`, 'fill="url(#cup)"') +
    rect(200 - r, 300, r * 2, 34, fill('#5d594f')) +
    Array.from({ length: 14 }, (_, index) =>
      circle(200 - r + 6 + (index * (r * 2 - 12)) / 13, 308 + (index % 3) * 8, 1.8, fill('#c8c3b4')),
    ).join('') +
    rect(200 - r, 190, r * 2, 26, `${fill(sketch.brandColour)} opacity="0.9"`) +
    label(
      `Ø ${sketch.attributes['diameter'] ?? ''}`,
      200 - r * 0.7,
      209,
      17,
      r * 1.4,
      '#ffffff',
      'font-weight="bold"',
    ) +
    path(`M${n(200 - r * 0.4)} 240v50`, stroke(lighter('#8f9598', 0.1), 6))
  )
}
