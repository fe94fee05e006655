import { brightness, darker, lighter, mix } from '../colours.ts'
import type { Sketch } from '../picture.ts'
import { fill, rect } from '../svg.ts'
import { centred, inset, rectOf, shadowOf } from './area.ts'
import type { Area } from './area.ts'
import { bevel, relief, surface } from './tile-surface.ts'

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
