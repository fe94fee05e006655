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
