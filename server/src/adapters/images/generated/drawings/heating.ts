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
  metalGradient,
  n,
  path,
  polygon,
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

/** A circulator. */
export function pump(sketch: Sketch): string {
  const { colour } = sketch
  return (
    groundShadow(200, 336, 110, 14) +
    metalGradient('flange', '#8e9396') +
    roundGradient('body', colour) +
    rect(176, 64, 48, 262, 'fill="url(#flange)"') +
    rect(160, 56, 80, 28, 'fill="url(#flange)" rx="5"') +
    rect(160, 306, 80, 28, 'fill="url(#flange)" rx="5"') +
    circle(200, 196, 78, 'fill="url(#body)"') +
    circle(200, 196, 58, fill('#26292b')) +
    circle(200, 196, 52, fill('#34393c')) +
    [0, 30, 60, 90, 120, 150]
      .map(
        (turn) =>
          `<g transform="rotate(${turn} 200 196)">${path('M200 124v-12M200 268v12', stroke(darker(colour, 0.3), 7))}</g>`,
      )
      .join('') +
    label(sketch.brand.toUpperCase(), 162, 186, 15, 76, '#ffffff', 'font-weight="bold"') +
    label(`${sketch.attributes['power'] ?? ''} W`, 172, 214, 22, 56, '#8fd3e8', 'font-weight="bold"')
  )
}

/** An expansion vessel. */
export function vessel(sketch: Sketch): string {
  const { colour } = sketch
  const r = Math.min(128, 60 + Math.sqrt(sketch.number('volume', 25)) * 5.2)
  return (
    groundShadow(200, 200 + r + 18, r, 12) +
    path(`M200 40V${n(204 - r * 0.86)}`, stroke('#b9974f', 20, 'stroke-linecap="butt"')) +
    `<radialGradient id="ball" cx="0.35" cy="0.3" r="0.8"><stop offset="0" stop-color="${lighter(colour, 0.45)}"/><stop offset="0.5" stop-color="${colour}"/><stop offset="1" stop-color="${darker(colour, 0.5)}"/></radialGradient>` +
    rect(200 - r, 200 - r * 0.86, r * 2, r * 1.72, `fill="url(#ball)" rx="${n(r * 0.7)}"`) +
    path(`M${n(200 - r)} 200h${n(r * 2)}`, stroke(darker(colour, 0.35), 5)) +
    rect(150, 214, 100, 34, fill('#ffffff')) +
    label(`${sketch.brand} ${sketch.attributes['volume'] ?? ''} l`, 156, 237, 17, 88, '#333333')
  )
}

/** A radiator valve, angled or straight. */
export function valve(sketch: Sketch): string {
  const straight = /durchgang/i.test(sketch.name)
  const metal = '#c9ced2'
  return (
    groundShadow(200, 336, 110, 14) +
    metalGradient('metal', metal) +
    metalGradient('across', metal, 'down') +
    rect(172, 130, 56, straight ? 110 : 190, 'fill="url(#metal)"') +
    rect(164, 210, 72, 26, 'fill="url(#metal)" rx="4"') +
    (straight
      ? rect(60, 216, 280, 48, 'fill="url(#across)" rx="4"') +
        rect(50, 208, 34, 64, 'fill="url(#across)" rx="4"')
      : rect(200, 216, 130, 48, 'fill="url(#across)"') +
        rect(160, 296, 80, 32, 'fill="url(#metal)" rx="5"')) +
    rect(310, 206, 40, 68, 'fill="url(#across)" rx="5"') +
    roundGradient('cap', '#eeeeec') +
    rect(158, 70, 84, 66, 'fill="url(#cap)" rx="8"') +
    [168, 182, 196, 210, 224].map((x) => path(`M${x} 78v50`, stroke('#c5c6c4', 3))).join('')
  )
}

/** A thermostat head. */
export function thermostat(sketch: Sketch): string {
  const { colour, name } = sketch
  const electronic = name.includes('elektronisch')
  return (
    groundShadow(200, 300, 120, 12) +
    metalGradient('nut', '#c9ced2', 'down') +
    roundGradient('head', colour, 'down') +
    rect(50, 166, 54, 68, 'fill="url(#nut)" rx="4"') +
    [60, 74, 88].map((x) => path(`M${x} 168v64`, stroke('#8e9396', 2))).join('') +
    path('M104 152h150q92 4 92 48t-92 48h-150z', 'fill="url(#head)"') +
    Array.from({ length: 9 }, (_, rib) =>
      path(`M${n(126 + rib * 16)} 154v92`, stroke(darker(colour, 0.22), 2.4)),
    ).join('') +
    (electronic
      ? rect(136, 172, 96, 46, `${fill('#22282b')} rx="6"`) + label('21,0°', 148, 205, 28, 76, '#8fd3e8')
      : label('1 · 2 · 3 · 4 · 5', 262, 208, 15, 76, darker(colour, 0.6)))
  )
}

/** A manifold with as many circuits as the article has. */
export function manifold(sketch: Sketch): string {
  const circuits = Math.min(12, Number(/\d+/.exec(sketch.text('size'))?.[0] ?? 5))
  const gap = Math.min(34, 250 / circuits)
  const left = 200 - (gap * circuits) / 2
  const steel = '#c5cacd'
  const bar = (y: number) => rect(left - 26, y, gap * circuits + 46, 26, 'fill="url(#bar)" rx="6"')
  return (
    groundShadow(200, 344, 150, 10) +
    metalGradient('bar', steel, 'down') +
    rect(left - 14, 76, 8, 232, fill('#9aa0a3')) +
    rect(left + gap * circuits + 4, 76, 8, 232, fill('#9aa0a3')) +
    bar(110) +
    bar(240) +
    Array.from({ length: circuits }, (_, index) => {
      const x = left + gap * (index + 0.5)
      return (
        path(`M${n(x)} 136v66M${n(x)} 266v76`, stroke('#d9b9a2', gap * 0.3, 'stroke-linecap="butt"')) +
        rect(x - gap * 0.26, 76, gap * 0.52, 36, `${fill('#f4f4f2')} stroke="#b5b8ba" rx="3"`) +
        rect(x - gap * 0.08, 82, gap * 0.16, 18, fill('#b3312b')) +
        rect(x - gap * 0.3, 212, gap * 0.6, 30, `${fill('#2f5f9b')} rx="4"`)
      )
    }).join('') +
    polygon(
      [
        [left - 60, 112],
        [left - 26, 112],
        [left - 26, 134],
        [left - 60, 134],
      ],
      fill('#b3312b'),
    ) +
    polygon(
      [
        [left - 60, 242],
        [left - 26, 242],
        [left - 26, 264],
        [left - 60, 264],
      ],
      fill('#2f5f9b'),
    )
  )
}
