import { brightness } from './colours.ts'
import type { Random } from './random.ts'
import { n, path, polygon, stroke } from './svg.ts'

interface Noise {
  id: string
  /** Waves per unit across and down; the smaller, the larger the clouds. */
  frequency: readonly [number, number]
  octaves?: number
  seed: number
  colour: string
  /** Contrast and coverage of the clouds. */
  strength: number
  threshold: number
  kind?: 'fractalNoise' | 'turbulence'
}

/** A filter that fills its area with clouds of one colour. Each costs a few milliseconds: use two at most. */
export function noise({
  id,
  frequency,
  octaves = 3,
  seed,
  colour,
  strength,
  threshold,
  kind = 'fractalNoise',
}: Noise): string {
  const [red, green, blue] = [1, 3, 5].map((start) =>
    n(Number.parseInt(colour.slice(start, start + 2), 16) / 255),
  )
  return (
    `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="${kind}" baseFrequency="${frequency.join(' ')}" numOctaves="${octaves}" seed="${seed}"/>` +
    `<feColorMatrix values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} ${n(strength)} 0 0 0 ${n(-threshold)}"/></filter>`
  )
}

/** Chips of stone scattered over an area. */
export function chips(
  random: Random,
  area: { x: number; y: number; width: number; height: number },
  count: number,
  size: number,
  palette: readonly string[],
): string {
  const parts: string[] = []
  for (let index = 0; index < count; index += 1) {
    const [x, y] = [random.between(area.x, area.x + area.width), random.between(area.y, area.y + area.height)]
    const radius = random.between(size * 0.3, size)
    const corners = random.integer(4, 6)
    const points = Array.from({ length: corners }, (_, corner): [number, number] => {
      const angle = (corner / corners) * Math.PI * 2 + random.between(0, 0.7)
      const reach = radius * random.between(0.6, 1.1)
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.8]
    })
    parts.push(polygon(points, `fill="${palette[index % palette.length] ?? '#888888'}"`))
  }
  return parts.join('')
}

/** Veins of marble: long bent lines with side branches. */
export function veins(
  random: Random,
  area: { x: number; y: number; width: number; height: number },
  colour: string,
  count: number,
): string {
  const strength = brightness(colour) > 0.5 ? 0.75 : 0.5
  let drawn = ''
  for (let index = 0; index < count; index += 1) {
    let [x, y] = [area.x + random.between(-0.2, 0.9) * area.width, area.y - 10]
    let d = `M${n(x)} ${n(y)}`
    while (y < area.y + area.height) {
      const [stepX, stepY] = [random.between(-8, 42), random.between(16, 46)]
      d += `q${n(stepX * random.between(-0.2, 0.9))} ${n(stepY * 0.5)} ${n(stepX)} ${n(stepY)}`
      x += stepX
      y += stepY
    }
    const width = random.between(0.4, 2.2)
    drawn +=
      path(d, stroke(colour, width * 3.4, 'opacity="0.10"')) +
      path(d, stroke(colour, width, `opacity="${strength}"`))
  }
  return drawn
}
