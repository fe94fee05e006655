import { darker, mix } from '../colours.ts'
import type { Sketch } from '../picture.ts'
import { cuboid, cuboidShadow, slope } from '../solids.ts'
import { ellipse, fill, groundShadow, n, path, polygon, rect, stroke } from '../svg.ts'
import { grain } from './grain.ts'

/** A masonry unit in its true proportions, with holes where its kind has them. */
export function brick(sketch: Sketch): string {
  const { colour, name } = sketch
  const [length, width, height] = [
    sketch.number('length', 248),
    sketch.number('width', 175),
    sketch.number('height', 248),
  ]
  const scale = Math.min(250 / (length + width * slope.x), 250 / (height + width * -slope.y))
  const solid = {
    x: 200 - ((length + width * slope.x) * scale) / 2,
    y: 330,
    width: length * scale,
    height: height * scale,
    depth: width * scale,
    colour,
  }
  const top = solid.y - solid.height
  const front = rect(solid.x, top, solid.width, solid.height)
  const clay = /ziegel/i.test(name)
  return (
    cuboidShadow(solid.x, solid.y, solid.width, solid.depth) +
    cuboid(solid) +
    (clay
      ? Array.from({ length: 9 }, (_, line) =>
          path(
            `M${n(solid.x + (solid.width / 9) * (line + 0.5))} ${n(top)}v${n(solid.height)}`,
            stroke(darker(colour, 0.2), 1.6, 'opacity="0.7"'),
          ),
        ).join('')
      : '') +
    (clay || /loch|schalung/i.test(name)
      ? topHoles(solid, /schalung/i.test(name) ? [2, 1] : clay ? [9, 4] : [4, 2])
      : '') +
    grain(
      sketch,
      front +
        polygon([
          [solid.x, top],
          [solid.x + solid.depth * slope.x, top + solid.depth * slope.y],
          [solid.x + solid.width + solid.depth * slope.x, top + solid.depth * slope.y],
          [solid.x + solid.width, top],
        ]),
      /poren/i.test(name) ? 2.2 : 1.4,
    )
  )
}

function topHoles(
  { x, y, width, height, depth, colour }: Parameters<typeof cuboid>[0],
  [columns, rows]: readonly [number, number],
): string {
  const spot = (across: number, back: number): [number, number] => [
    x + across * width + back * depth * slope.x,
    y - height + back * depth * slope.y,
  ]
  let drawn = ''
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [left, right] = [(column + 0.2) / columns, (column + 0.8) / columns]
      const [near, far] = [(row + 0.2) / rows, (row + 0.8) / rows]
      drawn += polygon(
        [spot(left, near), spot(right, near), spot(right, far), spot(left, far)],
        fill(darker(colour, 0.6)),
      )
    }
  return drawn
}

/** Three facing bricks of a series, each burnt a little differently. */
export function clinker(sketch: Sketch): string {
  const { colour, random } = sketch
  const flat = sketch.number('width', 115) < 30
  const [length, height, depth] = [152, 46 + sketch.number('height', 71) * 0.22, flat ? 14 : 90]
  const one = (x: number, y: number, id: string) =>
    cuboid({
      x,
      y,
      width: length,
      height,
      depth,
      colour: mix(colour, random.integer(0, 1) ? '#2c2320' : '#c98a63', random.between(0.02, 0.22)),
      id,
    })
  const fronts =
    rect(26, 330 - height, length, height) +
    rect(182, 330 - height, length, height) +
    rect(104, 328 - height * 2, length, height)
  return (
    cuboidShadow(40, 332, 300, depth) +
    one(26, 330, 'a') +
    one(182, 330, 'b') +
    one(104, 328 - height, 'c') +
    grain(sketch, fronts, 2)
  )
}

/** A wall of the bricks with its joints. */
export function clinkerWall(sketch: Sketch): string {
  const { colour, random } = sketch
  const [width, height] = [92, 10 + sketch.number('height', 71) * 0.34]
  let bricks = ''
  for (let row = 0; row * (height + 5) < 400; row += 1)
    for (let column = -1; column < 5; column += 1)
      bricks += rect(
        column * (width + 5) + (row % 2 ? -48 : 0) + 2,
        row * (height + 5) + 2,
        width,
        height,
        `${fill(mix(colour, random.integer(0, 1) ? '#2c2320' : '#d09a72', random.between(0, 0.3)))} rx="1.5"`,
      )
  return rect(0, 0, 400, 400, fill('#bdb7ab')) + bricks + grain(sketch, rect(0, 0, 400, 400), 1.7)
}

/** A lintel: long, low, with its reinforcement at the end. */
export function lintel(sketch: Sketch): string {
  const { colour } = sketch
  const height = 26 + sketch.number('height', 71) * 0.3
  const solid = { x: 34, y: 300, width: 90, height, depth: 60 + sketch.number('length', 1500) * 0.1, colour }
  return (
    cuboidShadow(40, 300, 110, solid.depth) +
    cuboid(solid) +
    [0.25, 0.5, 0.75]
      .map(
        (share) =>
          ellipse(34 + 90 * share, 300 - height * 0.3, 5, 5, fill('#6e4f3c')) +
          ellipse(34 + 90 * share, 300 - height * 0.3, 3, 3, fill('#a1a5a7')),
      )
      .join('') +
    grain(sketch, rect(34, 300 - height, 90, height))
  )
}

/** Paving stones of a format, laid. */
export function paver(sketch: Sketch): string {
  const { colour, random } = sketch
  const [long, short] = [sketch.number('length', 200), sketch.number('width', 100)]
  const scale = long > 350 ? 0.28 : 0.42
  const [width, depth, height] = [long * scale, short * scale, 6 + sketch.number('height', 60) * 0.34]
  const rows = Math.min(4, Math.max(2, Math.floor(230 / depth)))
  const columns = Math.min(3, Math.max(2, Math.floor(230 / width)))
  const left = 200 - (columns * width + rows * depth * slope.x) / 2
  let stones = ''
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = 0; column < columns; column += 1)
      stones += cuboid({
        x: left + column * (width + 3) + row * depth * slope.x + (row % 2 && long > short ? width * 0.2 : 0),
        y: 310 + row * depth * slope.y * 1.05,
        width,
        height,
        depth: depth * 0.96,
        colour: mix(colour, '#5d5a55', random.between(0, 0.12)),
        id: `stone${row}${column}`,
      })
  return groundShadow(206, 318, 170, 24) + stones + holesOf(sketch, left, rows, columns, width, depth, height)
}

function holesOf(
  { name, colour }: Sketch,
  left: number,
  rows: number,
  columns: number,
  width: number,
  depth: number,
  height: number,
): string {
  if (!name.includes('Rasengitter')) return ''
  let drawn = ''
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      for (const [across, back] of [
        [0.22, 0.3],
        [0.6, 0.3],
        [0.34, 0.72],
        [0.76, 0.72],
      ] as const)
        drawn += ellipse(
          left + (column + across) * width + (row + back) * depth * slope.x,
          310 - height + (row + back) * depth * slope.y,
          width * 0.11,
          depth * 0.09,
          fill(mix(colour, '#4c7a3a', 0.75)),
        )
  return drawn
}

/** A kerb. */
export function kerb(sketch: Sketch): string {
  const { colour } = sketch
  const [length, height, width] = [
    sketch.number('length', 1000) * 0.24,
    sketch.number('height', 250) * 0.42,
    10 + sketch.number('width', 80) * 0.5,
  ]
  const x = 200 - (length + width * slope.x) / 2
  return (
    cuboidShadow(x, 310, length, width) +
    cuboid({ x, y: 310, width: length, height, depth: width, colour }) +
    grain(sketch, rect(x, 310 - height, length, height), 1.9)
  )
}
