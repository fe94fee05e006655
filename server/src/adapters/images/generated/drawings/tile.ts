import { brightness, darker, lighter, mix } from '../colours.ts'
import type { Sketch } from '../picture.ts'
import { circle, fill, n, path, polygon, rect, stroke } from '../svg.ts'
import { chips, noise, veins } from '../textures.ts'

interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** Tiles laid as a panel in their true format: few of the large ones, many of the small. */
export function tile(sketch: Sketch): string {
  const [width, length] = format(sketch)
  const reach = length <= 200 ? length * 4 : length <= 600 ? length * 2 : length
  // wood lies as boards, bricks lie flat
  const flat = isBrick(sketch)
  const [across, down] = flat ? [length, width] : [width, length]
  const columns = Math.max(1, Math.round(reach / across))
  const rows = Math.max(1, Math.round(reach / down))
  const scale = 336 / Math.max(columns * across, rows * down)
  const area = centred(columns * across * scale, rows * down * scale)
  return shadowOf(area) + panel(sketch, area, across * scale, down * scale, offset(sketch))
}

/** A panel of laid tiles: joints, surface, and every tile a little different. */
export function panel(
  sketch: Sketch,
  area: Area,
  tileWidth: number,
  tileHeight: number,
  shift: number,
): string {
  const joint = Math.max(1.4, Math.min(4, tileWidth * 0.014))
  const jointColour = brightness(sketch.colour) > 0.75 ? '#cfcbc2' : mix(sketch.colour, '#b9b5ac', 0.5)
  const cells = [...grid(area, tileWidth, tileHeight, shift)]
  const tiles = cells
    .map((cell) => single(sketch, inset(cell, joint / 2), inset(cell, joint / 2).width))
    .join('')
  const clip = `<clipPath id="panel">${rect(area.x, area.y, area.width, area.height)}</clipPath><clipPath id="tiles">${cells.map((cell) => rectOf(inset(cell, joint / 2))).join('')}</clipPath>`
  return (
    clip +
    rectOf(area, fill(jointColour)) +
    `<g clip-path="url(#panel)">${tiles}<g clip-path="url(#tiles)">${surface(sketch, area)}</g></g>` +
    (isGlossy(sketch) ? rectOf(area, 'fill="url(#gloss)" opacity="0.55"') : '')
  )
}

function* grid(area: Area, tileWidth: number, tileHeight: number, shift: number): Generator<Area> {
  const vertical = tileHeight > tileWidth
  const [outer, inner] = vertical
    ? [area.width / tileWidth, area.height / tileHeight]
    : [area.height / tileHeight, area.width / tileWidth]
  for (let line = 0; line < outer - 0.01; line += 1) {
    const moved = ((line * shift) % 1) * (vertical ? tileHeight : tileWidth)
    for (let index = shift === 0 ? 0 : -1; index < inner - 0.01; index += 1)
      yield vertical
        ? {
            x: area.x + line * tileWidth,
            y: area.y + index * tileHeight + moved,
            width: tileWidth,
            height: tileHeight,
          }
        : {
            x: area.x + index * tileWidth + moved,
            y: area.y + line * tileHeight,
            width: tileWidth,
            height: tileHeight,
          }
  }
}

/** One tile: base colour with its own brightness, bevel or relief where the series has one. */
function single(sketch: Sketch, cell: Area, edge: number): string {
  const { colour, random } = sketch
  const spread = isWood(sketch) ? 0.14 : isHandmade(sketch) ? 0.12 : 0.035
  const change = random.between(-spread, spread)
  const own = change > 0 ? lighter(colour, change) : darker(colour, -change)
  const look = sketch.text('look')
  return (
    rectOf(cell, fill(own)) +
    (look.includes('facette') ? bevel(cell, own, Math.min(cell.width, cell.height) * 0.16) : '') +
    relief(look, cell, own, edge)
  )
}

function bevel({ x, y, width, height }: Area, colour: string, size: number): string {
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

function relief(look: string, { x, y, width, height }: Area, colour: string, edge: number): string {
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
function surface(sketch: Sketch, area: Area): string {
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

/** Tile edges in mm, the shorter first. */
export function format(sketch: Sketch): [number, number] {
  const [first, second] = [sketch.number('width', 600), sketch.number('length', 600)]
  return first < second ? [first, second] : [second, first]
}

/** Shift of neighbouring rows in parts of a tile: boards by a third, bricks by half. */
export function offset(sketch: Sketch): number {
  if (isWood(sketch)) return 1 / 3
  return isBrick(sketch) ? 0.5 : 0
}

export function isBrick(sketch: Sketch): boolean {
  const [width, length] = format(sketch)
  return length <= 300 && length >= width * 1.5
}

const isWood = (sketch: Sketch) => sketch.text('look').includes('holz')
const isHandmade = (sketch: Sketch) => /handgeformt|zellige|ziegel/.test(sketch.text('look'))
const isGlossy = (sketch: Sketch) => /glänzend|poliert/.test(sketch.text('surface'))
const rectOf = ({ x, y, width, height }: Area, more = '') => rect(x, y, width, height, more)
const inset = ({ x, y, width, height }: Area, by: number): Area => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

export function centred(width: number, height: number): Area {
  return { x: 200 - width / 2, y: 200 - height / 2, width, height }
}

function shadowOf({ x, y, width, height }: Area): string {
  return rect(x + 5, y + 7, width, height, 'fill="#000000" opacity="0.16"')
}
