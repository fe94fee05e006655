import { darker, mix } from '../colours.ts'
import type { Sketch } from '../picture.ts'
import {
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

export const steel = '#c9cdcf'

/** Colours of a grip: wood, cork, or soft plastic in the brand's colour. */
function gripColour({ text, brandColour }: Sketch): string {
  const type = text('type')
  if (type.includes('holz')) return '#b98850'
  return type.includes('kork') ? '#c8a06c' : brandColour
}

/** A handle lying along a line, thicker in the middle. */
export function grip(
  x: number,
  y: number,
  length: number,
  thick: number,
  colour: string,
  id = 'grip',
): string {
  return (
    roundGradient(id, colour, 'down') +
    path(
      `M${n(x)} ${n(y - thick * 0.36)}q${n(length * 0.5)} ${n(-thick * 0.4)} ${n(length)} ${n(-thick * 0.08)}q${n(thick * 0.4)} ${n(thick * 0.44)} 0 ${n(thick * 0.88)}q${n(-length * 0.5)} ${n(thick * 0.32)} ${n(-length)} ${n(-thick * 0.08)}z`,
      `fill="url(#${id})"`,
    )
  )
}

/** A notched trowel with its true notch. */
export function notchedTrowel(sketch: Sketch): string {
  const notch = Number(/\d+/.exec(sketch.text('notch'))?.[0] ?? 8)
  const step = 5 + notch * 1.5
  const count = Math.floor(290 / (step * 2))
  let teeth = `M52 292`
  for (let index = 0; index < count; index += 1)
    teeth += `v${n(notch * 1.5)}h${n(step)}v${n(-notch * 1.5)}h${n(step)}`
  return (
    groundShadow(204, 336, 150, 14) +
    metalGradient('blade', steel, 'down') +
    gradient('sheet', 'diagonal', [
      [0, '#eef0f1'],
      [0.4, '#c3c8cb'],
      [0.7, '#e6e9ea'],
      [1, '#a2a8ab'],
    ]) +
    path(`${teeth}H348V196H52z`, 'fill="url(#sheet)"') +
    path('M52 196h296', stroke('#8f9598', 2)) +
    path('M120 200q-2 -40 20 -66M280 200q2 -40 -20 -66', stroke('#8f9598', 11)) +
    rect(92, 196, 216, 12, 'fill="url(#blade)" rx="4"') +
    grip(116, 124, 168, 42, gripColour(sketch))
  )
}

/** A smoothing trowel, or a float of plastic or sponge. */
export function smoothingTrowel(sketch: Sketch): string {
  const length = Math.min(330, 150 + sketch.number('length', 280) * 0.3)
  const left = 200 - length / 2
  const soft = /schwamm/i.test(sketch.name)
  const plastic = /reibe/i.test(sketch.name)
  return (
    groundShadow(204, 300, length * 0.52, 14) +
    gradient('sheet', 'diagonal', [
      [0, '#eef0f1'],
      [0.4, '#c3c8cb'],
      [0.7, '#e6e9ea'],
      [1, '#a2a8ab'],
    ]) +
    polygon(
      [
        [left, 240],
        [left + length, 220],
        [left + length, 262],
        [left, 284],
      ],
      soft ? fill('#d9863a') : plastic ? fill('#e9e7e2') : 'fill="url(#sheet)"',
    ) +
    polygon(
      [
        [left, 284],
        [left + length, 262],
        [left + length, 270],
        [left, 292],
      ],
      fill(soft ? '#b96a24' : '#84898c'),
    ) +
    path('M126 250q-4 -50 16 -78M268 242q4 -50 -16 -76', stroke('#8f9598', 11)) +
    grip(112, 162, 176, 42, gripColour(sketch))
  )
}

/** A trowel with tang and handle: brick, plaster, pointing, cat's tongue. */
export function trowel(sketch: Sketch): string {
  const { name } = sketch
  const pointing = /fugenkelle/i.test(name)
  const blade = pointing
    ? 'M46 192h150v20H46q-8 -10 0 -20z'
    : /katzenzunge/i.test(name)
      ? 'M196 168q-90 -6 -148 34q58 42 148 34z'
      : /platten/i.test(name)
        ? 'M196 148H70q-16 0 -16 16v78q0 16 16 16h126z'
        : /eck/i.test(name)
          ? 'M196 140H60l30 62l-30 62h136z'
          : /putz|spachtel/i.test(name)
            ? 'M196 158L60 136v132l136 -22z'
            : 'M196 132L40 202l156 70q16 -70 0 -140z'
  return (
    groundShadow(206, 282, 150, 12) +
    gradient('sheet', 'diagonal', [
      [0, '#f0f2f3'],
      [0.4, '#bfc4c7'],
      [0.65, '#e6e9ea'],
      [1, '#989ea1'],
    ]) +
    `<g transform="rotate(-14 200 200)">${path(blade, 'fill="url(#sheet)"')}${path(blade, stroke('#82878a', 1.4))}${path('M190 200h26q14 0 18 -18t20 -18h10', stroke('#82878a', 10))}${grip(262, 164, 96, 36, gripColour(sketch))}${rect(256, 152, 12, 24, `${fill('#b9974f')} rx="2"`)}</g>`
  )
}

/** A grout float or sponge board. */
export function float(sketch: Sketch): string {
  const { name } = sketch
  const pad = /schwamm/i.test(name) ? '#d9863a' : /epoxid/i.test(name) ? '#2f7d4f' : '#33373a'
  return (
    groundShadow(206, 312, 150, 16) +
    polygon(
      [
        [56, 240],
        [336, 214],
        [356, 244],
        [72, 274],
      ],
      fill(mix(pad, '#ffffff', 0.16)),
    ) +
    polygon(
      [
        [72, 274],
        [356, 244],
        [356, 268],
        [72, 300],
      ],
      fill(darker(pad, 0.16)),
    ) +
    polygon(
      [
        [56, 240],
        [72, 274],
        [72, 300],
        [56, 264],
      ],
      fill(darker(pad, 0.36)),
    ) +
    polygon(
      [
        [66, 232],
        [330, 208],
        [346, 234],
        [80, 260],
      ],
      fill('#3d4245'),
    ) +
    path('M136 244q-6 -40 16 -66M274 230q6 -40 -14 -62', stroke('#33383a', 15)) +
    grip(124, 162, 160, 40, sketch.brandColour)
  )
}

/** Suction lifters with one or two cups, or a carrying frame. */
export function suctionCup(sketch: Sketch): string {
  const rail = /trage/i.test(sketch.name)
  const cups = rail ? [60, 155, 250, 345] : /doppelt/i.test(sketch.name) ? [120, 280] : [200]
  const size = rail ? 40 : cups.length > 1 ? 66 : 86
  return (
    groundShadow(200, 306, rail ? 180 : 150, 14) +
    cups
      .map(
        (x) =>
          ellipse(x, 278, size, size * 0.34, fill('#1f2224')) +
          ellipse(x, 268, size, size * 0.34, fill('#34393c')) +
          ellipse(x, 262, size * 0.7, size * 0.22, fill('#50565a')),
      )
      .join('') +
    metalGradient('body', '#c3c8cb', 'down') +
    cups
      .map((x) =>
        path(
          `M${x - size * 0.3} 262q0 -60 ${n(size * 0.3)} -84q${n(size * 0.3)} 24 ${n(size * 0.3)} 84z`,
          'fill="url(#body)"',
        ),
      )
      .join('') +
    (rail
      ? rect(20, 168, 360, 24, 'fill="url(#body)" rx="4"')
      : grip(
          (cups[0] ?? 200) - (cups.length > 1 ? 20 : 76),
          168,
          cups.length > 1 ? 200 : 152,
          40,
          sketch.brandColour,
        ))
  )
}
