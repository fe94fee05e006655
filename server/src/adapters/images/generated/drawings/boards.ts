import { darker, lighter, mix } from '../colours.ts'
import type { Sketch } from '../picture.ts'
import { cuboid, cuboidShadow, slope } from '../solids.ts'
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
  roundGradient,
  stroke,
} from '../svg.ts'
import { noise } from '../textures.ts'
import { titleLines } from './packs.ts'

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
      `${sketch.brand} ${sketch.attributes['thickness'] ?? ''} mm`.replace('.', ','),
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

/** A pack of insulation boards. */
export function insulationBoard(sketch: Sketch): string {
  const { colour, brandColour, random } = sketch
  const thick = Math.max(
    16,
    Math.min(86, sketch.number('plate_thickness', sketch.number('thickness', 80)) * 0.42),
  )
  const count = Math.max(2, Math.min(6, Math.floor(190 / thick)))
  const foil = sketch.name.includes('alukaschiert')
  const [width, depth] = [216, 120]
  const bottom = 330
  const top = bottom - count * (thick + 2)
  const boards = Array.from({ length: count }, (_, index) =>
    cuboid({
      x: 56,
      y: bottom - index * (thick + 2),
      width,
      height: thick,
      depth,
      colour: index % 2 ? colour : darker(colour, 0.03),
      id: `slab${index}`,
    }),
  ).join('')
  const soft = /mineral|wolle|faser|hanf|035|032|040/i.test(`${sketch.text('norm')} ${sketch.name}`)
  return (
    cuboidShadow(56, bottom, width, depth) +
    boards +
    noise({
      id: 'fibre',
      frequency: soft ? [0.03, 0.25] : [0.24, 0.24],
      octaves: 3,
      seed: random.integer(1, 900),
      colour: darker(colour, 0.45),
      strength: soft ? 1.6 : 1.3,
      threshold: soft ? 0.7 : 0.6,
    }) +
    rect(56, top + 2, width, bottom - top - 2, 'filter="url(#fibre)"') +
    (foil
      ? polygon(
          [
            [56, top + 2],
            [56 + depth * slope.x, top + 2 + depth * slope.y],
            [56 + width + depth * slope.x, top + 2 + depth * slope.y],
            [56 + width, top + 2],
          ],
          fill('#d5d9dc'),
        )
      : '') +
    rect(56, bottom - 74, width, 46, `${fill(brandColour)} opacity="0.9"`) +
    label(sketch.brand.toUpperCase(), 66, bottom - 52, 20, 130, '#ffffff', 'font-weight="bold"') +
    label(titleLines(sketch)[0], 66, bottom - 35, 13, 130, '#ffffff') +
    label(
      sketch.attributes['lambda'] ? `λ ${sketch.attributes['lambda'].replace('.', ',')}` : '',
      206,
      bottom - 44,
      18,
      60,
      '#ffffff',
      'font-weight="bold"',
    )
  )
}

/** A roll of mineral wool or hemp in its film. */
export function insulationRoll(sketch: Sketch): string {
  const { colour, brandColour, random } = sketch
  const thick = 7 + sketch.number('plate_thickness', 120) * 0.09
  let spiral = `M122 210`
  for (let turn = 0, radius = 8; radius < 92; turn += 1, radius += thick / 2) {
    const side = turn % 2 ? -1 : 1
    spiral += `a${n(radius * 0.62)} ${n(radius)} 0 0 1 0 ${n(side * radius * 2)}`
  }
  return (
    groundShadow(210, 318, 152, 20) +
    roundGradient('film', colour, 'down') +
    path('M122 112h170q62 6 62 98t-62 98h-170z', 'fill="url(#film)"') +
    noise({
      id: 'fibre',
      frequency: [0.05, 0.2],
      octaves: 3,
      seed: random.integer(1, 900),
      colour: darker(colour, 0.4),
      strength: 1.4,
      threshold: 0.65,
    }) +
    `<clipPath id="roll"><path d="M122 112h170q62 6 62 98t-62 98h-170z"/></clipPath><g clip-path="url(#roll)">${rect(120, 110, 236, 200, 'filter="url(#fibre)" opacity="0.8"')}</g>` +
    roundGradient('print', brandColour, 'down') +
    path('M176 112h92q44 8 44 98t-44 98h-92z', 'fill="url(#print)" opacity="0.92"') +
    label(sketch.brand.toUpperCase(), 186, 190, 26, 112, '#ffffff', 'font-weight="bold"') +
    label(titleLines(sketch)[0], 186, 214, 16, 112, '#ffffff') +
    label(
      `${sketch.attributes['plate_thickness'] ?? ''} mm`,
      186,
      246,
      24,
      100,
      '#ffffff',
      'font-weight="bold"',
    ) +
    ellipse(122, 210, 61, 98, fill(lighter(colour, 0.15))) +
    `<clipPath id="end">${ellipse(122, 210, 61, 98)}</clipPath><g clip-path="url(#end)" transform="translate(0 -8)">${path(spiral, stroke(darker(colour, 0.3), 2))}</g>` +
    ellipse(122, 210, 61, 98, stroke(darker(colour, 0.2), 1.5)) +
    path('M296 116q58 12 56 96', stroke('#ffffff', 4, 'opacity="0.3"'))
  )
}

/** A tube of pipe insulation with its true wall. */
export function pipeInsulation(sketch: Sketch): string {
  const { colour } = sketch
  const outer = Math.min(78, 22 + sketch.number('diameter', 22) * 0.55 + sketch.number('thickness', 13) * 1.1)
  const inner =
    outer *
    (sketch.number('diameter', 22) / (sketch.number('diameter', 22) + 2 * sketch.number('thickness', 13)))
  return (
    groundShadow(205, 306, 160, 16) +
    roundGradient('tube', colour, 'down') +
    `<g transform="rotate(-24 200 200)">` +
    rect(70, 200 - outer, 280, outer * 2, 'fill="url(#tube)"') +
    ellipse(350, 200, outer * 0.5, outer, fill(darker(colour, 0.3))) +
    ellipse(70, 200, outer * 0.5, outer, fill(lighter(colour, 0.18))) +
    ellipse(70, 200, inner * 0.5, inner, fill('#17181a')) +
    ellipse(70, 200, outer * 0.5, outer, stroke(darker(colour, 0.35), 1.5)) +
    path(`M70 ${n(200 + outer * 0.55)}h280`, stroke(darker(colour, 0.5), 1.4)) +
    label(sketch.brand.toUpperCase(), 150, 206, 16, 120, lighter(colour, 0.6), 'opacity="0.8"') +
    '</g>'
  )
}

/** Sheet goods on a roll: tapes, membranes, bitumen. */
export function roll(sketch: Sketch): string {
  const { colour, brandColour } = sketch
  const wide = sketch.number('width', 1000)
  const width = wide < 200 ? 40 + wide * 0.32 : 250
  const radius = wide < 200 ? 92 : 56
  const left = 200 - width / 2
  return (
    groundShadow(200, 200 + radius + 6, width / 2 + 50, 14) +
    roundGradient('sheet', colour, 'down') +
    rect(left, 200 - radius, width, radius * 2, 'fill="url(#sheet)"') +
    ellipse(left + width, 200, radius * 0.42, radius, fill(darker(colour, 0.35))) +
    (wide < 200
      ? ''
      : path(
          `M${n(left + 12)} ${n(200 + radius)}h${n(width)}l34 34h${n(-width)}z`,
          fill(darker(colour, 0.12)),
        )) +
    ellipse(left, 200, radius * 0.42, radius, fill(lighter(colour, 0.12))) +
    [0.9, 0.8, 0.7, 0.6]
      .map((share) =>
        ellipse(left, 200, radius * 0.42 * share, radius * share, stroke(darker(colour, 0.2), 1)),
      )
      .join('') +
    ellipse(left, 200, radius * 0.2, radius * 0.48, fill('#a98458')) +
    ellipse(left, 200, radius * 0.16, radius * 0.4, fill('#4b3a27')) +
    (wide < 200
      ? ''
      : rect(
          left + width * 0.36,
          200 - radius,
          width * 0.34,
          radius * 2,
          `${fill(brandColour)} opacity="0.9"`,
        ) +
        label(
          sketch.brand.toUpperCase(),
          left + width * 0.38,
          206,
          17,
          width * 0.3,
          '#ffffff',
          'font-weight="bold"',
        ))
  )
}

/** A sealing collar or corner: fleece with an elastic middle. */
export function collar(sketch: Sketch): string {
  const { colour } = sketch
  return (
    groundShadow(205, 330, 140, 14) +
    polygon(
      [
        [200, 80],
        [356, 190],
        [200, 316],
        [44, 190],
      ],
      fill('#e9ebe9'),
    ) +
    polygon(
      [
        [200, 112],
        [310, 190],
        [200, 280],
        [90, 190],
      ],
      fill(colour),
    ) +
    ellipse(200, 192, 46, 34, fill(darker(colour, 0.3))) +
    (sketch.name.includes('ecke')
      ? polygon(
          [
            [200, 112],
            [310, 190],
            [200, 192],
          ],
          fill(lighter(colour, 0.25)),
        ) +
        polygon(
          [
            [200, 192],
            [310, 190],
            [200, 280],
          ],
          fill(darker(colour, 0.2)),
        )
      : ellipse(200, 189, 36, 26, fill('#f4f4f2')))
  )
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
