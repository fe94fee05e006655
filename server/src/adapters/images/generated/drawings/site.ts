import { darker, lighter } from '../colours.ts'
import type { Sketch } from '../picture.ts'
import {
  circle,
  ellipse,
  fill,
  gradient,
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
import { black } from './measuring.ts'

/** Mortar buckets, tubs and boxes, as big as they hold. */
export function tub(sketch: Sketch): string {
  const { name } = sketch
  const volume = sketch.number('volume', 65)
  const size = Math.min(1.12, 0.62 + volume / 160)
  const colour = name.includes('Skala') ? '#e0862c' : '#33373a'
  const square = /eckig/i.test(name)
  return (
    groundShadow(200, 336, 130 * size, 16) +
    roundGradient('tub', colour) +
    `<g transform="translate(200 336) scale(${n(size)}) translate(-200 -336)">` +
    (square
      ? polygon(
          [
            [60, 180],
            [340, 180],
            [306, 332],
            [94, 332],
          ],
          'fill="url(#tub)"',
        ) +
        polygon(
          [
            [60, 180],
            [340, 180],
            [316, 146],
            [84, 146],
          ],
          fill(darker(colour, 0.35)),
        ) +
        path('M56 180h288l-26 -38h-236z', stroke(lighter(colour, 0.2), 10))
      : path('M74 170l26 150q6 14 100 14t100 -14l26 -150z', 'fill="url(#tub)"') +
        ellipse(200, 170, 126, 32, fill(lighter(colour, 0.16))) +
        ellipse(200, 172, 114, 26, fill(darker(colour, 0.4)))) +
    (name.includes('eimer')
      ? path('M80 180q-6 86 120 92q126 -6 120 -92', stroke('#a9aeb1', 5, 'opacity="0.8"'))
      : '') +
    (name.includes('Skala')
      ? [220, 245, 270, 295].map((y) => path(`M250 ${y}h26`, stroke('#ffffff', 3))).join('')
      : '') +
    label(`${volume} l`, 150, 270, 30, 100, lighter(colour, 0.55), 'font-weight="bold"') +
    '</g>'
  )
}

/** A wheelbarrow. */
export function wheelbarrow(sketch: Sketch): string {
  const tray = sketch.name.includes('Kunststoff') ? '#2f7d4f' : '#a9b0b3'
  return (
    groundShadow(200, 338, 160, 12) +
    path('M120 268L366 226M150 262l150 64h24M262 254l-16 76', stroke('#33573f', 11)) +
    path('M340 230h36', stroke(black, 17)) +
    gradient('tray', 'down', [
      [0, lighter(tray, 0.3)],
      [1, darker(tray, 0.3)],
    ]) +
    path('M70 146h246l-46 96q-6 12 -20 12h-96q-14 0 -22 -12z', 'fill="url(#tray)"') +
    path('M66 146h254', stroke(darker(tray, 0.25), 10)) +
    circle(98, 292, 44, fill(black)) +
    circle(98, 292, 24, fill('#d9dcdd')) +
    circle(98, 292, 7, fill('#5f6467'))
  )
}

/** Ladders with the article's number of steps. */
export function ladder(sketch: Sketch): string {
  const { name } = sketch
  const steps = Math.min(12, Number(/\d+/.exec(sketch.text('size'))?.[0] ?? 6))
  const height = Math.min(310, 110 + steps * 20)
  const top = 352 - height
  const standing = !/anlege/i.test(name)
  const metal = '#b9bfc2'
  return (
    groundShadow(206, 356, 110, 12) +
    metalGradient('rail', metal) +
    (standing
      ? path(`M232 ${n(top + 6)}L318 352M214 ${n(top + 6)}L262 340`, stroke(darker(metal, 0.2), 9)) +
        path(`M246 ${n(352 - height * 0.3)}h50`, stroke(darker(metal, 0.2), 6))
      : '') +
    Array.from({ length: steps }, (_, step) => {
      const share = (step + 0.6) / steps
      const y = 352 - height * share
      const spread = 62 - share * (standing ? 22 : 6)
      return rect(178 - spread, y, spread * 2, standing ? 11 : 7, 'fill="url(#rail)" rx="2"')
    }).join('') +
    path(
      `M112 352L${standing ? 136 : 120} ${n(top)}M244 352L${standing ? 220 : 236} ${n(top)}`,
      stroke(metal, 11),
    ) +
    path(
      `M110 352L${standing ? 134 : 118} ${n(top)}M242 352L${standing ? 218 : 234} ${n(top)}`,
      stroke(lighter(metal, 0.5), 3),
    ) +
    [112, 244].map((x) => rect(x - 9, 344, 18, 12, `${fill(black)} rx="3"`)).join('') +
    (/plattform/i.test(name)
      ? rect(124, top - 4, 116, 15, fill('#5f6467'))
      : standing
        ? rect(130, top - 8, 96, 16, `${fill(sketch.brandColour)} rx="4"`)
        : '')
  )
}

/** Site lights and luminaires. */
export function lamp(sketch: Sketch): string {
  const { name } = sketch
  if (/feuchtraum|spiegel/i.test(name))
    return (
      groundShadow(200, 250, 170, 10) +
      gradient('tube', 'down', [
        [0, '#ffffff'],
        [0.5, '#f2f6f4'],
        [1, '#c9cdcb'],
      ]) +
      `<g transform="rotate(-10 200 200)">${rect(28, 170, 344, 58, 'fill="url(#tube)" rx="24"')}${rect(28, 170, 344, 18, `${fill('#c3c8ca')} rx="9"`)}${rect(52, 196, 296, 20, `${fill('#fffbe0')} rx="10"`)}</g>`
    )
  if (/ballon/i.test(name))
    return (
      groundShadow(200, 362, 70, 8) +
      path('M200 210v140M200 300l-60 56M200 300l60 56', stroke('#5f6467', 9)) +
      circle(200, 130, 110, 'fill="#fff6cf" opacity="0.5"') +
      circle(200, 130, 84, fill('#fdf6dc')) +
      path('M116 130h168M200 46v168', stroke('#e3d8ac', 2))
    )
  if (/spot|reflektor/i.test(name))
    return (
      groundShadow(200, 300, 90, 10) +
      metalGradient('ring', '#c9cdcf', 'down') +
      ellipse(200, 200, 110, 100, 'fill="url(#ring)"') +
      ellipse(200, 200, 82, 74, fill('#fff7d6')) +
      ellipse(200, 200, 46, 40, fill('#ffffff'))
    )
  const double = name.includes('Stativ')
  const head = (x: number, y: number, w: number) =>
    rect(x, y, w, w * 0.7, `${fill('#34393c')} rx="8"`) +
    rect(x + 9, y + 9, w - 18, w * 0.7 - 18, 'fill="url(#light)" rx="3"') +
    Array.from({ length: 4 }, (_, row) =>
      Array.from({ length: 6 }, (_, column) =>
        circle(x + 18 + column * ((w - 36) / 5), y + 18 + row * ((w * 0.7 - 36) / 3), 3.2, fill('#ffe98a')),
      ).join(''),
    ).join('')
  return (
    groundShadow(200, 362, 100, 10) +
    gradient('light', 'down', [
      [0, '#fffdf2'],
      [1, '#f6efcf'],
    ]) +
    (double
      ? path('M200 170v150M200 300l-70 58M200 300l70 58M110 170h180', stroke('#e0a02c', 9)) +
        head(52, 66, 136) +
        head(212, 66, 136)
      : path('M96 190q-30 0 -30 40v92q0 20 24 20h220q24 0 24 -20v-92q0 -40 -30 -40', stroke('#e0a02c', 15)) +
        head(90, 110, 220))
  )
}

/** A bulb. */
export function bulb(sketch: Sketch): string {
  const warm = sketch.number('colour_temperature', 2700) < 3500
  return (
    circle(200, 160, 130, `fill="${warm ? '#fff2bf' : '#eef6ff'}" opacity="0.45"`) +
    `<radialGradient id="glass" cx="0.4" cy="0.35"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="${warm ? '#ffe9ac' : '#dcebfa'}"/></radialGradient>` +
    path(
      'M200 62a88 88 0 0 1 62 150q-18 20 -20 44h-84q-2 -24 -20 -44a88 88 0 0 1 62 -150z',
      'fill="url(#glass)" stroke="#d8c98f" stroke-width="1.5"',
    ) +
    roundGradient('neck', '#f1f1ee') +
    polygon(
      [
        [156, 254],
        [244, 254],
        [232, 298],
        [168, 298],
      ],
      'fill="url(#neck)"',
    ) +
    metalGradient('cap', '#b9bec0') +
    rect(172, 298, 56, 48, 'fill="url(#cap)" rx="5"') +
    [308, 320, 332].map((y) => path(`M170 ${y}l60 -6`, stroke('#7d8386', 3))).join('') +
    ellipse(200, 350, 15, 6, fill(black)) +
    label(`${sketch.attributes['luminous_flux'] ?? ''} lm`, 172, 282, 16, 58, '#6b6f72')
  )
}
