import { darker, lighter } from '../colours.ts'
import type { Sketch } from '../picture.ts'
import {
  ellipse,
  faceGradient,
  fill,
  groundShadow,
  label,
  path,
  polygon,
  rect,
  roundGradient,
  stroke,
} from '../svg.ts'
import { content, hazardSigns, titleLines } from './pack-label.ts'

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
