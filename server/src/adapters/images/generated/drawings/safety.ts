import { brightness, darker, lighter } from '../colours.ts'
import type { Sketch } from '../picture.ts'
import {
  circle,
  faceGradient,
  fill,
  gradient,
  groundShadow,
  label,
  n,
  path,
  rect,
  roundGradient,
  stroke,
} from '../svg.ts'

const black = '#2b2e30'
const reflex = '#dfe4e6'

/** Cloth or plastic lit from above left. */
function lit(id: string, colour: string): string {
  return gradient(id, 'diagonal', [
    [0, lighter(colour, 0.3)],
    [0.5, colour],
    [1, darker(colour, 0.34)],
  ])
}

/** A safety helmet. */
export function helmet(sketch: Sketch): string {
  const { colour, name } = sketch
  return (
    groundShadow(196, 300, 156, 16) +
    lit('shell', colour) +
    path('M66 258q-6 -156 130 -166q132 4 140 160z', 'fill="url(#shell)"') +
    path(
      'M46 262q70 -24 150 -20q100 0 150 12q22 8 34 26q-40 12 -90 2q-90 -14 -240 -8q-14 -4 -4 -12z',
      fill(darker(colour, 0.12)),
    ) +
    path('M172 94q-30 70 -32 154M214 92q26 66 26 152', stroke(darker(colour, 0.2), 6, 'opacity="0.6"')) +
    path('M186 92q8 -8 22 0l12 152h-42z', `${fill(lighter(colour, 0.25))} opacity="0.75"`) +
    path('M98 160q16 -34 46 -48', stroke('#ffffff', 9, 'opacity="0.55"')) +
    [150, 262].map((x) => path(`M${x} 168h16`, stroke(darker(colour, 0.45), 6))).join('') +
    (name.includes('Drehrad') ? circle(70, 286, 16, fill(black)) : '') +
    path('M112 272q10 60 60 70', stroke(black, 4))
  )
}

/** Spectacles or full-vision goggles. */
export function glasses(sketch: Sketch): string {
  const full = sketch.name.includes('Vollsicht')
  const frame = sketch.text('colour').includes('transparent') ? '#9fb9c2' : sketch.colour
  const glass = gradient('glass', 'diagonal', [
    [0, '#f2fafc'],
    [0.5, '#c6dfe7'],
    [1, '#e7f3f6'],
  ])
  if (full)
    return (
      groundShadow(200, 296, 140, 12) +
      glass +
      path('M40 200q-14 -30 10 -34M360 200q14 -30 -10 -34', stroke(black, 17)) +
      path(
        'M66 140q134 -34 268 0q26 60 0 116q-50 30 -94 6q-40 -30 -80 0q-46 24 -94 -6q-26 -56 0 -116z',
        `fill="url(#glass)" stroke="${frame}" stroke-width="15"`,
      ) +
      path('M100 170q60 -20 120 -14', stroke('#ffffff', 9, 'opacity="0.8"'))
    )
  return (
    groundShadow(200, 276, 150, 10) +
    glass +
    path('M58 176q-30 10 -34 70M342 176q30 10 34 70', stroke(frame, 11)) +
    path(
      'M56 168q70 -18 134 0q10 14 20 0q64 -18 134 0q6 70 -54 84q-60 6 -78 -52q-12 -12 -24 0q-18 58 -78 52q-60 -14 -54 -84z',
      `fill="url(#glass)" stroke="${frame}" stroke-width="7"`,
    ) +
    path('M84 186q40 -10 70 -4M236 184q30 -8 66 0', stroke('#ffffff', 7, 'opacity="0.8"'))
  )
}

/** Ear muffs. */
export function earMuffs({ colour }: Sketch): string {
  const cup = (x: number) =>
    rect(x - 46, 190, 92, 136, 'fill="url(#cup)" rx="42"') +
    rect(x - (x < 200 ? -22 : 58), 200, 36, 116, `${fill(black)} rx="18"`) +
    circle(x + (x < 200 ? -12 : 12), 256, 13, fill(darker(colour, 0.3)))
  return (
    groundShadow(200, 340, 130, 12) +
    lit('cup', colour) +
    path('M104 210Q96 60 200 56Q304 60 296 210', stroke(black, 21)) +
    path('M112 170Q114 72 200 68Q286 72 288 170', stroke('#63686b', 6)) +
    cup(104) +
    cup(296)
  )
}

/** Masks: folding ones with a valve, half masks with filters. */
export function respirator(sketch: Sketch): string {
  const { colour, name } = sketch
  const half = name.includes('Halbmaske')
  return (
    groundShadow(200, 330, 110, 12) +
    path(
      'M90 190Q30 150 60 90M310 190Q370 150 340 90M96 240Q40 250 30 190M304 240Q360 250 370 190',
      stroke(half ? black : '#e0a02c', 6),
    ) +
    lit('mask', colour) +
    path('M200 90q110 30 116 120q-10 96 -116 112q-106 -16 -116 -112q6 -90 116 -120z', 'fill="url(#mask)"') +
    (half
      ? [108, 292]
          .map(
            (x) =>
              circle(x, 236, 56, fill('#b9a24b')) +
              circle(x, 232, 50, fill('#dcd7c4')) +
              [16, 28, 40].map((r) => circle(x, 232, r, stroke('#a9a48e', 3))).join(''),
          )
          .join('') + circle(200, 250, 30, fill(darker(colour, 0.3)))
      : path('M92 220q108 -40 216 0', stroke(darker(colour, 0.2), 2)) +
        rect(170, 214, 60, 52, `${fill(lighter(colour, 0.4))} stroke="${darker(colour, 0.25)}" rx="10"`) +
        [226, 238, 250].map((y) => path(`M180 ${y}h40`, stroke(darker(colour, 0.3), 3))).join('') +
        path('M172 112q28 -12 56 0', stroke('#a9aeb1', 7)) +
        label(
          name.includes('FFP3') ? 'FFP3' : 'FFP2',
          168,
          300,
          22,
          66,
          darker(colour, 0.55),
          'font-weight="bold"',
        ))
  )
}

/** A glove: palm coated in the article's colour, cuff knitted. */
export function glove(sketch: Sketch): string {
  const { colour, name } = sketch
  const long = name.includes('lang')
  const leather = /leder/i.test(name)
  const cuff = leather
    ? lighter(colour, 0.3)
    : long
      ? colour
      : brightness(colour) > 0.5
        ? '#8a9094'
        : '#c6cacc'
  const hand =
    'M132 262q-12 -60 -10 -96q2 -16 14 -16t14 16l6 44l0 -104q0 -18 15 -18t16 18l4 92l6 -106q2 -18 17 -17t15 19l-3 104l16 -84q4 -16 18 -13t11 20l-16 106q12 -24 30 -30q20 -2 14 16q-22 56 -56 84z'
  return (
    groundShadow(210, 366, 100, 10) +
    lit('hand', colour) +
    roundGradient('cuff', cuff) +
    path(`M132 250h122l6 ${long ? 110 : 84}q-66 14 -134 0z`, 'fill="url(#cuff)"') +
    path(hand, 'fill="url(#hand)"') +
    path(hand, stroke(darker(colour, 0.35), 2)) +
    path('M158 214q30 14 72 0M150 240q40 14 90 0', stroke(darker(colour, 0.25), 3, 'opacity="0.7"')) +
    (leather || long
      ? ''
      : Array.from({ length: 9 }, (_, rib) =>
          path(`M${134 + rib * 14} 268v62`, stroke(darker(cuff, 0.22), 2)),
        ).join('')) +
    path('M172 108v60M204 96v70M236 110l-6 62', stroke(lighter(colour, 0.4), 5, 'opacity="0.5"'))
  )
}

/** Safety shoes: low or ankle-high. */
function footwear(sketch: Sketch, high: boolean): string {
  const { colour, brandColour } = sketch
  const top = high ? 78 : 158
  return (
    groundShadow(206, 330, 170, 14) +
    lit('upper', colour) +
    path(
      `M76 ${top}q50 -14 104 0C186 ${(top + 206) / 2} 200 204 232 212Q300 222 346 246Q374 262 366 284H58Q58 230 76 ${top}z`,
      'fill="url(#upper)"',
    ) +
    path('M262 212q66 12 98 34q14 16 8 34h-90q-20 -30 -16 -68z', fill(darker(colour, 0.28))) +
    path('M56 278h316q8 12 2 26q-4 14 -22 14H76q-18 0 -22 -14z', fill(black)) +
    path('M60 292h310', stroke(brandColour, 6)) +
    Array.from({ length: 11 }, (_, tread) => rect(66 + tread * 27, 314, 17, 9, fill(black))).join('') +
    path(`M76 ${top}q50 -14 104 0l2 22q-54 -14 -108 0z`, fill(darker(colour, 0.4))) +
    Array.from({ length: high ? 6 : 4 }, (_, lace) =>
      path(
        `M${n(176 + lace * (high ? 7 : 14))} ${n((high ? 118 : 182) + lace * (high ? 20 : 11))}l-34 12`,
        stroke(lace % 2 ? '#e0a02c' : '#d9dcdd', 6),
      ),
    ).join('') +
    path('M88 230q40 20 90 18', stroke(brandColour, 6)) +
    path('M292 226q30 8 50 22', stroke('#ffffff', 6, 'opacity="0.3"'))
  )
}

export const shoe = (sketch: Sketch) => footwear(sketch, false)
export const boot = (sketch: Sketch) => footwear(sketch, true)

/** A rubber boot. */
export function rubberBoot({ colour }: Sketch): string {
  return (
    groundShadow(216, 350, 150, 14) +
    lit('boot', colour) +
    path('M112 50q54 -12 106 0l8 176q50 26 100 40q38 12 34 58H108q-6 -140 4 -274z', 'fill="url(#boot)"') +
    path('M112 50q54 -12 106 0l1 18q-54 -12 -108 0z', fill(darker(colour, 0.3))) +
    path('M100 312h268q6 14 0 28H104q-8 -14 -4 -28z', fill(black)) +
    path('M300 262q52 14 58 50h-70q-2 -34 12 -50z', fill(darker(colour, 0.22))) +
    path('M134 84q-6 90 0 200', stroke('#ffffff', 9, 'opacity="0.4"'))
  )
}

/** Work trousers, with a bib where the article has one. */
export function trousers(sketch: Sketch): string {
  const { colour, name } = sketch
  const bib = /latz/i.test(name)
  const top = bib ? 128 : 64
  return (
    groundShadow(200, 372, 90, 8) +
    lit('cloth', colour) +
    (bib
      ? path('M152 132V70h96v62M156 74L132 26M244 74l24 -48', stroke(darker(colour, 0.3), 11)) +
        rect(152, 66, 96, 70, 'fill="url(#cloth)"') +
        rect(174, 84, 52, 34, stroke(darker(colour, 0.3), 2.5))
      : '') +
    path(
      `M132 ${top}h136l22 300h-66l-24 -${bib ? 180 : 236}l-24 ${bib ? 180 : 236}h-66z`.replace(
        '300',
        String(364 - top),
      ),
      'fill="url(#cloth)"',
    ) +
    rect(130, top, 140, 16, fill(darker(colour, 0.3))) +
    [138, 222].map((x) => rect(x - 6, 236, 52, 62, `${fill(darker(colour, 0.35))} rx="5"`)).join('') +
    path(`M142 ${top + 26}q22 20 14 50M258 ${top + 26}q-22 20 -14 50`, stroke(darker(colour, 0.35), 3)) +
    rect(250, top + 96, 30, 46, `${fill(darker(colour, 0.18))} rx="3"`) +
    path(`M200 ${top + 16}v46`, stroke(darker(colour, 0.4), 3))
  )
}

/** A high-visibility vest. */
export function vest({ colour }: Sketch): string {
  const outline = 'M134 64q30 30 66 90q36 -60 66 -90l44 24q-8 60 4 110v140H86V198q12 -50 4 -110z'
  return (
    groundShadow(200, 352, 120, 10) +
    lit('cloth', colour) +
    path(outline, 'fill="url(#cloth)"') +
    rect(86, 222, 228, 32, fill(reflex)) +
    rect(86, 278, 228, 32, fill(reflex)) +
    path('M122 84l16 138M278 84l-16 138', stroke(reflex, 24, 'stroke-linecap="butt"')) +
    path('M200 154v184', stroke(darker(colour, 0.35), 3)) +
    path('M134 64q30 30 66 90q36 -60 66 -90', stroke(darker(colour, 0.3), 6))
  )
}

/** A jacket; high-visibility ones carry reflex tape. */
export function jacket(sketch: Sketch): string {
  const { colour, name } = sketch
  const tape = name.includes('Warn')
  const sleeve = (side: 1 | -1) =>
    path(
      `M${200 + 70 * side} 88q${40 * side} 10 ${52 * side} 60l${26 * side} 130l${-44 * side} 14l${-36 * side} -110z`,
      'fill="url(#sleeve)"',
    ) +
    (tape
      ? path(`M${200 + 100 * side} 226l${44 * side} -12`, stroke(reflex, 19, 'stroke-linecap="butt"'))
      : '')
  return (
    groundShadow(200, 352, 120, 10) +
    lit('cloth', colour) +
    faceGradient('sleeve', darker(colour, 0.12)) +
    sleeve(1) +
    sleeve(-1) +
    path('M130 88q30 -22 70 -22t70 22l10 250H120z', 'fill="url(#cloth)"') +
    path('M158 72q42 -24 84 0l-8 30h-68z', fill(tape ? '#23344f' : darker(colour, 0.35))) +
    (tape
      ? rect(122, 220, 156, 22, fill(reflex)) +
        rect(121, 276, 158, 22, fill(reflex)) +
        rect(120, 310, 160, 28, fill('#23344f'))
      : rect(140, 260, 40, 8, fill(darker(colour, 0.4))) + rect(220, 260, 40, 8, fill(darker(colour, 0.4)))) +
    path('M200 100v236', stroke(black, 4, 'stroke-dasharray="3 3"'))
  )
}
