import { darker, lighter } from '../colours.ts'
import type { Sketch } from '../picture.ts'
import { cuboid, cuboidShadow, slope } from '../solids.ts'
import { ellipse, fill, groundShadow, label, n, path, polygon, rect, roundGradient, stroke } from '../svg.ts'
import { noise } from '../textures.ts'
import { millimetres, titleLines } from './pack-label.ts'

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
  const soft = /13162|13171/.test(sketch.text('norm')) // mineral wool and wood fibre; the rest is foam
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
    label(millimetres(sketch, 'plate_thickness'), 186, 246, 24, 100, '#ffffff', 'font-weight="bold"') +
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
