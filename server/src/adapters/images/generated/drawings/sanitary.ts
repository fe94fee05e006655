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

/** Glazed ceramics: white bodies need visible shading on a white ground. */
function glaze(id: string, colour: string): string {
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
