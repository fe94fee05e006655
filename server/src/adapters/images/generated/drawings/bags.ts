import { brightness, darker, lighter } from '../colours.ts'
import type { Sketch } from '../picture.ts'
import { circle, faceGradient, fill, gradient, groundShadow, label, n, path, rect, stroke } from '../svg.ts'
import { content, hazardSigns, titleLines } from './pack-label.ts'

/** A paper sack of powder. */
export function sack(sketch: Sketch): string {
  const { brandColour, random } = sketch
  const small = sketch.number('content_kg', 25) <= 10
  const scale = small ? 0.82 : 1
  const paper = random.integer(0, 2) ? '#e9e4d8' : '#d9c9a8'
  const [first, second] = titleLines(sketch)
  const bulge = random.between(6, 12)
  return (
    groundShadow(200, 356, 128 * scale) +
    gradient('paper', 'across', [
      [0, darker(paper, 0.22)],
      [0.16, lighter(paper, 0.35)],
      [0.6, paper],
      [1, darker(paper, 0.26)],
    ]) +
    `<g transform="translate(200 354) scale(${scale}) translate(-200 -354)">` +
    path(
      `M92 52q108 ${n(-bulge)} 216 0l6 26q-7 120 3 236q-1 34 -18 40q-99 8 -198 0q-17 -6 -18 -40q10 -116 3 -236z`,
      'fill="url(#paper)"',
    ) +
    path('M92 52q108 -9 216 0l4 20q-112 -10 -224 0z', fill(darker(paper, 0.12))) +
    path('M94 64h212', stroke(darker(paper, 0.4), 1.6, 'stroke-dasharray="4 5"')) +
    path('M88 104q112 -8 224 0q-4 60 -3 110q-109 8 -218 0q1 -50 -3 -110z', fill(brandColour)) +
    path('M91 214q109 8 218 0l1 16q-110 8 -220 0z', fill(lighter(brandColour, 0.45))) +
    label(sketch.brand.toUpperCase(), 108, 138, 26, 184, '#ffffff', 'font-weight="bold"') +
    label(first, 108, 170, 21, 184, '#ffffff') +
    label(second, 108, 194, 17, 184, '#ffffff') +
    label(
      sketch.attributes['bond_class'] ?? sketch.attributes['norm'] ?? '',
      108,
      260,
      17,
      120,
      '#3d3a34',
      'font-weight="bold"',
    ) +
    label(content(sketch), 222, 300, 30, 80, '#3d3a34', 'font-weight="bold"') +
    hazardSigns(sketch, 108, 276, 30) +
    path('M104 330q96 8 192 0', stroke(darker(paper, 0.3), 1.4)) +
    path('M120 96q-9 130 2 236M286 90q9 120 -1 238', stroke(darker(paper, 0.35), 1, 'opacity="0.5"')) +
    '</g>'
  )
}

/** A bag of grout with its colour shown. */
export function groutBag(sketch: Sketch): string {
  const { brandColour, colour } = sketch
  const [first, second] = titleLines(sketch)
  const big = sketch.number('content_kg', 5) > 5
  const scale = big ? 1 : 0.86
  return (
    groundShadow(200, 352, 112 * scale) +
    gradient('foil', 'across', [
      [0, darker(brandColour, 0.35)],
      [0.2, lighter(brandColour, 0.25)],
      [0.65, brandColour],
      [1, darker(brandColour, 0.35)],
    ]) +
    `<g transform="translate(200 350) scale(${scale}) translate(-200 -350)">` +
    path(
      'M110 60h180l10 40q-6 120 6 232q-4 18 -16 20h-180q-12 -2 -16 -20q12 -112 6 -232z',
      'fill="url(#foil)"',
    ) +
    rect(110, 46, 180, 22, `${fill(darker(brandColour, 0.3))} rx="3"`) +
    circle(200, 57, 8, fill('#ffffff')) +
    label(sketch.brand.toUpperCase(), 118, 116, 24, 164, '#ffffff', 'font-weight="bold"') +
    label(first, 118, 144, 19, 164, '#ffffff') +
    label(second, 118, 166, 16, 164, '#ffffff') +
    faceGradient('grout', colour) +
    rect(116, 184, 168, 92, 'fill="#f6f4ef"') +
    rect(124, 192, 72, 76, 'fill="#ded9cf"') +
    rect(200, 192, 76, 76, 'fill="#ded9cf"') +
    rect(192, 192, 12, 76, 'fill="url(#grout)"') +
    rect(124, 226, 152, 11, 'fill="url(#grout)"') +
    rect(116, 284, 168, 26, 'fill="url(#grout)"') +
    label(
      sketch.attributes['colour'] ?? '',
      124,
      303,
      16,
      150,
      brightness(colour) > 0.6 ? '#2a2a2a' : '#ffffff',
    ) +
    label(content(sketch), 236, 338, 22, 52, '#ffffff', 'font-weight="bold"') +
    hazardSigns(sketch, 120, 316, 24) +
    '</g>'
  )
}
