import { darker, lighter } from '../colours.ts'
import type { Sketch } from '../picture.ts'
import { fill, polygon, rect } from '../svg.ts'

/** A mosaic sheet of 30 × 30 cm with its stones, square, hexagonal or broken. */
export function mosaic(sketch: Sketch): string {
  return (
    rect(37, 39, 336, 336, 'fill="#000000" opacity="0.14"') +
    rect(32, 32, 336, 336, fill('#e4e1d8')) +
    stones(sketch, 32, 336)
  )
}

/** The same mosaic over the whole picture. */
export function mosaicLaid(sketch: Sketch): string {
  return (
    rect(0, 0, 400, 400, fill('#d9d5cb')) +
    stones(sketch, 0, 400) +
    rect(0, 0, 400, 400, 'fill="url(#gloss)" opacity="0.6"')
  )
}

function stones(sketch: Sketch, start: number, size: number): string {
  const count = Math.max(5, Math.min(13, Math.round(300 / sketch.number('width', 50))))
  const clip = `<clipPath id="sheet">${rect(start, start, size, size)}</clipPath>`
  const shape = sketch.text('shape')
  const drawn = shape.includes('sechs')
    ? hexagons(sketch, start, size, count)
    : shape.includes('bruch')
      ? broken(sketch, start, size, count)
      : squares(sketch, start, size, count)
  return `${clip}<g clip-path="url(#sheet)">${drawn}</g>`
}

function own({ colour, random, text }: Sketch): string {
  const spread = text('material').includes('glas') ? 0.22 : 0.13
  const change = random.between(-spread, spread)
  return change > 0 ? lighter(colour, change) : darker(colour, -change)
}

function squares(sketch: Sketch, start: number, size: number, count: number): string {
  const cell = size / count
  const glass = sketch.text('material').includes('glas')
  let drawn = ''
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1) {
      const [x, y] = [start + column * cell + cell * 0.05, start + row * cell + cell * 0.05]
      drawn += rect(x, y, cell * 0.9, cell * 0.9, `${fill(own(sketch))} rx="${glass ? 1.5 : 1}"`)
      if (glass)
        drawn += polygon(
          [
            [x + 2, y + 2],
            [x + cell * 0.6, y + 2],
            [x + 2, y + cell * 0.6],
          ],
          'fill="#ffffff" opacity="0.28"',
        )
    }
  return drawn
}

function hexagons(sketch: Sketch, start: number, size: number, count: number): string {
  const radius = size / count / 1.65
  const [stepX, stepY] = [radius * Math.sqrt(3), radius * 1.5]
  let drawn = ''
  for (let row = -1; row * stepY < size + radius; row += 1)
    for (let column = -1; column * stepX < size + stepX; column += 1) {
      const [cx, cy] = [start + column * stepX + (row % 2 ? stepX / 2 : 0), start + row * stepY]
      const points = Array.from({ length: 6 }, (_, index): [number, number] => {
        const angle = Math.PI / 6 + (index * Math.PI) / 3
        return [cx + Math.cos(angle) * radius * 0.93, cy + Math.sin(angle) * radius * 0.93]
      })
      drawn += polygon(points, fill(own(sketch)))
    }
  return drawn
}

/** Irregular stones: a grid whose corners are pushed about. */
function broken(sketch: Sketch, start: number, size: number, count: number): string {
  const cell = size / count
  const { random } = sketch
  const corners = Array.from({ length: count + 2 }, (_, row) =>
    Array.from({ length: count + 2 }, (_, column): [number, number] => [
      start + (column - 0.5) * cell + random.between(-0.32, 0.32) * cell,
      start + (row - 0.5) * cell + random.between(-0.32, 0.32) * cell,
    ]),
  )
  let drawn = ''
  for (let row = 0; row <= count; row += 1)
    for (let column = 0; column <= count; column += 1) {
      const points = [
        corners[row]?.[column],
        corners[row]?.[column + 1],
        corners[row + 1]?.[column + 1],
        corners[row + 1]?.[column],
      ].filter((point) => point !== undefined)
      const [cx, cy] = [
        points.reduce((sum, [x]) => sum + x, 0) / 4,
        points.reduce((sum, [, y]) => sum + y, 0) / 4,
      ]
      drawn += polygon(
        points.map(([x, y]): [number, number] => [cx + (x - cx) * 0.9, cy + (y - cy) * 0.9]),
        fill(own(sketch)),
      )
    }
  return drawn
}
