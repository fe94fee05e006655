import { darker, lighter } from '../colours.ts'
import type { Sketch } from '../picture.ts'
import {
  circle,
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
