import { darker, lighter } from '../colours.ts'
import type { Sketch } from '../picture.ts'
import {
  circle,
  ellipse,
  fill,
  gradient,
  groundShadow,
  label,
  path,
  rect,
  roundGradient,
  stroke,
} from '../svg.ts'

export const black = '#2b2e30'

/** A spirit level as long as the article, with its vials. */
export function spiritLevel(sketch: Sketch): string {
  const { colour, name } = sketch
  const half = Math.min(178, 84 + sketch.number('length', 1000) * 0.05)
  const vial = (x: number, wide: boolean) =>
    rect(
      200 + x - (wide ? 30 : 13),
      wide ? 174 : 176,
      wide ? 60 : 26,
      wide ? 26 : 48,
      `${fill('#c9e04a')} stroke="#7f8a2a" stroke-width="2" rx="8"`,
    ) +
    ellipse(200 + x, wide ? 185 : 199, wide ? 11 : 6, wide ? 7 : 9, 'fill="#f3fbb4" stroke="#8f9a2f"') +
    (wide ? path(`M${200 + x - 14} 176v22M${200 + x + 14} 176v22`, stroke('#3f4410', 2)) : '')
  return (
    groundShadow(200, 262, half, 12) +
    gradient('body', 'down', [
      [0, lighter(colour, 0.4)],
      [0.16, colour],
      [0.84, darker(colour, 0.08)],
      [1, darker(colour, 0.4)],
    ]) +
    `<g transform="rotate(-12 200 200)">` +
    rect(200 - half, 166, half * 2, 68, 'fill="url(#body)" rx="4"') +
    rect(200 - half, 192, half * 2, 4, `${fill(darker(colour, 0.25))} opacity="0.6"`) +
    rect(200 - half - 5, 164, 14, 72, `${fill(black)} rx="4"`) +
    rect(200 + half - 9, 164, 14, 72, `${fill(black)} rx="4"`) +
    vial(0, true) +
    vial(-half * 0.68, false) +
    vial(half * 0.68, false) +
    (name.includes('digital')
      ? rect(216 + half * 0.14, 176, 56, 40, `${fill('#22282b')} rx="4"`) +
        label('0,0°', 222 + half * 0.14, 204, 21, 46, '#8fd3e8')
      : label(
          sketch.brand.toUpperCase(),
          200 - half * 0.54,
          216,
          21,
          half * 0.42,
          '#33373a',
          'font-weight="bold"',
        )) +
    '</g>'
  )
}

/** Lasers and electronic meters; lines or a beam show what they do. */
export function laser(sketch: Sketch): string {
  const { colour, name } = sketch
  const green = /grün| g$|360/i.test(name)
  const beam = green ? '#3ecf5a' : '#e23b33'
  const handheld = /entfernung|feuchte/i.test(name)
  const rotating = /rotation/i.test(name)
  return (
    (handheld
      ? ''
      : path('M20 150H380', stroke(beam, 9, 'opacity="0.18"')) +
        path('M20 150H380', stroke(beam, 2.4)) +
        (rotating
          ? ''
          : path('M200 20V360', stroke(beam, 9, 'opacity="0.18"')) +
            path('M200 20V360', stroke(beam, 2.4)))) +
    groundShadow(204, 346, 90, 12) +
    roundGradient('body', black) +
    roundGradient('shell', colour) +
    (handheld
      ? rect(146, 70, 108, 270, 'fill="url(#body)" rx="18"') +
        rect(146, 190, 108, 70, 'fill="url(#shell)"') +
        rect(160, 92, 80, 76, `${fill('#bcd2c4')} rx="5"`) +
        label(name.includes('Feuchte') ? '3,4 %' : '4,827 m', 166, 138, 24, 68, '#20302a') +
        circle(200, 292, 19, fill('#b3312b')) +
        circle(172, 296, 8, fill('#8f9598')) +
        circle(228, 296, 8, fill('#8f9598'))
      : rect(136, 118, 128, 220, 'fill="url(#body)" rx="22"') +
        rect(130, 230, 140, 78, 'fill="url(#shell)" rx="16"') +
        rect(156, 128, 88, 62, `${fill('#4a5054')} rx="10"`) +
        circle(200, 152, 17, fill('#16181a')) +
        circle(200, 152, 8, fill(beam)) +
        (rotating
          ? rect(168, 74, 64, 48, `${fill('#5f6467')} rx="8"`) + rect(176, 84, 48, 20, fill(beam))
          : '') +
        label(sketch.brand.toUpperCase(), 146, 276, 18, 108, '#33373a', 'font-weight="bold"'))
  )
}

/** Tape measures and folding rules. */
export function tapeMeasure(sketch: Sketch): string {
  const { name, brandColour } = sketch
  const yellow = '#e5c42e'
  if (/glieder/i.test(name))
    return (
      groundShadow(200, 320, 150, 12) +
      [0, 1, 2, 3]
        .map(
          (part) =>
            `<g transform="rotate(${part % 2 ? 14 : -14} 200 ${130 + part * 46})">${rect(56, 118 + part * 46, 288, 24, `${fill('#f4f2ea')} stroke="#b5b2a6" stroke-width="1.5" rx="4"`)}${Array.from({ length: 22 }, (_, tick) => path(`M${70 + tick * 12.6} ${118 + part * 46}v${tick % 5 ? 7 : 13}`, stroke('#3b3e40', 1.4))).join('')}</g>`,
        )
        .join('')
    )
  return (
    groundShadow(190, 318, 130, 14) +
    rect(70, 110, 190, 196, `${fill(brandColour)} rx="42"`) +
    rect(86, 126, 158, 164, `${fill(darker(brandColour, 0.25))} rx="34"`) +
    circle(165, 208, 54, fill(yellow)) +
    label(name.replace(/\D+/g, '') + ' m', 130, 222, 40, 76, '#2b2e30', 'font-weight="bold"') +
    rect(250, 272, 120, 26, fill(yellow)) +
    Array.from({ length: 12 }, (_, tick) =>
      path(`M${256 + tick * 9.4} 272v${tick % 5 ? 8 : 15}`, stroke('#2b2e30', 1.6)),
    ).join('') +
    path('M370 268v40', stroke('#a9aeb1', 5))
  )
}
