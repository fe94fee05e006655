import { brightness, darker, lighter, mix } from '../colours.ts'
import type { Sketch } from '../picture.ts'
import { fill, n, path, polygon, stroke } from '../svg.ts'
import { chips, noise, veins } from '../textures.ts'
import { rectOf } from './area.ts'
import type { Area } from './area.ts'

export function bevel({ x, y, width, height }: Area, colour: string, size: number): string {
  const [right, bottom] = [x + width, y + height]
  return (
    polygon(
      [
        [x, y],
        [right, y],
        [right - size, y + size],
        [x + size, y + size],
      ],
      fill(lighter(colour, 0.3)),
    ) +
    polygon(
      [
        [x, y],
        [x + size, y + size],
        [x + size, bottom - size],
        [x, bottom],
      ],
      fill(lighter(colour, 0.14)),
    ) +
    polygon(
      [
        [right, y],
        [right, bottom],
        [right - size, bottom - size],
        [right - size, y + size],
      ],
      fill(darker(colour, 0.1)),
    ) +
    polygon(
      [
        [x, bottom],
        [x + size, bottom - size],
        [right - size, bottom - size],
        [right, bottom],
      ],
      fill(darker(colour, 0.18)),
    )
  )
}

export function relief(look: string, { x, y, width, height }: Area, colour: string, edge: number): string {
  if (look.includes('falten') || look.includes('welle')) {
    const lines = Math.max(4, Math.round(edge / 14))
    let drawn = ''
    for (let line = 0; line < lines; line += 1) {
      const position = x + (line + 0.5) * (width / lines)
      const bend = look.includes('welle')
        ? `q${n(width / lines)} ${n(height / 4)} 0 ${n(height / 2)} t0 ${n(height / 2)}`
        : `v${n(height)}`
      drawn += path(
        `M${n(position)} ${n(y)}${bend}`,
        stroke(darker(colour, 0.13), width / lines / 2.6, 'stroke-linecap="butt"'),
      )
      drawn += path(
        `M${n(position - width / lines / 3)} ${n(y)}${bend}`,
        stroke(lighter(colour, 0.35), width / lines / 5, 'stroke-linecap="butt"'),
      )
    }
    return drawn
  }
  if (!look.includes('geometrisch')) return ''
  const size = width / Math.max(2, Math.round(width / 46))
  let drawn = ''
  for (let top = y; top < y + height - 1; top += size)
    for (let left = x; left < x + width - 1; left += size)
      drawn +=
        polygon(
          [
            [left, top],
            [left + size, top],
            [left, top + size],
          ],
          `${fill(lighter(colour, 0.3))} opacity="0.6"`,
        ) +
        polygon(
          [
            [left + size, top],
            [left + size, top + size],
            [left, top + size],
          ],
          `${fill(darker(colour, 0.12))} opacity="0.5"`,
        )
  return drawn
}

/** What lies over all tiles: clouds, veins, grain, chips. */
export function surface(sketch: Sketch, area: Area): string {
  const { colour, random } = sketch
  const look = sketch.text('look') || sketch.text('material')
  const seed = random.integer(1, 900)
  const dark = darker(colour, brightness(colour) > 0.6 ? 0.32 : 0.45)
  const light = lighter(colour, brightness(colour) < 0.35 ? 0.4 : 0.7)
  const over = (id: string) => rectOf(area, `filter="url(#${id})"`)
  if (look.includes('holz'))
    return (
      noise({
        id: 'grain',
        frequency: [0.11, 0.006],
        seed,
        colour: darker(colour, 0.5),
        strength: 1.9,
        threshold: 1.05,
      }) +
      over('grain') +
      noise({
        id: 'fine',
        frequency: [0.5, 0.012],
        octaves: 2,
        seed: seed + 1,
        colour: light,
        strength: 1.5,
        threshold: 0.75,
      }) +
      over('fine')
    )
  if (look.includes('marmor'))
    return (
      noise({
        id: 'cloud',
        frequency: [0.006, 0.011],
        seed,
        colour: dark,
        strength: 1.5,
        threshold: 0.72,
        octaves: 4,
      }) +
      over('cloud') +
      veins(random, area, brightness(colour) > 0.4 ? darker(colour, 0.38) : lighter(colour, 0.65), 5)
    )
  if (look.includes('terrazzo'))
    return chips(random, area, 420, 9, [
      lighter(colour, 0.55),
      darker(colour, 0.35),
      mix(colour, '#a5826a', 0.5),
      mix(colour, '#5b6660', 0.5),
      lighter(colour, 0.8),
    ])
  if (look.includes('beton') || look.includes('zement'))
    return (
      noise({
        id: 'cloud',
        frequency: [0.008, 0.009],
        seed,
        colour: dark,
        strength: 1.1,
        threshold: 0.5,
        octaves: 4,
      }) +
      over('cloud') +
      noise({
        id: 'fine',
        frequency: [0.35, 0.35],
        octaves: 2,
        seed: seed + 1,
        colour: light,
        strength: 0.9,
        threshold: 0.5,
      }) +
      over('fine')
    )
  if (look.includes('stein') && !sketch.text('material').includes('steingut'))
    return (
      noise({
        id: 'cloud',
        frequency: [0.014, 0.022],
        seed,
        colour: dark,
        strength: 1.9,
        threshold: 0.85,
        octaves: 4,
      }) +
      over('cloud') +
      noise({
        id: 'fine',
        frequency: [0.16, 0.2],
        octaves: 2,
        seed: seed + 1,
        colour: light,
        strength: 1.6,
        threshold: 0.8,
      }) +
      over('fine')
    )
  if (sketch.text('material').includes('unglasiert'))
    return chips(random, area, 700, 1.8, [lighter(colour, 0.4), darker(colour, 0.4)])
  return (
    noise({
      id: 'fine',
      frequency: [0.02, 0.02],
      octaves: 2,
      seed,
      colour: light,
      strength: 0.7,
      threshold: 0.35,
    }) + over('fine')
  )
}
