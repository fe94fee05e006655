import { darker, lighter } from '../colours.ts'
import type { Sketch } from '../picture.ts'
import { circle, ellipse, fill, gradient, n, path, polygon, rect, roundGradient, stroke } from '../svg.ts'
import { format, isBrick, offset, panel } from './tile.ts'

/** The tile in a room: on the wall behind a basin, or on the floor in perspective. */
export function tileLaid(sketch: Sketch): string {
  return sketch.text('application').includes('wand innen') || sketch.text('material').includes('steingut')
    ? wallScene(sketch)
    : floorScene(sketch)
}

function wallScene(sketch: Sketch): string {
  const [width, length] = format(sketch)
  const scale = 400 / 1500
  const [across, down] = isBrick(sketch) || length > 600 ? [length, width] : [width, length]
  return (
    panel(sketch, { x: 0, y: 0, width: 400, height: 400 }, across * scale, down * scale, offset(sketch)) +
    gradient('light', 'diagonal', [
      [0, '#ffffff'],
      [1, '#000000'],
    ]) +
    rect(0, 0, 400, 400, 'fill="url(#light)" opacity="0.10"') +
    circle(270, 120, 72, 'fill="#dfe9ec" stroke="#3a3c3e" stroke-width="5"') +
    path('M228 70L312 154M236 112L280 156', stroke('#ffffff', 7, 'opacity="0.6"')) +
    roundGradient('counter', '#b98a5a', 'down') +
    rect(150, 268, 250, 22, 'fill="url(#counter)"') +
    rect(150, 290, 250, 60, fill('#8d653e')) +
    path('M208 236h124l-14 32h-96z', fill('#fbfbf9')) +
    ellipse(270, 236, 62, 7, fill('#e4e4df')) +
    path('M270 232v-34q0-10 -22-10', stroke('#555a5d', 6)) +
    rect(0, 350, 400, 50, `${fill('#6f6a63')} opacity="0.92"`)
  )
}

/** A floor of 4 m depth seen from standing height. */
function floorScene(sketch: Sketch): string {
  const [width, length] = format(sketch)
  const { colour, random } = sketch
  const horizon = 150
  const columns = 6000 / width
  const rows = 4200 / length
  const spot = (x: number, depth: number): [number, number] => {
    // depth 0 at the viewer, 1 at the wall
    const near = 1 / (1 + depth * 2.1)
    return [200 + (x - 0.5) * 1500 * near, horizon + 65 + 330 * (near - 1 / 3.1)]
  }
  const shift = offset(sketch)
  let tiles = ''
  for (let column = 0; column < columns; column += 1)
    for (let row = shift ? -1 : 0; row < rows; row += 1) {
      const start = Math.max(0, (row + ((column * shift) % 1)) / rows)
      const end = Math.min(1, (row + 1 + ((column * shift) % 1)) / rows)
      if (end <= start) continue
      const [left, right] = [column / columns, (column + 1) / columns]
      const change = random.between(-0.05, 0.05) * (shift ? 2.4 : 1)
      const own = change > 0 ? lighter(colour, change) : darker(colour, -change)
      tiles += polygon(
        [spot(left, start), spot(right, start), spot(right, end), spot(left, end)],
        `fill="${own}" stroke="${darker(colour, 0.22)}" stroke-width="1.1"`,
      )
    }
  const wall = lighter(colour, 0.82)
  return (
    rect(0, 0, 400, 220, fill(wall)) +
    rect(0, 205, 400, 10, fill(lighter(colour, 0.2))) +
    rect(0, 214, 400, 186, fill(darker(colour, 0.2))) +
    tiles +
    gradient('depth', 'down', [
      [0, '#000000'],
      [0.5, '#000000'],
      [1, '#ffffff'],
    ]) +
    rect(0, 214, 400, 186, 'fill="url(#depth)" opacity="0.10"') +
    roomWindow() +
    sofa(random.integer(0, 1) ? '#5f7470' : '#8b6f5a')
  )
}

function roomWindow(): string {
  return (
    rect(42, 30, 110, 130, fill('#fdfdfb')) +
    rect(49, 37, 96, 116, fill('#cfe0ea')) +
    rect(94, 37, 6, 116, fill('#fdfdfb')) +
    path('M49 130q48-26 96-4v27h-96z', fill('#a9c09a'))
  )
}

function sofa(colour: string): string {
  return (
    ellipse(286, 268, 112, 12, 'fill="url(#shadow)"') +
    rect(196, 170, 180, 62, `${fill(darker(colour, 0.1))} rx="14"`) +
    rect(186, 206, 200, 44, `${fill(colour)} rx="12"`) +
    rect(178, 192, 30, 58, `${fill(darker(colour, 0.18))} rx="12"`) +
    rect(364, 192, 30, 58, `${fill(darker(colour, 0.18))} rx="12"`) +
    path(`M${n(286)} 208v38`, stroke(darker(colour, 0.25), 2)) +
    rect(196, 248, 8, 16, fill('#3c3028')) +
    rect(368, 248, 8, 16, fill('#3c3028'))
  )
}
