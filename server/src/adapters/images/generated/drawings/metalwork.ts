import { darker, lighter } from '../colours.ts'
import type { Sketch } from '../picture.ts'
import {
  circle,
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

const zinc = '#b9bec0'

/** Metal studs: open profiles in a bundle, as wide as the article. */
export function stud(sketch: Sketch): string {
  const width = 34 + sketch.number('width', 75) * 0.5
  const plastic = sketch.name.includes('PVC')
  const colour = plastic ? '#f1f1ee' : zinc
  const one = (x: number, y: number, id: string) =>
    gradient(id, 'down', [
      [0, lighter(colour, 0.5)],
      [0.5, colour],
      [1, darker(colour, 0.25)],
    ]) +
    polygon(
      [
        [x, y],
        [x + width, y],
        [x + width + 226, y - 176],
        [x + 226, y - 176],
      ],
      `fill="url(#${id})"`,
    ) +
    polygon(
      [
        [x, y],
        [x + 226, y - 176],
        [x + 226, y - 146],
        [x, y + 34],
      ],
      fill(darker(colour, 0.3)),
    ) +
    polygon(
      [
        [x + width, y],
        [x + width + 226, y - 176],
        [x + width + 226, y - 146],
        [x + width, y + 34],
      ],
      fill(darker(colour, 0.12)),
    ) +
    path(`M${n(x + width - 9)} ${n(y + 34)}h9V${n(y)}H${n(x)}v34h9`, stroke(darker(colour, 0.45), 3)) +
    path(
      `M${n(x + width * 0.36)} ${n(y)}l226 -176M${n(x + width * 0.64)} ${n(y)}l226 -176`,
      stroke(darker(colour, 0.22), 2),
    )
  return (
    groundShadow(210, 336, 165, 16) +
    one(104 - width / 2, 236, 'back') +
    one(68 - width / 2 + 20, 292, 'front')
  )
}

/** A perforated metal part: hanger, angle, clip, guard. */
export function bracket(sketch: Sketch): string {
  const { random, name } = sketch
  const colour = sketch.attributes['colour'] ? sketch.colour : zinc
  if (/gitter|rohr 3|rost/i.test(name)) return guard(colour)
  if (/rinnenhalter|rohrschelle|boden/i.test(name)) return gutterBracket(colour)
  const height = 120 + random.integer(0, 5) * 14
  return (
    groundShadow(206, 330, 110, 14) +
    metalGradient('plate', colour, 'across') +
    polygon(
      [
        [120, 322],
        [206, 344],
        [206, 344 - height * 1.5],
        [120, 322 - height * 1.5],
      ],
      'fill="url(#plate)"',
    ) +
    polygon(
      [
        [206, 344],
        [304, 306],
        [304, 306 - height * 0.7],
        [206, 344 - height * 0.7],
      ],
      fill(darker(colour, 0.22)),
    ) +
    [0.15, 0.4, 0.65, 0.9, 1.15, 1.36]
      .map(
        (share) =>
          ellipse(148, 330 - height * share, 7, 9, fill('#f2f1ee')) +
          ellipse(180, 338 - height * share, 7, 9, fill('#f2f1ee')),
      )
      .join('') +
    [0.15, 0.42].map((share) => ellipse(256, 318 - height * share, 8, 9, fill('#f2f1ee'))).join('')
  )
}

function guard(colour: string): string {
  return (
    groundShadow(200, 320, 160, 14) +
    [0, 1, 2, 3]
      .map(
        (row) =>
          path(`M36 ${n(196 + row * 32)}L364 ${n(126 + row * 32)}`, stroke(darker(colour, 0.1), 9)) +
          path(`M36 ${n(194 + row * 32)}L364 ${n(124 + row * 32)}`, stroke(lighter(colour, 0.35), 2.5)),
      )
      .join('') +
    Array.from({ length: 9 }, (_, column) =>
      path(`M${n(46 + column * 38)} ${n(190 - column * 8.1)}v104`, stroke(colour, 6)),
    ).join('')
  )
}

function gutterBracket(colour: string): string {
  return (
    groundShadow(190, 340, 110, 12) +
    path('M330 60L232 92Q196 104 198 150Q204 250 128 262Q52 262 52 186', stroke(darker(colour, 0.35), 22)) +
    path('M330 56L230 88Q192 100 194 148Q200 244 128 256Q58 256 58 186', stroke(colour, 15)) +
    path('M330 52L228 84Q188 98 190 146Q196 240 128 251', stroke(lighter(colour, 0.5), 4)) +
    circle(300, 67, 6, fill('#f2f1ee')) +
    circle(260, 80, 6, fill('#f2f1ee'))
  )
}

/** Screws of an article: head, drive, thread and proportions. */
export function screws(sketch: Sketch): string {
  const [diameter, length] = [sketch.number('diameter', 4), sketch.number('length', 40)]
  const material = sketch.text('material')
  const colour = material.includes('phosphat')
    ? '#2f3133'
    : material.includes('edelstahl')
      ? '#cfd3d4'
      : '#c7b05f'
  const long = Math.min(300, 110 + length * 1.5)
  const thick = Math.max(9, Math.min(26, diameter * 3.2))
  const plate = sketch.text('type').includes('teller')
  const one = (x: number, turn: number, id: string) =>
    `<g transform="rotate(${turn} 200 210)">${metalGradient(id, colour)}${screw(x, long, thick, id, colour, plate ? 2.3 : 1.6, sketch.name.includes('Bohrspitze'))}</g>`
  return (
    groundShadow(205, 352, 120, 16) + one(132, -12, 'left') + one(206, 4, 'middle') + one(276, 17, 'right')
  )
}

function screw(
  x: number,
  length: number,
  thick: number,
  id: string,
  colour: string,
  head: number,
  drill: boolean,
): string {
  const top = 206 - length / 2
  const turns = Math.floor((length * 0.78) / 9)
  const start = top + length * 0.16
  const threads = Array.from({ length: turns }, (_, turn) => {
    const y = start + turn * 9
    const taper = turn > turns - 4 ? (turns - turn) / 4 : 1
    return path(
      `M${n(x - thick * 0.72 * taper)} ${n(y + 4)}L${n(x + thick * 0.72 * taper)} ${n(y)}`,
      stroke(lighter(colour, 0.25), 2.6),
    )
  }).join('')
  return (
    polygon(
      [
        [x - thick * 0.46, top + 8],
        [x + thick * 0.46, top + 8],
        [x + thick * 0.42, top + length - 24],
        [x, top + length],
        [x - thick * 0.42, top + length - 24],
      ],
      `fill="url(#${id})"`,
    ) +
    threads +
    path(
      `M${n(x - thick * head)} ${n(top - 6)}h${n(thick * head * 2)}q-2 8 -${n(thick * (head - 0.5))} 22h-${n(thick)}q-${n(thick * (head - 0.6))} -14 -${n(thick * (head - 0.5))} -22z`,
      `fill="url(#${id})"`,
    ) +
    ellipse(x, top - 6, thick * head, thick * 0.42, fill(lighter(colour, 0.3))) +
    path(
      `M${n(x - thick * 0.55)} ${n(top - 6)}h${n(thick * 1.1)}M${n(x)} ${n(top - 9)}v6`,
      stroke(darker(colour, 0.6), 3),
    ) +
    (drill ? path(`M${n(x - 4)} ${n(top + length - 18)}l8 10`, stroke(lighter(colour, 0.5), 2)) : '')
  )
}

/** Plugs and anchors. */
export function plug(sketch: Sketch): string {
  const { random, name } = sketch
  if (/anker/i.test(name)) return screws(sketch)
  const insulation = /wdvs/i.test(name)
  const tone = insulation ? '#e8e4da' : (['#9aa0a4', '#b3312b', '#4b5358'][random.integer(0, 2)] ?? '#9aa0a4')
  const long = Math.min(270, 110 + sketch.number('length', 40) * (insulation ? 0.8 : 1.9))
  const thick = 10 + sketch.number('diameter', 8) * (insulation ? 0.9 : 1.9)
  const top = 205 - long / 2
  const one = (x: number, turn: number, id: string) =>
    `<g transform="rotate(${turn} 200 210)">${roundGradient(id, tone)}${insulation ? ellipse(x, top, 58, 15, fill(darker(tone, 0.14))) + ellipse(x, top - 5, 58, 15, fill(tone)) + circle(x, top - 5, 7, fill(darker(tone, 0.5))) : rect(x - thick * 0.75, top - 6, thick * 1.5, 10, `fill="url(#${id})" rx="3"`)}${path(`M${n(x - thick / 2)} ${n(top)}h${n(thick)}v${n(long * 0.8)}l${n(-thick * 0.22)} ${n(long * 0.16)}h${n(-thick * 0.56)}l${n(-thick * 0.22)} ${n(-long * 0.16)}z`, `fill="url(#${id})"`)}${[0.35, 0.47, 0.59, 0.71].map((share) => path(`M${n(x - thick * 0.62)} ${n(top + long * share)}l${n(thick * 0.16)} -8M${n(x + thick * 0.62)} ${n(top + long * share)}l${n(-thick * 0.16)} -8`, stroke(darker(tone, 0.2), 4))).join('')}${path(`M${n(x)} ${n(top + long * 0.3)}v${n(long * 0.62)}`, stroke(darker(tone, 0.55), 2.6))}</g>`
  return (
    groundShadow(205, 350, 100, 14) +
    one(142, -10, 'left') +
    (insulation ? '' : one(206, 3, 'middle')) +
    one(insulation ? 252 : 270, 14, 'right')
  )
}

/** A gutter seen from its end; box gutters are square. */
export function gutter(sketch: Sketch): string {
  const { colour, name } = sketch
  const depth = 40 + sketch.number('width', 150) * 0.32
  const box = /kasten/i.test(name)
  const width = depth * (box ? 1.25 : 1.44)
  const [left, right] = [56, 56 + width]
  const end = box
    ? `M${left} 196v${n(depth)}h${n(width)}v${n(-depth)}`
    : `M${left} 196a${n(width / 2)} ${n(depth)} 0 0 0 ${n(width)} 0`
  const wall = box
    ? `M${n(right)} 196v${n(depth)}l190 -108v${n(-depth)}z`
    : `M${n(right - width * 0.5)} ${n(196 + depth)}a${n(width / 2)} ${n(depth)} 0 0 0 ${n(width / 2)} ${n(-depth)}l190 -108q0 ${n(depth * 0.9)} -${n(width * 0.5)} ${n(depth)}z`
  return (
    groundShadow(214, 316, 150, 16) +
    gradient('inside', 'down', [
      [0, darker(colour, 0.45)],
      [1, lighter(colour, 0.25)],
    ]) +
    gradient('outside', 'down', [
      [0, lighter(colour, 0.35)],
      [0.5, colour],
      [1, darker(colour, 0.4)],
    ]) +
    polygon(
      [
        [left, 196],
        [right, 196],
        [right + 190, 88],
        [246, 88],
      ],
      'fill="url(#inside)"',
    ) +
    path(wall, 'fill="url(#outside)"') +
    path(`${end}z`, fill(darker(colour, 0.3))) +
    path(end, stroke(darker(colour, 0.55), 3.5)) +
    path(`M${n(right)} 196l190 -108`, stroke(lighter(colour, 0.5), 9)) +
    path(`M${n(right)} 199l190 -108`, stroke(darker(colour, 0.35), 3)) +
    path(`M${left} 196l190 -108`, stroke(lighter(colour, 0.2), 4))
  )
}

/** A length of pipe with its socket. */
export function pipe(sketch: Sketch): string {
  const { colour } = sketch
  const r = Math.min(46, 12 + sketch.number('diameter', sketch.number('width', 75)) * 0.32)
  const long = Math.min(330, 170 + sketch.number('length', 1000) * 0.07)
  const left = 200 - long / 2
  return (
    groundShadow(205, 312, 160, 14) +
    roundGradient('pipe', colour, 'down') +
    '<g transform="rotate(-28 200 200)">' +
    ellipse(left + long, 200, r * 0.4, r, fill(darker(colour, 0.5))) +
    rect(left, 200 - r, long, r * 2, 'fill="url(#pipe)"') +
    rect(left, 200 - r * 1.18, 44, r * 2.36, 'fill="url(#pipe)" rx="3"') +
    rect(left + 8, 200 - r * 1.3, 16, r * 2.6, 'fill="url(#pipe)" rx="4"') +
    ellipse(left, 200, r * 0.45, r * 1.18, fill(lighter(colour, 0.12))) +
    ellipse(left + 1, 200, r * 0.36, r * 0.96, fill(darker(colour, 0.72))) +
    '</g>'
  )
}

/** A bend of a pipe, as sharp as the article says. */
export function pipeBend(sketch: Sketch): string {
  const { colour, name } = sketch
  const degrees = Number(/(\d+)\s*°/.exec(name)?.[1] ?? 60)
  const r = Math.min(44, 16 + sketch.number('diameter', sketch.number('width', 75)) * 0.28)
  const turn = (degrees * Math.PI) / 180
  const end = { x: 150 + Math.sin(turn) * 140, y: 230 - Math.cos(turn) * 120 }
  const line = `M150 330V216Q150 ${n(200 - 20)} ${n(end.x)} ${n(end.y)}`
  return (
    groundShadow(186, 344, 90, 12) +
    path(line, stroke(darker(colour, 0.42), r * 2, 'stroke-linecap="butt"')) +
    path(line, stroke(darker(colour, 0.12), r * 1.7, 'stroke-linecap="butt"')) +
    path(line, stroke(colour, r * 1.25, 'stroke-linecap="butt"')) +
    path(
      line,
      `${stroke(lighter(colour, 0.4), r * 0.4, 'stroke-linecap="butt"')} transform="translate(${n(-r * 0.4)} ${n(-r * 0.12)})"`,
    ) +
    roundGradient('socket', colour) +
    rect(150 - r * 1.2, 300, r * 2.4, 40, 'fill="url(#socket)" rx="4"') +
    rect(150 - r * 1.32, 304, r * 2.64, 14, 'fill="url(#socket)" rx="5"')
  )
}

/** A branch piece. */
export function pipeBranch(sketch: Sketch): string {
  const { colour, name } = sketch
  const r = Math.min(40, 14 + sketch.number('diameter', 75) * 0.26)
  const steep = name.includes('45')
  return (
    groundShadow(200, 356, 80, 12) +
    roundGradient('stem', colour) +
    roundGradient('arm', colour, 'down') +
    `<g transform="rotate(${steep ? -45 : -4} 200 200)">${rect(200, 200 - r, 130, r * 2, 'fill="url(#arm)"')}${rect(300, 200 - r * 1.2, 36, r * 2.4, 'fill="url(#arm)" rx="4"')}${ellipse(336, 200, r * 0.4, r * 1.1, fill(darker(colour, 0.6)))}</g>` +
    rect(200 - r, 60, r * 2, 290, 'fill="url(#stem)"') +
    rect(200 - r * 1.2, 52, r * 2.4, 44, 'fill="url(#stem)" rx="4"') +
    ellipse(200, 54, r * 1.15, r * 0.36, fill(darker(colour, 0.6)))
  )
}

/** Pipe in a coil. */
export function pipeCoil(sketch: Sketch): string {
  const { colour } = sketch
  const width = Math.max(9, Math.min(20, sketch.number('diameter', 16) * 0.75))
  const rings = [150, 150 - width, 150 - width * 2, 150 - width * 3, 150 - width * 4]
  return (
    groundShadow(200, 334, 160, 20) +
    [3, 2, 1, 0]
      .map((layer) =>
        rings
          .map(
            (r) =>
              ellipse(
                200,
                214 + layer * width * 0.9 - 16,
                r,
                r * 0.66,
                stroke(darker(colour, 0.28 - layer * 0.02), width),
              ) +
              ellipse(
                198,
                211 + layer * width * 0.9 - 16,
                r,
                r * 0.66,
                stroke(lighter(colour, 0.2), width * 0.3),
              ),
          )
          .join(''),
      )
      .join('') +
    path(`M${n(200 + 150)} 200q26 40 12 92`, stroke(darker(colour, 0.1), width)) +
    [-0.9, 0.5, 2]
      .map(
        (angle) =>
          `<g transform="translate(${n(200 + Math.cos(angle) * 120)} ${n(210 + Math.sin(angle) * 80)}) rotate(${n((angle * 180) / Math.PI + 90)})">${rect(-8, -44, 16, 88, 'fill="#f4f4f2" opacity="0.9"')}</g>`,
      )
      .join('')
  )
}

/** A fitting: elbow, tee or straight, in brass or plastic. */
export function fitting(sketch: Sketch): string {
  const { colour, name } = sketch
  const r = 24 + Math.min(24, sketch.number('diameter', 20) * 0.5)
  const shape = /winkel|scheibe|eck/i.test(name) ? 'elbow' : /t-stück/i.test(name) ? 'tee' : 'straight'
  const valve = /ventil/i.test(name)
  const sleeve = (x: number, y: number, turn: number, id: string) =>
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})">${metalGradient(id, name.includes('Press') ? '#c9cdd0' : colour, 'down')}${rect(0, -r, 76, r * 2, `fill="url(#${id})" rx="4"`)}${rect(6, -r * 1.12, 12, r * 2.24, `fill="url(#${id})" rx="4"`)}${ellipse(76, 0, r * 0.34, r * 0.92, fill('#2b2a28'))}</g>`
  return (
    groundShadow(200, 330, 120, 16) +
    metalGradient('core', colour, 'down') +
    sleeve(shape === 'elbow' ? 196 : 218, 200, 0, 'right') +
    (shape === 'straight'
      ? sleeve(184, 200, 180, 'left')
      : shape === 'tee'
        ? sleeve(184, 200, 180, 'left') + sleeve(200, 216, 90, 'down')
        : sleeve(182, 214, 90, 'down')) +
    core(shape, r, colour) +
    (valve
      ? rect(176, 110, 26, 70, 'fill="url(#core)"') +
        ellipse(189, 108, 46, 16, fill('#d3d7d9')) +
        ellipse(189, 104, 46, 16, fill('#eef0f1'))
      : '')
  )
}

/** The middle of a fitting: a ball where it turns, a hexagon where it runs straight. */
function core(shape: string, r: number, colour: string): string {
  if (shape === 'straight')
    return (
      rect(176, 200 - r * 1.2, 48, r * 2.4, 'fill="url(#core)" rx="3"') +
      path(
        `M192 ${n(200 - r * 1.2)}v${n(r * 2.4)}M208 ${n(200 - r * 1.2)}v${n(r * 2.4)}`,
        stroke(darker(colour, 0.35), 2),
      )
    )
  const x = shape === 'elbow' ? 184 : 200
  return (
    circle(x, 200, r * 1.06, 'fill="url(#core)"') +
    ellipse(x - 8, 188, r * 0.5, r * 0.3, `${fill(lighter(colour, 0.7))} opacity="0.45"`)
  )
}

/** A shower channel with its grate. */
export function channel(sketch: Sketch): string {
  const { colour } = sketch
  const tiled = sketch.name.includes('befliesbar')
  const slots = Array.from({ length: 13 }, (_, index) =>
    path(`M${n(66 + index * 21)} ${n(236 - index * 9.6)}l14 12`, stroke('#2b2d2f', 5)),
  ).join('')
  return (
    groundShadow(206, 320, 160, 18) +
    polygon(
      [
        [40, 236],
        [336, 100],
        [366, 122],
        [70, 262],
      ],
      fill('#8d9295'),
    ) +
    polygon(
      [
        [70, 262],
        [366, 122],
        [366, 150],
        [70, 294],
      ],
      fill(darker(colour, 0.35)),
    ) +
    polygon(
      [
        [40, 236],
        [70, 262],
        [70, 294],
        [40, 266],
      ],
      fill(darker(colour, 0.5)),
    ) +
    metalGradient('grate', colour, 'across') +
    polygon(
      [
        [50, 236],
        [334, 106],
        [356, 122],
        [72, 256],
      ],
      tiled ? fill('#cfc8bb') : 'fill="url(#grate)"',
    ) +
    (tiled ? '' : slots) +
    roundGradient('outlet', '#e7e8e8') +
    rect(180, 232, 60, 60, 'fill="url(#outlet)"') +
    path('M240 268h70', stroke('#c9cbcc', 26, 'stroke-linecap="butt"'))
  )
}
