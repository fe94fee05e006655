import { darker, lighter } from '../colours.ts'
import type { Sketch } from '../picture.ts'
import {
  circle,
  ellipse,
  fill,
  groundShadow,
  metalGradient,
  n,
  path,
  polygon,
  rect,
  roundGradient,
  stroke,
} from '../svg.ts'

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
