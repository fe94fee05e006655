import { darker, lighter } from '../colours.ts'
import type { Sketch } from '../picture.ts'
import { cuboid, cuboidShadow, slope } from '../solids.ts'
import {
  circle,
  ellipse,
  fill,
  gradient,
  groundShadow,
  label,
  n,
  path,
  rect,
  roundGradient,
  stroke,
} from '../svg.ts'

/** A panel radiator in its true proportions, with its profile and grille. */
export function radiator(sketch: Sketch): string {
  const [height, length] = [sketch.number('height', 600), sketch.number('length', 1000)]
  const scale = Math.min(310 / length, 250 / height)
  const [w, h] = [Math.max(70, length * scale), Math.max(60, height * scale)]
  const depth = 10 + sketch.number('depth', 100) * 0.2
  const x = 200 - (w + depth * slope.x) / 2
  const bottom = 200 + h / 2
  const ribs = Math.max(4, Math.round(w / 17))
  const colour = '#f1f1ee'
  const valve = sketch.name.includes('Ventil')
  return (
    groundShadow(204, bottom + 16, w * 0.56, 12) +
    cuboid({ x, y: bottom, width: w, height: h, depth, colour }) +
    Array.from({ length: ribs }, (_, rib) => {
      const left = x + (w / ribs) * rib
      return (
        rect(left + 1.5, bottom - h + 12, w / ribs - 3, h - 24, `fill="${darker(colour, 0.035)}" rx="4"`) +
        rect(left + 2, bottom - h + 14, 2.4, h - 28, 'fill="#ffffff"') +
        rect(left + w / ribs - 3.4, bottom - h + 14, 2, h - 28, fill(darker(colour, 0.17)))
      )
    }).join('') +
    Array.from({ length: Math.round(w / 8) }, (_, slot) =>
      path(
        `M${n(x + 6 + slot * 8)} ${n(bottom - h - 2)}l${n(depth * slope.x * 0.8)} ${n(depth * slope.y * 0.8)}`,
        stroke('#a9aaa6', 1.6),
      ),
    ).join('') +
    (valve
      ? path(`M${n(x + w - 26)} ${n(bottom)}v18M${n(x + w - 12)} ${n(bottom)}v18`, stroke('#b5babd', 7))
      : path(`M${n(x)} ${n(bottom - 16)}h-14v20`, stroke('#b5babd', 8))) +
    rect(
      x + w - (valve ? 10 : w + 8),
      bottom - h + 10,
      18,
      26,
      `${fill('#fdfdfc')} stroke="#c9c9c5" stroke-width="1.5" rx="7"`,
    )
  )
}

/** A towel radiator with its bars in groups. */
export function towelRadiator(sketch: Sketch): string {
  const { colour } = sketch
  const [height, width] = [sketch.number('height', 1175), sketch.number('width', 600)]
  const scale = 300 / Math.max(height, 1100)
  const [w, h] = [width * scale * 1.05, height * scale]
  const [x, y] = [200 - w / 2, 196 - h / 2]
  const bars = Math.round(h / 13)
  return (
    gradient('bar', 'down', [
      [0, lighter(colour, 0.5)],
      [0.5, colour],
      [1, darker(colour, 0.4)],
    ]) +
    roundGradient('post', colour) +
    rect(x + 6, y + 8, w, h, 'fill="#000000" opacity="0.05"') +
    Array.from({ length: bars }, (_, bar) =>
      [6, 7, 14, 15].includes(bar)
        ? ''
        : rect(x, y + 6 + bar * ((h - 12) / bars), w, 7, 'fill="url(#bar)" rx="3"'),
    ).join('') +
    rect(x - 5, y, 13, h, 'fill="url(#post)" rx="5"') +
    rect(x + w - 8, y, 13, h, 'fill="url(#post)" rx="5"') +
    path(`M${n(200 - 10)} ${n(y + h)}v22M${n(200 + 10)} ${n(y + h)}v22`, stroke('#b5babd', 8))
  )
}

/** The outdoor unit of a heat pump. */
export function heatPump(sketch: Sketch): string {
  const { colour, brandColour } = sketch
  const blades = [0, 60, 120, 180, 240, 300]
    .map(
      (turn) =>
        `<g transform="rotate(${turn} 166 232)">${path('M166 232q10 -46 44 -50q-6 38 -44 50z', fill('#5c6164'))}</g>`,
    )
    .join('')
  return (
    cuboidShadow(50, 338, 250, 80) +
    cuboid({
      x: 50,
      y: 332,
      width: 250,
      height: 210,
      depth: 86,
      colour: sketch.name.includes('Sole') ? '#f1f1ee' : colour,
    }) +
    (sketch.name.includes('Sole')
      ? rect(90, 160, 80, 46, `${fill('#22282b')} rx="4"`) + label('21,5 °C', 98, 190, 18, 66, '#8fd3e8')
      : circle(166, 232, 84, fill('#1d2022')) +
        blades +
        [18, 34, 50, 66, 82].map((r) => circle(166, 232, r, stroke('#7b8184', 2.4))).join('') +
        circle(166, 232, 12, fill('#3c4245'))) +
    rect(50, 300, 250, 8, fill(brandColour)) +
    label(
      sketch.brand.toUpperCase(),
      210,
      150,
      17,
      82,
      sketch.name.includes('Sole') ? '#555555' : '#e9ebeb',
      'font-weight="bold"',
    ) +
    rect(66, 332, 26, 10, fill('#2b2d2f')) +
    rect(258, 332, 26, 10, fill('#2b2d2f'))
  )
}

/** A wall-hung boiler. */
export function boiler(sketch: Sketch): string {
  const white = '#f4f4f2'
  return (
    rect(116, 60, 180, 262, 'fill="#000000" opacity="0.12" rx="14"') +
    roundGradient('pipes', '#b4693f') +
    [140, 164, 188, 212, 236]
      .map((x, index) => rect(x, 306, 10, 50, index === 2 ? fill('#d8b23c') : 'fill="url(#pipes)"'))
      .join('') +
    rect(170, 28, 50, 34, fill('#e3e4e4')) +
    gradient('case', 'across', [
      [0, darker(white, 0.12)],
      [0.12, lighter(white, 0.6)],
      [0.85, white],
      [1, darker(white, 0.18)],
    ]) +
    rect(106, 52, 180, 262, 'fill="url(#case)" rx="12"') +
    path('M106 244h180', stroke('#c9cac7', 2)) +
    rect(160, 258, 72, 34, `${fill('#22282b')} rx="4"`) +
    label('56 °C', 172, 282, 19, 50, '#8fd3e8') +
    circle(136, 275, 13, fill('#dcdcda')) +
    circle(256, 275, 13, fill('#dcdcda')) +
    rect(106, 236, 180, 6, fill(sketch.brandColour)) +
    label(sketch.brand.toUpperCase(), 126, 98, 22, 130, '#555b5e', 'font-weight="bold"')
  )
}

/** A hot water cylinder, as big as its volume. */
export function waterHeater(sketch: Sketch): string {
  const volume = sketch.number('volume', 200)
  const height = Math.min(300, 96 + Math.sqrt(volume) * 10.5)
  const half = Math.min(80, 40 + Math.sqrt(volume) * 1.9)
  const top = 344 - height
  return (
    groundShadow(204, 350, half * 1.4, 14) +
    roundGradient('tank', '#f1f1ef') +
    rect(200 - half, top, half * 2, height, 'fill="url(#tank)"') +
    ellipse(200, 344, half, half * 0.22, 'fill="url(#tank)"') +
    ellipse(200, top, half, half * 0.22, fill('#fbfbfa')) +
    ellipse(200, top, half * 0.8, half * 0.15, fill('#e4e5e3')) +
    rect(200 - half * 0.55, top + height * 0.12, half * 1.1, 26, fill(sketch.brandColour)) +
    label(
      sketch.brand.toUpperCase(),
      200 - half * 0.5,
      top + height * 0.12 + 18,
      16,
      half,
      '#ffffff',
      'font-weight="bold"',
    ) +
    label(
      `${volume} l`,
      200 - half * 0.4,
      top + height * 0.12 + 60,
      26,
      half,
      '#60666a',
      'font-weight="bold"',
    ) +
    circle(200, 344 - height * 0.28, half * 0.3, fill('#2f3336')) +
    circle(200, 344 - height * 0.28, half * 0.23, fill('#eceded')) +
    path(`M200 ${n(344 - height * 0.28)}l${n(half * 0.12)} ${n(-half * 0.14)}`, stroke('#b3312b', 3)) +
    [-0.5, 0.5]
      .map((side) => path(`M${n(200 + half * side)} ${n(top - 2)}v-20`, stroke('#b4693f', 9)))
      .join('')
  )
}

/** An instantaneous water heater. */
export function flowHeater(sketch: Sketch): string {
  const big = sketch.number('height', 470) > 300
  const [w, h] = big ? [150, 250] : [150, 146]
  const [x, y] = [200 - w / 2, 190 - h / 2]
  return (
    rect(x + 8, y + 10, w, h, 'fill="#000000" opacity="0.13" rx="16"') +
    gradient('case', 'across', [
      [0, '#dededb'],
      [0.14, '#ffffff'],
      [0.85, '#f1f1ee'],
      [1, '#cfcfcb'],
    ]) +
    rect(x, y, w, h, 'fill="url(#case)" rx="14"') +
    path(`M${n(x + w * 0.3)} ${n(y + h)}v34`, stroke('#b4693f', 11)) +
    path(`M${n(x + w * 0.7)} ${n(y + h)}v34`, stroke('#b4693f', 11)) +
    rect(x + w * 0.24, y + h * 0.56, w * 0.52, 38, `${fill('#22282b')} rx="5"`) +
    label(
      `${sketch.attributes['power_kw'] ?? ''} kW`.replace('.', ','),
      x + w * 0.3,
      y + h * 0.56 + 26,
      20,
      w * 0.4,
      '#8fd3e8',
    ) +
    label(sketch.brand.toUpperCase(), x + 16, y + 32, 18, w - 32, '#555b5e', 'font-weight="bold"') +
    circle(x + w / 2, y + h * 0.86, 12, fill('#d8d8d5'))
  )
}
