import { darker, lighter } from '../colours.ts'
import type { Sketch } from '../picture.ts'
import { circle, ellipse, fill, groundShadow, metalGradient, n, path, polygon, rect, stroke } from '../svg.ts'

/** A bent tube as polished metal: dark core, body, reflection. */
function tube(d: string, colour: string, width: number): string {
  return (
    path(d, stroke(darker(colour, 0.5), width)) +
    path(d, stroke(colour, width * 0.82)) +
    path(
      d,
      `${stroke(lighter(colour, 0.65), width * 0.2)} transform="translate(${n(-width * 0.18)} ${n(-width * 0.2)})"`,
    ) +
    path(
      d,
      `${stroke(darker(colour, 0.35), width * 0.16)} transform="translate(${n(width * 0.2)} ${n(width * 0.2)})"`,
    )
  )
}

const angular = ({ text }: Sketch) => /cubo|torrente/.test(text('series'))

/** A basin mixer; `high` for bowls on a counter. */
function mixer(sketch: Sketch, high: boolean): string {
  const { colour } = sketch
  const top = high ? 70 : 168
  const reach = 60 + sketch.number('range', 120) * 0.62
  const width = angular(sketch) ? 58 : 50
  const body = angular(sketch)
    ? rect(140 - width / 2, top, width, 330 - top, 'fill="url(#metal)"')
    : rect(140 - width / 2, top, width, 330 - top, 'fill="url(#metal)" rx="20"')
  const spoutY = top + (high ? 44 : 46)
  return (
    groundShadow(160, 338, 88, 14) +
    metalGradient('metal', colour) +
    metalGradient('spout', colour, 'down') +
    ellipse(140, 332, width * 0.72, 12, fill(darker(colour, 0.3))) +
    body +
    (angular(sketch)
      ? polygon(
          [
            [150, spoutY],
            [150 + reach, spoutY + 8],
            [150 + reach, spoutY + 32],
            [150, spoutY + 36],
          ],
          'fill="url(#spout)"',
        ) + rect(136 + reach, spoutY + 30, 16, 12, fill(darker(colour, 0.4)))
      : path(
          `M146 ${spoutY}q${n(reach * 0.6)} -12 ${n(reach)} 10q12 8 6 26l-20 2q-2 -12 -14 -14q-40 -4 -${n(reach * 0.8)} 8z`,
          'fill="url(#spout)"',
        ) + rect(128 + reach, spoutY + 32, 22, 8, fill(darker(colour, 0.45)))) +
    (angular(sketch)
      ? polygon(
          [
            [116, top - 2],
            [168, top - 2],
            [232, top - 34],
            [226, top - 46],
            [116, top - 22],
          ],
          'fill="url(#spout)"',
        )
      : path(`M116 ${top + 4}q6 -22 26 -24q60 -6 96 -32q10 -2 8 8q-32 34 -78 48z`, 'fill="url(#spout)"'))
  )
}

export const tap = (sketch: Sketch) => mixer(sketch, false)
export const tallTap = (sketch: Sketch) => mixer(sketch, true)

/** A kitchen mixer with its high arc. */
export function kitchenTap(sketch: Sketch): string {
  const { colour, name } = sketch
  const pull = name.includes('Auszug')
  return (
    groundShadow(170, 350, 92, 14) +
    metalGradient('metal', colour) +
    ellipse(150, 346, 40, 11, fill(darker(colour, 0.35))) +
    (angular(sketch)
      ? tube('M150 300V74H282V160', colour, 26)
      : tube('M150 300V140Q152 56 216 56Q282 58 282 150V164', colour, 24)) +
    rect(122, 250, 56, 96, 'fill="url(#metal)" rx="8"') +
    rect(266, pull ? 150 : 164, 32, pull ? 62 : 22, 'fill="url(#metal)" rx="6"') +
    (pull ? rect(268, 206, 28, 12, fill('#2b2d2f')) : '') +
    tube('M178 292q34 -2 56 -26', colour, 14)
  )
}

/** A concealed basin mixer: two parts on the wall. */
export function wallTap(sketch: Sketch): string {
  const { colour } = sketch
  const plate = angular(sketch) ? 4 : 32
  return (
    metalGradient('plate', colour) +
    metalGradient('spout', colour, 'down') +
    rect(66, 146, 72, 72, 'fill="#000000" opacity="0.12" rx="20"') +
    rect(60, 138, 72, 72, `fill="url(#plate)" rx="${plate}"`) +
    rect(176, 138, 72, 72, `fill="url(#plate)" rx="${plate}"`) +
    polygon(
      [
        [92, 160],
        [150, 250],
        [172, 262],
        [184, 250],
        [112, 148],
      ],
      'fill="url(#spout)"',
    ) +
    tube('M212 174L330 226', colour, 30) +
    tube('M330 226l2 16', colour, 26)
  )
}

/** A shower or bath mixer on the wall, or the trim of a concealed one. */
export function showerMixer(sketch: Sketch): string {
  const { colour, name } = sketch
  if (name.includes('Unterputz'))
    return (
      metalGradient('plate', colour) +
      rect(116, 106, 184, 184, `fill="#000000" opacity="0.13" rx="${angular(sketch) ? 8 : 92}"`) +
      rect(108, 98, 184, 184, `fill="url(#plate)" rx="${angular(sketch) ? 8 : 92}"`) +
      circle(200, 196, 50, fill(darker(colour, 0.2))) +
      circle(200, 192, 48, fill(lighter(colour, 0.15))) +
      tube('M200 176V120', colour, 18)
    )
  const thermostat = name.includes('Thermostat')
  const bathSpout = name.includes('Wannen')
  return (
    groundShadow(200, 312, 130, 12) +
    metalGradient('bar', colour, 'down') +
    metalGradient('end', colour) +
    [96, 304]
      .map((x) => ellipse(x, 160, 26, 26, fill(darker(colour, 0.2))) + tube(`M${x} 160v34`, colour, 26))
      .join('') +
    rect(82, 186, 236, 46, `fill="url(#bar)" rx="${angular(sketch) ? 4 : 22}"`) +
    (thermostat
      ? rect(52, 180, 44, 58, 'fill="url(#bar)" rx="8"') +
        rect(304, 180, 44, 58, 'fill="url(#bar)" rx="8"') +
        rect(60, 182, 6, 10, fill('#b3312b'))
      : path('M176 190q10 -22 24 -22q60 -4 84 -30q10 0 6 10q-24 40 -84 52z', 'fill="url(#bar)"')) +
    (bathSpout
      ? tube('M200 230v26q2 20 30 20', colour, 26)
      : rect(186, 230, 28, 32, 'fill="url(#end)"') +
        path('M200 262v70', stroke('#9aa0a3', 9, 'stroke-dasharray="3 3"')))
  )
}

/** Shower systems, overhead showers, sets with rail. */
export function shower(sketch: Sketch): string {
  const { colour, name } = sketch
  const head = /kopfbrause (\d+)/i.exec(name)?.[1]
  const system = name.includes('System') || name.includes('system')
  if (head && !system) return overhead(colour, Number(head) * 0.42, angular(sketch))
  return (
    groundShadow(200, 366, 70, 8) +
    tube(system ? 'M150 350V70Q150 44 178 44H262' : 'M150 350V60', colour, 12) +
    (system
      ? `<g transform="translate(86 -106) scale(0.86)">${overheadPlate(colour, 96, 190, angular(sketch))}</g>`
      : '') +
    tube('M150 150L206 132', colour, 14) +
    tube('M206 132l20 40', colour, 16) +
    ellipse(212, 124, 40, 22, `${fill(darker(colour, 0.3))} transform="rotate(-24 212 124)"`) +
    ellipse(210, 130, 34, 15, `fill="#3b3e41" transform="rotate(-24 210 130)"`) +
    path('M228 176q60 120 -40 150q-30 6 -34 -16', stroke('#a4a9ac', 8)) +
    (system
      ? rect(100, 292, 110, 30, `${fill(colour)} rx="12"`) +
        rect(100, 296, 110, 6, `${fill(lighter(colour, 0.6))} rx="3"`)
      : '')
  )
}

function overhead(colour: string, size: number, square: boolean): string {
  return (
    tube('M60 130H170Q200 130 200 160V200', colour, 20) +
    ellipse(58, 130, 12, 30, fill(darker(colour, 0.2))) +
    overheadPlate(colour, size, 214, square)
  )
}

function overheadPlate(colour: string, radius: number, y: number, square: boolean): string {
  return (
    (square
      ? polygon(
          [
            [200 - radius, y + 12],
            [200 - radius * 0.7, y - 16],
            [200 + radius, y - 16],
            [200 + radius * 0.7, y + 12],
          ],
          fill(lighter(colour, 0.25)),
        )
      : ellipse(200, y, radius, radius * 0.22, fill(lighter(colour, 0.3)))) +
    (square
      ? rect(200 - radius, y + 12, radius * 1.7, 8, fill(darker(colour, 0.35)))
      : path(
          `M${n(200 - radius)} ${y}a${n(radius)} ${n(radius * 0.22)} 0 0 0 ${n(radius * 2)} 0v8a${n(radius)} ${n(radius * 0.22)} 0 0 1 ${n(-radius * 2)} 0z`,
          fill(darker(colour, 0.4)),
        )) +
    Array.from({ length: 9 }, (_, index) =>
      path(
        `M${n(200 - radius * 0.7 + index * radius * 0.17)} ${y + radius * 0.25 + 14}v${28 + (index % 3) * 14}`,
        stroke('#a9c6d8', 2, 'stroke-dasharray="8 7" opacity="0.8"'),
      ),
    ).join('')
  )
}
