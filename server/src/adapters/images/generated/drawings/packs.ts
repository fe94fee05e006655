import { brightness, darker, lighter } from '../colours.ts'
import type { Sketch } from '../picture.ts'
import {
  circle,
  ellipse,
  faceGradient,
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

/** Size of the pack as printed on it, e.g. "25 kg". */
function content({ number, attributes }: Sketch): string {
  if (attributes['content_kg']) return `${String(number('content_kg', 0)).replace('.', ',')} kg`
  if (attributes['content_l']) return `${String(number('content_l', 0)).replace('.', ',')} l`
  return attributes['content_ml'] ? `${number('content_ml', 0)} ml` : ''
}

/** The product's own words: the name without brand and pack size, in two lines. */
export function titleLines({ name, brand }: Sketch): [string, string] {
  const words = name
    .replace(brand, '')
    .replace(/\d+([.,]\d+)? (kg|ml|l)$/, '')
    .trim()
    .split(' ')
  const half = Math.ceil(words.length / 2)
  return words.length < 3
    ? [words.join(' '), '']
    : [words.slice(0, half).join(' '), words.slice(half).join(' ')]
}

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

/** A plastic bucket with lid, bail and label. */
export function bucket(sketch: Sketch): string {
  const { brandColour, random } = sketch
  const body = random.integer(0, 1) ? '#f0efeb' : lighter(brandColour, 0.82)
  const small = Math.max(sketch.number('content_kg', 0), sketch.number('content_l', 0)) <= 7
  const scale = small ? 0.78 : 1
  const [first, second] = titleLines(sketch)
  return (
    groundShadow(200, 354, 120 * scale) +
    roundGradient('bucket', body) +
    roundGradient('label', brandColour) +
    roundGradient('lid', darker(body, 0.04)) +
    `<g transform="translate(200 352) scale(${scale}) translate(-200 -352)">` +
    path('M84 92l16 244q2 12 14 14q86 10 172 0q12 -2 14 -14l16 -244z', 'fill="url(#bucket)"') +
    path('M92 140q108 18 216 0l-9 140q-99 14 -198 0z', 'fill="url(#label)"') +
    path('M101 280q99 14 198 0l-1 12q-98 14 -196 0z', fill(lighter(brandColour, 0.5))) +
    ellipse(200, 84, 120, 22, 'fill="url(#lid)"') +
    path(
      'M80 84v12q4 20 120 22q116 -2 120 -22v-12q-4 22 -120 24q-116 -2 -120 -24z',
      fill(darker(body, 0.14)),
    ) +
    ellipse(200, 82, 100, 15, fill(lighter(body, 0.3))) +
    path('M88 100q-20 96 112 100q132 -4 112 -100', stroke('#8d8f90', 3.4, 'opacity="0.55"')) +
    label(sketch.brand.toUpperCase(), 116, 186, 24, 168, '#ffffff', 'font-weight="bold"') +
    label(first, 116, 214, 19, 168, '#ffffff') +
    label(second, 116, 236, 16, 168, '#ffffff') +
    label(content(sketch), 214, 272, 24, 74, '#ffffff', 'font-weight="bold"') +
    hazardSigns(sketch, 116, 248, 28) +
    '</g>'
  )
}

/** A canister for liquids. */
export function canister(sketch: Sketch): string {
  const { brandColour } = sketch
  const bottle = sketch.number('content_l', 5) <= 1
  const [first, second] = titleLines(sketch)
  const body = '#eceeee'
  const shape = bottle
    ? 'M152 128q-2 -22 24 -34v-34h48v34q26 12 24 34v204q0 18 -16 20h-64q-16 -2 -16 -20z'
    : 'M96 130q0 -24 26 -28h70v-44h52v44h34q26 4 26 30v196q0 20 -20 22h-168q-20 -2 -20 -22z'
  const [left, width] = bottle ? [156, 88] : [112, 176]
  return (
    groundShadow(200, 352, bottle ? 70 : 124) +
    roundGradient('body', body) +
    path(shape, 'fill="url(#body)"') +
    (bottle
      ? ''
      : path('M116 126h60v30q0 10 -10 10h-40q-10 0 -10 -10z', fill('#ffffff')) +
        path('M116 126h60v30q0 10 -10 10h-40q-10 0 -10 -10z', stroke('#c6caca', 2))) +
    rect(
      bottle ? 174 : 190,
      bottle ? 42 : 42,
      bottle ? 52 : 56,
      26,
      `${fill(darker(brandColour, 0.1))} rx="4"`,
    ) +
    path(
      bottle
        ? 'M178 46v18M188 46v18M198 46v18M208 46v18M218 46v18'
        : 'M198 46v18M208 46v18M218 46v18M228 46v18M238 46v18',
      stroke(darker(brandColour, 0.4), 2),
    ) +
    rect(left, 188, width, 128, fill(brandColour)) +
    rect(left, 300, width, 16, fill(lighter(brandColour, 0.5))) +
    label(sketch.brand.toUpperCase(), left + 8, 214, 20, width - 16, '#ffffff', 'font-weight="bold"') +
    label(first, left + 8, 236, 16, width - 16, '#ffffff') +
    label(second, left + 8, 254, 14, width - 16, '#ffffff') +
    label(
      content(sketch),
      left + width - (bottle ? 34 : 56),
      bottle ? 294 : 290,
      19,
      bottle ? 30 : 50,
      '#ffffff',
      'font-weight="bold"',
    ) +
    hazardSigns(sketch, left + 8, 262, bottle ? 20 : 26)
  )
}

/** A cartridge of sealant with its nozzle, in the sealant's colour. */
export function cartridge(sketch: Sketch): string {
  const { brandColour, colour } = sketch
  const [first, second] = titleLines(sketch)
  return (
    groundShadow(200, 366, 54) +
    roundGradient('tube', '#f3f3f1') +
    roundGradient('print', brandColour) +
    roundGradient('tint', colour) +
    polygon(
      [
        [191, 34],
        [209, 34],
        [218, 98],
        [182, 98],
      ],
      'fill="url(#tint)"',
    ) +
    rect(176, 96, 48, 14, `${fill(darker(colour, 0.15))} rx="3"`) +
    path('M160 124q2 -12 16 -14h48q14 2 16 14z', 'fill="url(#tube)"') +
    rect(158, 122, 84, 238, 'fill="url(#tube)" rx="3"') +
    rect(158, 140, 84, 172, 'fill="url(#print)"') +
    rect(158, 312, 84, 30, 'fill="url(#tint)"') +
    rect(156, 352, 88, 12, `${fill('#d4d5d4')} rx="3"`) +
    `<g transform="translate(212 306) rotate(-90)">${label(sketch.brand.toUpperCase(), 0, -26, 21, 160, '#ffffff', 'font-weight="bold"')}${label(first, 0, 0, 17, 160, '#ffffff')}${label(second, 0, 20, 14, 160, '#ffffff')}</g>` +
    hazardSigns(sketch, 170, 146, 24)
  )
}

/** A pressurised can of foam. */
export function sprayCan(sketch: Sketch): string {
  const { brandColour, colour } = sketch
  const [first, second] = titleLines(sketch)
  return (
    groundShadow(200, 362, 64) +
    roundGradient('can', brandColour) +
    roundGradient('band', colour) +
    roundGradient('steel', '#c9ccce') +
    rect(184, 48, 32, 34, 'fill="url(#band)" rx="4"') +
    path('M146 112q4 -30 54 -32q50 2 54 32z', 'fill="url(#steel)"') +
    rect(146, 112, 108, 240, 'fill="url(#can)"') +
    rect(146, 250, 108, 62, 'fill="url(#band)"') +
    rect(143, 346, 114, 12, 'fill="url(#steel)" rx="4"') +
    rect(143, 108, 114, 8, 'fill="url(#steel)" rx="3"') +
    label(sketch.brand.toUpperCase(), 154, 150, 20, 92, '#ffffff', 'font-weight="bold"') +
    label(first, 154, 176, 16, 92, '#ffffff') +
    label(second, 154, 196, 14, 92, '#ffffff') +
    label(content(sketch), 158, 336, 18, 80, '#ffffff', 'font-weight="bold"') +
    hazardSigns(sketch, 154, 208, 28)
  )
}

/** A plain cardboard box, for everything without a drawing of its own. */
export function box(sketch: Sketch): string {
  const card = '#c69a63'
  const [first, second] = titleLines(sketch)
  return (
    groundShadow(206, 344, 150) +
    faceGradient('front', card) +
    polygon(
      [
        [70, 150],
        [250, 172],
        [250, 340],
        [70, 304],
      ],
      'fill="url(#front)"',
    ) +
    polygon(
      [
        [250, 172],
        [336, 136],
        [336, 288],
        [250, 340],
      ],
      fill(darker(card, 0.25)),
    ) +
    polygon(
      [
        [70, 150],
        [160, 118],
        [336, 136],
        [250, 172],
      ],
      fill(lighter(card, 0.25)),
    ) +
    polygon(
      [
        [150, 160],
        [178, 163],
        [258, 128],
        [232, 125],
      ],
      fill(lighter(card, 0.5)),
    ) +
    `<g transform="matrix(1 0.13 0 1 0 0)">${rect(88, 186, 140, 74, 'fill="#ffffff"')}${rect(88, 186, 140, 22, fill(sketch.brandColour))}${label(sketch.brand || sketch.matnr, 94, 202, 15, 126, '#ffffff', 'font-weight="bold"')}${label(first, 94, 226, 13, 128, '#333333')}${label(second, 94, 243, 12, 128, '#333333')}</g>`
  )
}

/** The hazard pictograms of the article as small red diamonds. */
function hazardSigns({ attributes }: Sketch, x: number, y: number, size: number): string {
  const signs = (attributes['ghs_pictograms'] ?? '').split(/,\s*/).filter((sign) => sign !== '')
  return signs
    .map((sign, index) => hazardSign(sign, x + size / 2 + index * (size + 3), y + size / 2, size / 2))
    .join('')
}

function hazardSign(sign: string, cx: number, cy: number, r: number): string {
  const symbols: Record<string, string> = {
    GHS02: 'M0 5C-5 3 -4 -2 -1 -6C0 -3 3 -3 2 0C5 1 4 4 0 5Z',
    GHS05: 'M-5 4H5V2H-5ZM-3 -5L1 0L0 1L-4 -4Z',
    GHS07: 'M-1.2 -6H1.2L0.8 1.5H-0.8ZM-1.2 3H1.2V5.4H-1.2Z',
    GHS08: 'M0 -6A2 2 0 1 1 0 -2A2 2 0 1 1 0 -6ZM-4 6Q-4 -1 0 -1.4Q4 -1 4 6L1 3L0 5L-1 3Z',
    GHS09: 'M-6 4Q-2 1 5 4Q-1 6 -6 4ZM1 2L2 -5L4 -4L3 2Z',
  }
  const scale = n((r / 10) * 0.95)
  return (
    polygon(
      [
        [cx, cy - r],
        [cx + r, cy],
        [cx, cy + r],
        [cx - r, cy],
      ],
      `fill="#ffffff" stroke="#c8102e" stroke-width="${n(r * 0.17)}"`,
    ) +
    `<g transform="translate(${n(cx)} ${n(cy)}) scale(${scale})">${path(symbols[sign] ?? symbols['GHS07'] ?? '', fill('#111111'))}</g>`
  )
}
