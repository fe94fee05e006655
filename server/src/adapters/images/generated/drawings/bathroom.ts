import { darker, lighter } from '../colours.ts'
import type { Sketch } from '../picture.ts'
import { cuboidShadow, slope } from '../solids.ts'
import {
  circle,
  ellipse,
  faceGradient,
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
import { glaze } from './ceramics.ts'

/** An installation frame with its cistern. */
export function wcFrame(sketch: Sketch): string {
  const blue = '#2f5f9b'
  const height = sketch.number('height', 1120) * 0.26
  const top = 346 - height
  const cistern = sketch.name.includes('WC')
  return (
    groundShadow(204, 350, 110, 12) +
    roundGradient('post', blue) +
    rect(116, top, 18, height, 'fill="url(#post)"') +
    rect(266, top, 18, height, 'fill="url(#post)"') +
    rect(116, top, 168, 16, fill(blue)) +
    rect(116, top + height * 0.64, 168, 14, fill(darker(blue, 0.15))) +
    rect(104, 340, 42, 8, fill('#8f9598')) +
    rect(254, 340, 42, 8, fill('#8f9598')) +
    (cistern
      ? rect(140, top + 22, 120, height * 0.36, `${fill('#e8e9e9')} rx="10"`) +
        rect(168, top + 34, 64, 40, `${fill('#f6f6f5')} stroke="#c4c7c8" stroke-width="2"`) +
        path(
          `M200 ${n(top + 22 + height * 0.36)}V${n(top + height * 0.72)}`,
          stroke('#d9dbdb', 24, 'stroke-linecap="butt"'),
        ) +
        circle(200, top + height * 0.74, 20, fill('#333638'))
      : path(`M160 ${n(top + height * 0.4)}v40M240 ${n(top + height * 0.4)}v40`, stroke('#b9974f', 12)) +
        rect(140, top + height * 0.36, 120, 12, fill(darker(blue, 0.15)))) +
    circle(200, top + height * 0.86, 24, fill('#2b2d2f')) +
    circle(200, top + height * 0.86, 17, fill('#4a4d50')) +
    [168, 232].map((x) => rect(x - 3, top + height * 0.72, 6, 26, fill('#aeb4b7'))).join('')
  )
}

/** A flush plate with its two buttons. */
export function flushPlate(sketch: Sketch): string {
  const { colour, random, name } = sketch
  const round = random.integer(0, 1) === 1
  const metal = /chrom|edelstahl|messing/.test(sketch.text('colour'))
  const buttons = name.includes('Touchless')
    ? [150, 250].map((x) => circle(x, 200, 7, fill('#6fb7e0'))).join('')
    : round
      ? circle(168, 200, 42, `fill="url(#plate)" stroke="${darker(colour, 0.3)}" stroke-width="2"`) +
        circle(258, 200, 26, `fill="url(#plate)" stroke="${darker(colour, 0.3)}" stroke-width="2"`)
      : rect(
          96,
          146,
          116,
          108,
          `fill="url(#plate)" stroke="${darker(colour, 0.3)}" stroke-width="2" rx="4"`,
        ) +
        rect(220, 146, 84, 108, `fill="url(#plate)" stroke="${darker(colour, 0.3)}" stroke-width="2" rx="4"`)
  return (
    rect(78, 128, 260, 164, 'fill="#000000" opacity="0.15" rx="8"') +
    (metal ? metalGradient('plate', colour, 'across') : faceGradient('plate', colour)) +
    rect(70, 118, 260, 164, `fill="url(#plate)" rx="${name.includes('Quadra') ? 3 : 12}"`) +
    buttons
  )
}

/** A shower tray from above at an angle, in its true proportions. */
export function showerTray(sketch: Sketch): string {
  const { colour } = sketch
  const [length, width] = [sketch.number('length', 900), sketch.number('width', 900)]
  const scale = 300 / (length + width * slope.x)
  const [w, d] = [length * scale, width * scale]
  const x = 200 - (w + d * slope.x) / 2
  const spot = (across: number, back: number): [number, number] => [
    x + across * w + back * d * slope.x,
    290 + back * d * slope.y * 1.5,
  ]
  return (
    cuboidShadow(x, 300, w, d) +
    glaze('glaze', colour) +
    polygon([spot(0, 0), spot(1, 0), spot(1, 1), spot(0, 1)], 'fill="url(#glaze)"') +
    polygon(
      [spot(0, 0), spot(1, 0), [spot(1, 0)[0], 302], [spot(0, 0)[0], 302]],
      fill(darker(colour, 0.18)),
    ) +
    polygon(
      [spot(1, 0), spot(1, 1), [spot(1, 1)[0], spot(1, 1)[1] + 12], [spot(1, 0)[0], 302]],
      fill(darker(colour, 0.3)),
    ) +
    gradient('sunk', 'down', [
      [0, darker(colour, 0.12)],
      [1, lighter(colour, 0.12)],
    ]) +
    polygon([spot(0.06, 0.07), spot(0.94, 0.07), spot(0.94, 0.93), spot(0.06, 0.93)], 'fill="url(#sunk)"') +
    ellipse(...spot(0.5, 0.8), 20, 12, fill('#aeb4b7')) +
    ellipse(spot(0.5, 0.8)[0], spot(0.5, 0.8)[1] - 1.5, 16, 9, fill('#dfe3e5'))
  )
}

/** A bath, free-standing or built in. */
export function bath(sketch: Sketch): string {
  const { colour, name } = sketch
  const free = name.startsWith('Frei')
  return (
    groundShadow(200, 320, 172, 16) +
    glaze('glaze', colour) +
    gradient('inside', 'down', [
      [0, darker(colour, 0.28)],
      [1, lighter(colour, 0.05)],
    ]) +
    (free
      ? path('M36 164q8 128 66 148h196q58 -20 66 -148z', 'fill="url(#glaze)"')
      : path('M42 170v132q0 10 10 10h296q10 0 10 -10v-132z', 'fill="url(#glaze)"')) +
    (free
      ? ellipse(200, 164, 166, 30, fill(lighter(colour, 0.4))) +
        ellipse(200, 166, 154, 23, 'fill="url(#inside)"')
      : path('M30 156q0 -16 18 -16h304q18 0 18 16t-18 16h-304q-18 0 -18 -16z', fill(lighter(colour, 0.4))) +
        path('M52 156q0 -9 12 -9h272q12 0 12 9t-12 10h-272q-12 0 -12 -10z', 'fill="url(#inside)"')) +
    ellipse(name.includes('Duo') ? 200 : 320, 160, 7, 3, fill('#8f9598'))
  )
}

/** A glass shower screen. */
export function showerScreen(sketch: Sketch): string {
  const { colour, name } = sketch
  const width = 90 + sketch.number('width', 1000) * 0.13
  const [left, top] = [200 - width / 2, 40]
  const door = name.includes('tür')
  return (
    polygon(
      [
        [30, 340],
        [330, 340],
        [372, 364],
        [70, 364],
      ],
      fill('#e3e1dc'),
    ) +
    gradient('glass', 'diagonal', [
      [0, '#dcebef'],
      [0.5, '#bcd6de'],
      [1, '#e4f0f3'],
    ]) +
    rect(left, top, width, 304, 'fill="url(#glass)" opacity="0.62"') +
    polygon(
      [
        [left + width * 0.1, 344],
        [left + width * 0.55, top],
        [left + width * 0.72, top],
        [left + width * 0.27, 344],
      ],
      'fill="#ffffff" opacity="0.4"',
    ) +
    rect(left - 6, top, 10, 304, fill(colour)) +
    rect(left - 6, top, 3, 304, fill(lighter(colour, 0.4))) +
    rect(left, 340, width, 5, fill(darker(colour, 0.2))) +
    (door
      ? path(`M${n(left + width * 0.5)} ${top}v304`, stroke('#9fb9c2', 2)) +
        path(`M${n(left + width * 0.56)} 170v56`, stroke(colour, 8)) +
        rect(left + width - 6, top, 8, 304, fill(colour))
      : path(`M${n(left + width)} ${top + 4}l54 -22`, stroke(colour, 6)))
  )
}

/** Traps, wastes and drains. */
export function siphon(sketch: Sketch): string {
  const { colour, name } = sketch
  const metal = (id: string, direction: 'across' | 'down' = 'across') => metalGradient(id, colour, direction)
  if (/bodenablauf|dusche|klick/i.test(name))
    return (
      groundShadow(200, 330, 120, 14) +
      metal('body') +
      rect(166, 200, 68, 110, 'fill="url(#body)"') +
      path('M234 270h90', stroke(darker(colour, 0.2), 40, 'stroke-linecap="butt"')) +
      ellipse(200, 196, 104, 34, fill(darker(colour, 0.25))) +
      ellipse(200, 186, 104, 34, fill(lighter(colour, 0.35))) +
      ellipse(200, 182, 76, 23, fill(colour)) +
      [0, 1, 2, 3, 4]
        .map((slot) => path(`M${160 + slot * 20} 176v14`, stroke(darker(colour, 0.6), 5)))
        .join('')
    )
  return (
    groundShadow(180, 350, 100, 12) +
    metal('body') +
    metal('arm', 'down') +
    rect(164, 54, 36, 150, 'fill="url(#body)"') +
    rect(152, 44, 60, 20, 'fill="url(#body)" rx="6"') +
    rect(200, 150, 150, 34, 'fill="url(#arm)"') +
    ellipse(352, 167, 12, 40, 'fill="url(#arm)"') +
    rect(142, 196, 80, 112, 'fill="url(#body)" rx="14"') +
    rect(138, 192, 88, 18, 'fill="url(#body)" rx="6"') +
    rect(150, 300, 64, 24, 'fill="url(#body)" rx="8"')
  )
}
