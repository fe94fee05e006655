import { darker, mix } from '../colours.ts'
import type { Sketch } from '../picture.ts'
import { cuboid, cuboidShadow } from '../solids.ts'
import {
  circle,
  ellipse,
  fill,
  gradient,
  groundShadow,
  label,
  n,
  path,
  polygon,
  rect,
  stroke,
} from '../svg.ts'
import { noise } from '../textures.ts'
import { millimetres, titleLines } from './pack-label.ts'

/** Building boards leaning in a stack, the thickness true to the article. */
export function board(sketch: Sketch): string {
  const { colour, brandColour, random } = sketch
  const thickness = 3 + sketch.number('thickness', 12.5) * 0.5
  const length = Math.min(290, 150 + sketch.number('length', 2000) / 18)
  const width = sketch.number('width', 1250) > 900 ? 190 : 130
  const face = mix(colour, '#f0eee8', 0.35)
  const left = 200 - width / 2 - 30
  const boards = [2, 1, 0].map((index) => {
    const shift = index * (thickness + 3)
    return `<g transform="translate(${n(shift)} ${n(-shift * 0.5)})">${cuboid({ x: left, y: 352, width, height: length, depth: thickness, colour: face, id: `board${index}` })}</g>`
  })
  return (
    groundShadow(215, 354, 130) +
    boards.join('') +
    noise({
      id: 'paper',
      frequency: [0.3, 0.3],
      octaves: 2,
      seed: random.integer(1, 99),
      colour: darker(face, 0.5),
      strength: 0.7,
      threshold: 0.4,
    }) +
    rect(left, 352 - length, width, length, 'filter="url(#paper)"') +
    (sketch.name.includes('Loch') ? holes(left, 352 - length, width, length) : '') +
    rect(left, 352 - length + 14, width, 26, `${fill(brandColour)} opacity="0.85"`) +
    label(
      `${sketch.brand} ${millimetres(sketch, 'thickness')}`.trim(),
      left + 8,
      352 - length + 32,
      15,
      width - 16,
      '#ffffff',
      'font-weight="bold"',
    ) +
    label(titleLines(sketch)[0], left + 8, 352 - 16, 13, width - 16, darker(colour, 0.55))
  )
}

function holes(x: number, y: number, width: number, height: number): string {
  let drawn = ''
  for (let row = y + 56; row < y + height - 30; row += 11)
    for (let column = x + 10; column < x + width - 6; column += 11)
      drawn += circle(column, row, 2.4, fill('#565656'))
  return drawn
}

/** An access panel with its touch latch. */
export function panel(sketch: Sketch): string {
  const size = 150 + sketch.number('width', 400) * 0.22
  const left = 200 - size / 2
  return (
    rect(left + 6, left + 9, size, size, 'fill="#000000" opacity="0.15"') +
    gradient('frame', 'diagonal', [
      [0, '#e9ebec'],
      [0.5, '#b6babd'],
      [1, '#8f9497'],
    ]) +
    rect(left, left, size, size, 'fill="url(#frame)"') +
    rect(left + 9, left + 9, size - 18, size - 18, fill('#77797b')) +
    rect(
      left + 11,
      left + 11,
      size - 22,
      size - 22,
      fill(sketch.name.includes('Feuchtraum') ? '#dbe6d8' : '#f6f5f2'),
    ) +
    circle(left + size - 34, 200, 6, fill('#8c9194')) +
    path(`M${n(left + 22)} ${n(left + size - 30)}h${n(size * 0.3)}`, stroke('#c9c7c1', 2)) +
    label(
      sketch.attributes['fire_resistance']?.startsWith('EI') ? sketch.attributes['fire_resistance'] : '',
      left + 24,
      left + 40,
      18,
      80,
      '#b3312b',
      'font-weight="bold"',
    )
  )
}

/** Roof battens in a bundle. */
export function batten(sketch: Sketch): string {
  const [width, height] = [14 + sketch.number('width', 50) * 0.44, 8 + sketch.number('height', 30) * 0.5]
  const wood = '#d9b27c'
  const rows = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => ({ x: 48 + column * (width + 2), y: 330 - row * (height + 2) })),
  )
  return (
    cuboidShadow(48, 330, width * 3, 360) +
    rows
      .map(
        ({ x, y }, index) =>
          cuboid({
            x,
            y,
            width,
            height,
            depth: 330,
            colour: index % 2 ? wood : darker(wood, 0.06),
            id: `end${index}`,
          }) +
          ellipse(x + width / 2, y - height / 2, width * 0.3, height * 0.32, stroke(darker(wood, 0.25), 1)),
      )
      .toSorted()
      .join('') +
    path(
      `M${n(48 + 120)} ${n(330 - 3 * (height + 2) - 68)}l${n(width * 3 + 4)} 0l0 ${n(3 * (height + 2))}`,
      stroke('#3a7a3f', 5),
    )
  )
}

/** A roof window, or its flashing, seen from outside. */
export function roofWindow(sketch: Sketch): string {
  const ratio = sketch.number('height', 1180) / sketch.number('width', 780)
  const height = Math.min(270, 170 * ratio)
  const width = height / ratio
  const [left, top] = [200 - width / 2, 196 - height / 2]
  const flashing = sketch.name.includes('Eindeckrahmen')
  return (
    rect(left - 26, top - 22, width + 56, height + 64, 'fill="#000000" opacity="0.13"') +
    gradient('sheet', 'diagonal', [
      [0, '#6d7275'],
      [0.5, '#4a4f52'],
      [1, '#34383b'],
    ]) +
    polygon(
      [
        [left - 32, top - 30],
        [left + width + 32, top - 30],
        [left + width + 40, top + height + 46],
        [left - 40, top + height + 46],
      ],
      'fill="url(#sheet)"',
    ) +
    (flashing
      ? polygon(
          [
            [left, top],
            [left + width, top],
            [left + width, top + height],
            [left, top + height],
          ],
          fill('#f5f4f1'),
        )
      : glass(left, top, width, height, sketch.colour)) +
    [0, 1, 2, 3, 4, 5]
      .map((fold) =>
        path(`M${n(left - 36 + fold * ((width + 72) / 5))} ${n(top + height + 18)}v26`, stroke('#2b2f31', 2)),
      )
      .join('')
  )
}

function glass(left: number, top: number, width: number, height: number, colour: string): string {
  return (
    rect(left - 8, top - 8, width + 16, height + 16, fill('#2f3336')) +
    gradient('sky', 'down', [
      [0, '#8fb7d3'],
      [0.6, '#d6e7f0'],
      [1, '#f3f7f8'],
    ]) +
    rect(left + 6, top + 6, width - 12, height - 12, fill(colour)) +
    rect(left + 16, top + 16, width - 32, height - 32, 'fill="url(#sky)"') +
    polygon(
      [
        [left + 16, top + height * 0.7],
        [left + width * 0.7, top + 16],
        [left + width * 0.86, top + 16],
        [left + 16, top + height * 0.9],
      ],
      'fill="#ffffff" opacity="0.35"',
    ) +
    rect(left + 16, top + 12, width - 32, 7, fill('#d0d3d4'))
  )
}
