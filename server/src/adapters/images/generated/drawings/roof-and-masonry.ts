import { darker, lighter, mix } from '../colours.ts'
import type { Sketch } from '../picture.ts'
import { cuboid, cuboidShadow, slope } from '../solids.ts'
import { ellipse, fill, gradient, groundShadow, n, path, polygon, rect, stroke } from '../svg.ts'
import { noise } from '../textures.ts'

/** A grain over the whole shape given as clip. */
function grain({ random, colour }: Sketch, clip: string, strength = 1.5): string {
  return (
    `<clipPath id="grained">${clip}</clipPath>` +
    noise({
      id: 'grain',
      frequency: [0.34, 0.4],
      seed: random.integer(1, 900),
      colour: darker(colour, 0.6),
      strength,
      threshold: strength * 0.5,
    }) +
    `<g clip-path="url(#grained)">${rect(0, 0, 400, 400, 'filter="url(#grain)"')}</g>`
  )
}

/** An interlocking roof tile; concrete ones with two waves, clay ones with one. */
export function roofTile(sketch: Sketch): string {
  const { colour } = sketch
  const concrete = sketch.text('material').includes('beton')
  const flat = /planum|glattauer/i.test(sketch.name)
  const outline = 'M92 84l196 -10q16 0 18 14l18 232q0 14 -14 14l-218 14q-14 0 -14 -16z'
  const waves = flat ? [] : concrete ? [0.28, 0.74] : [0.24]
  const drawn =
    groundShadow(206, 350, 130, 16) +
    gradient(
      'tile',
      'across',
      flat
        ? [
            [0, darker(colour, 0.1)],
            [0.5, lighter(colour, 0.12)],
            [1, darker(colour, 0.18)],
          ]
        : [
            [0, darker(colour, 0.35)],
            [0.18, lighter(colour, 0.3)],
            [0.38, darker(colour, 0.2)],
            [0.62, concrete ? lighter(colour, 0.28) : darker(colour, 0.02)],
            [0.85, concrete ? darker(colour, 0.22) : lighter(colour, 0.12)],
            [1, darker(colour, 0.4)],
          ],
    ) +
    path(outline, 'fill="url(#tile)"') +
    grain(sketch, `<path d="${outline}"/>`, 1.2) +
    waves
      .map((share) =>
        path(
          `M${n(92 + 200 * share)} 84l${n(4 - share * 4)} 262`,
          stroke(darker(colour, 0.35), 3, 'opacity="0.5"'),
        ),
      )
      .join('') +
    path('M92 104l212 -12M96 122l212 -12', stroke(darker(colour, 0.4), 4, 'opacity="0.6"')) +
    path('M80 318l244 -14', stroke(lighter(colour, 0.35), 4, 'opacity="0.6"')) +
    path('M292 76l18 256', stroke(darker(colour, 0.45), 5, 'opacity="0.55"')) +
    extra(sketch)
  return sketch.name.includes('halber') ? `<g transform="translate(100 0) scale(0.5 1)">${drawn}</g>` : drawn
}

/** What distinguishes a fitting from the plain tile. */
function extra({ colour, name }: Sketch): string {
  if (name.includes('Lüfter'))
    return (
      path('M150 190q48 -34 100 -4l6 46q-52 -22 -108 4z', fill(darker(colour, 0.1))) +
      path('M154 230q50 -22 98 -2', stroke('#16181a', 8))
    )
  if (name.includes('Ortgang links'))
    return polygon(
      [
        [78, 332],
        [92, 84],
        [66, 104],
        [50, 356],
      ],
      fill(darker(colour, 0.28)),
    )
  if (name.includes('Ortgang rechts'))
    return polygon(
      [
        [324, 320],
        [306, 84],
        [334, 104],
        [352, 340],
      ],
      fill(darker(colour, 0.32)),
    )
  return ''
}

/** Plain tiles, three of them, with round, segment or straight cut. */
export function plainTile(sketch: Sketch): string {
  const { colour, name } = sketch
  const cut = name.includes('Rund') ? 'v150q0 60 -54 60t-54 -60z' : 'v160q-10 34 -54 34t-54 -34z'
  const one = (x: number, y: number, tone: string) =>
    path(`M${x} ${y}h108${cut}`, fill(tone)) +
    path(`M${x} ${y}h108${cut}`, stroke(darker(colour, 0.4), 1.5)) +
    rect(x + 44, y + 8, 20, 10, fill(darker(colour, 0.3)))
  return (
    groundShadow(200, 340, 150, 14) +
    one(36, 110, darker(colour, 0.08)) +
    one(256, 110, darker(colour, 0.14)) +
    one(146, 84, lighter(colour, 0.06)) +
    grain(sketch, `<path d="M146 84h108${cut}"/><path d="M36 110h108${cut}"/><path d="M256 110h108${cut}"/>`)
  )
}

/** A tapered ridge tile. */
export function ridgeTile(sketch: Sketch): string {
  const { colour } = sketch
  const outline = 'M56 300q-4 -130 84 -134l172 -44q68 -6 60 110l-28 14q4 -66 -42 -64l-140 38q-52 6 -58 92z'
  return (
    groundShadow(205, 318, 166, 18) +
    gradient('ridge', 'down', [
      [0, lighter(colour, 0.32)],
      [0.5, colour],
      [1, darker(colour, 0.36)],
    ]) +
    path(
      'M104 296q6 -86 58 -92l140 -38q46 -2 42 64l-20 8q0 -46 -30 -42l-130 36q-30 6 -36 62z',
      fill(darker(colour, 0.6)),
    ) +
    path(outline, 'fill="url(#ridge)"') +
    grain(sketch, `<path d="${outline}"/>`, 1.2) +
    path('M150 168q-72 8 -70 130', stroke(darker(colour, 0.35), 4, 'opacity="0.6"'))
  )
}

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
  const [length, height, depth] = [188, 46 + sketch.number('height', 71) * 0.22, flat ? 14 : 90]
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
    rect(30, 330 - height, length, height) +
    rect(160, 330 - height, length, height) +
    rect(90, 328 - height * 2, length, height)
  return (
    cuboidShadow(40, 332, 300, depth) +
    one(30, 330, 'a') +
    one(164, 330, 'b') +
    one(92, 328 - height, 'c') +
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
