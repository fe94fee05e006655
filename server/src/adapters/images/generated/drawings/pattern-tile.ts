import { lighter, mix } from '../colours.ts'
import type { Sketch } from '../picture.ts'
import { circle, fill, n, path, polygon, rect } from '../svg.ts'
import { centred, rectOf, shadowOf } from './area.ts'

/** Patterned tiles: one ornament, turned and repeated. */
export function patternTile(sketch: Sketch): string {
  const area = centred(336, 336)
  const size = 84
  const ground = lighter(sketch.colour, 0.86)
  const graphic = sketch.text('look').includes('graf')
  let drawn = ''
  for (let row = 0; row < 4; row += 1)
    for (let column = 0; column < 4; column += 1) {
      const [x, y] = [area.x + column * size, area.y + row * size]
      drawn += rect(x + 1, y + 1, size - 2, size - 2, fill(ground))
      drawn += `<g transform="translate(${n(x + size / 2)} ${n(y + size / 2)}) rotate(${(row + column) % 2 ? 90 : 0})">${graphic ? graphicMotif(sketch, size / 2) : ornament(sketch, size / 2)}</g>`
    }
  return (
    shadowOf(area) + rectOf(area, fill('#cfcbc2')) + drawn + rectOf(area, 'fill="url(#gloss)" opacity="0.35"')
  )
}

function ornament({ colour, random }: Sketch, half: number): string {
  const accent = mix(colour, '#c99a4b', 0.55)
  const petals = random.integer(0, 1) ? 8 : 4
  const corners = (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  )
    .map(([dx, dy]) =>
      path(
        `M${n(dx * half * 0.96)} 0A${n(half * 0.96)} ${n(half * 0.96)} 0 0 ${dx * dy > 0 ? 0 : 1} 0 ${n(dy * half * 0.96)}L${n(dx * half * 0.96)} ${n(dy * half * 0.96)}Z`,
        `${fill(lighter(colour, 0.35))} opacity="0.8"`,
      ),
    )
    .join('')
  const flower = Array.from(
    { length: petals },
    (_, index) =>
      `<g transform="rotate(${(360 / petals) * index})">${path(`M0 0C${n(half * 0.3)} ${n(-half * 0.3)} ${n(half * 0.2)} ${n(-half * 0.7)} 0 ${n(-half * 0.82)}C${n(-half * 0.2)} ${n(-half * 0.7)} ${n(-half * 0.3)} ${n(-half * 0.3)} 0 0Z`, fill(index % 2 ? accent : colour))}</g>`,
  ).join('')
  return corners + flower + circle(0, 0, half * 0.16, fill(lighter(colour, 0.86)))
}

function graphicMotif({ colour, random }: Sketch, half: number): string {
  const edge = half * 0.96
  return random.integer(0, 1)
    ? polygon(
        [
          [-edge, -edge],
          [edge, -edge],
          [-edge, edge],
        ],
        fill(colour),
      ) +
        polygon(
          [
            [edge * 0.1, edge],
            [edge, edge],
            [edge, edge * 0.1],
          ],
          fill(lighter(colour, 0.5)),
        )
    : path(`M${n(-edge)} ${n(-edge)}h${n(edge)}A${n(edge)} ${n(edge)} 0 0 1 ${n(-edge)} 0Z`, fill(colour)) +
        path(
          `M${n(edge)} ${n(edge)}h${n(-edge)}A${n(edge)} ${n(edge)} 0 0 1 ${n(edge)} 0Z`,
          fill(lighter(colour, 0.45)),
        )
}
