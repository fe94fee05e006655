import { darker, lighter } from '../colours.ts'
import type { Sketch } from '../picture.ts'
import {
  circle,
  ellipse,
  fill,
  gradient,
  groundShadow,
  metalGradient,
  n,
  path,
  polygon,
  rect,
  roundGradient,
  stroke,
} from '../svg.ts'
import { steel } from './trowels.ts'

/** A sponge. */
export function sponge({ random }: Sketch): string {
  const holes = Array.from({ length: 60 }, () =>
    ellipse(
      random.between(92, 300),
      random.between(200, 282),
      random.between(2, 6),
      random.between(1.5, 4),
      `${fill('#a8701f')} opacity="0.6"`,
    ),
  ).join('')
  return (
    groundShadow(204, 300, 130, 14) +
    path('M84 190q110 -14 226 0q10 50 0 96q-110 14 -226 0q-10 -50 0 -96z', fill('#dda443')) +
    path('M84 190q60 -56 120 -54q80 0 126 34l-20 24q-112 -14 -226 -4z', fill('#ecbf6b')) +
    path('M310 192l20 -22q10 50 -4 84l-16 32q8 -50 0 -94z', fill('#bd862f')) +
    holes
  )
}

/** Spacers, clips and wedges, scattered. */
export function spacers({ random, name, brandColour }: Sketch): string {
  const wedge = /keil/i.test(name)
  const clip = /lasche/i.test(name)
  const colour = wedge ? brandColour : clip ? '#e3a43b' : '#e9e9e6'
  const one = () => {
    const [x, y, turn, size] = [
      random.between(80, 320),
      random.between(110, 310),
      random.integer(0, 359),
      random.between(16, 24),
    ]
    const shape = wedge
      ? polygon(
          [
            [-34, 10],
            [34, -4],
            [34, 10],
          ],
          `${fill(colour)} stroke="${darker(colour, 0.3)}"`,
        )
      : clip
        ? path('M-20 16h40v-6h-14v-34h-12v34h-14z', `${fill(colour)} stroke="${darker(colour, 0.3)}"`)
        : path(
            `M${n(-size)} -4h${n(size - 4)}v${n(-size + 4)}h8v${n(size - 4)}h${n(size - 4)}v8h${n(-size + 4)}v${n(size - 4)}h-8v${n(-size + 4)}h${n(-size + 4)}z`,
            `${fill(colour)} stroke="#a9a9a5"`,
          )
    return `<g transform="translate(${n(x + 2)} ${n(y + 4)}) rotate(${turn})" opacity="0.15">${shape}</g><g transform="translate(${n(x)} ${n(y)}) rotate(${turn})">${shape}</g>`
  }
  return Array.from({ length: 26 }, one).join('')
}

/** Pliers, snips, nippers, wrenches. */
export function pliers(sketch: Sketch): string {
  const grips = sketch.brandColour
  const snips = /schere/i.test(sketch.name)
  const leg = (side: 1 | -1) =>
    path(`M200 168q${40 * side} 50 ${42 * side} 180`, stroke(darker(grips, 0.4), 31)) +
    path(`M200 168q${40 * side} 50 ${42 * side} 180`, stroke(grips, 25)) +
    path(`M${200 + 10 * side} 190q${28 * side} 50 ${30 * side} 150`, stroke(lighter(grips, 0.45), 5))
  const jaw = snips
    ? (side: number) =>
        path(
          `M200 176q${30 * side} -30 ${20 * side} -70l${-18 * side} -66q${-14 * side} 60 ${-12 * side} 120z`,
          'fill="url(#jaw)"',
        )
    : (side: number) =>
        path(
          `M200 182q${44 * side} -8 ${40 * side} -60q${-4 * side} -46 ${-36 * side} -66l${-2 * side} 60q${-12 * side} 30 ${-10 * side} 60z`,
          'fill="url(#jaw)"',
        )
  return (
    metalGradient('jaw', '#83898c') +
    groundShadow(204, 364, 100, 10) +
    `<g transform="rotate(12 200 200)">${leg(1)}${leg(-1)}${jaw(1)}${jaw(-1)}${circle(200, 168, 19, fill('#5f6568'))}${circle(197, 165, 9, fill('#a9aeb1'))}</g>`
  )
}

/** Hammers: mason's, claw, club, rubber. */
export function hammer(sketch: Sketch): string {
  const { name } = sketch
  const rubber = /gummi/i.test(name)
  const heavy = /fäustel/i.test(name)
  const head = rubber ? '#f0f0ee' : '#5d6366'
  const shape =
    rubber || heavy
      ? rect(120, 66, 166, heavy ? 72 : 84, 'fill="url(#head)" rx="9"')
      : /schiefer|maurer/i.test(name)
        ? path('M118 84h84v50h-84zM202 88l126 14q8 8 0 14l-126 16z', 'fill="url(#head)"')
        : path('M118 84h84v46h-84zM202 86q70 -8 116 42q-50 -22 -116 0z', 'fill="url(#head)"')
  return (
    groundShadow(214, 356, 110, 10) +
    metalGradient('head', head, 'down') +
    roundGradient('handle', '#c9985c') +
    `<g transform="rotate(18 200 200)">${rect(186, 120, 27, 232, 'fill="url(#handle)" rx="10"')}${rubber ? '' : rect(184, 262, 31, 92, `${fill(sketch.brandColour)} rx="11"`)}${shape}</g>`
  )
}

/** Knives for board, insulation and carpet. */
export function knife(sketch: Sketch): string {
  const long = /dämm/i.test(sketch.name)
  const teeth = long ? Array.from({ length: 20 }, () => 'l5 8l5 -8').join('') : ''
  return (
    groundShadow(204, 262, 160, 10) +
    gradient('sheet', 'down', [
      [0, '#f0f2f3'],
      [1, '#a5abae'],
    ]) +
    `<g transform="rotate(-20 200 200)">${
      long
        ? path('M40 190h220v24H50z', 'fill="url(#sheet)"') + path(`M44 214${teeth}`, stroke('#8a9093', 3))
        : polygon(
            [
              [70, 214],
              [100, 186],
              [210, 186],
              [210, 214],
            ],
            'fill="url(#sheet)"',
          )
    }${roundGradient('grip', sketch.brandColour, 'down')}${rect(long ? 256 : 190, 178, long ? 116 : 170, 46, 'fill="url(#grip)" rx="13"')}${rect(long ? 262 : 210, 184, 60, 10, fill('#2b2d2f'))}</g>`
  )
}

/** Chisels. */
export function chisel(sketch: Sketch): string {
  const point = /spitz/i.test(sketch.name)
  const wide = /fugen/i.test(sketch.name)
  return (
    groundShadow(210, 300, 140, 10) +
    metalGradient('bar', '#6c7275', 'down') +
    `<g transform="rotate(-26 200 200)">${rect(120, 186, 240, 28, 'fill="url(#bar)" rx="4"')}${
      point
        ? polygon(
            [
              [120, 186],
              [40, 199],
              [40, 201],
              [120, 214],
            ],
            'fill="url(#bar)"',
          )
        : polygon(
            [
              [120, 186],
              [48, wide ? 160 : 180],
              [44, wide ? 240 : 220],
              [120, 214],
            ],
            'fill="url(#bar)"',
          )
    }${roundGradient('guard', '#e0a02c', 'down')}${rect(250, 174, 96, 52, 'fill="url(#guard)" rx="14"')}</g>`
  )
}

/** A caulking or foam gun. */
export function cartridgeGun(sketch: Sketch): string {
  const foam = /schaum/i.test(sketch.name)
  return (
    groundShadow(190, 340, 140, 12) +
    metalGradient('rod', steel, 'down') +
    roundGradient('frame', foam ? steel : sketch.brandColour, 'down') +
    rect(
      30,
      foam ? 148 : 132,
      220,
      foam ? 10 : 54,
      `fill="url(#${foam ? 'rod' : 'frame'})" rx="${foam ? 4 : 27}"`,
    ) +
    (foam ? '' : rect(40, 142, 190, 18, fill(lighter(sketch.brandColour, 0.35)))) +
    rect(240, 152, 130, 9, 'fill="url(#rod)"') +
    path(
      'M246 126h44q14 0 14 14l-4 40q-2 14 -12 24l24 112q2 10 -10 12h-28q-8 0 -10 -10l-22 -120z',
      fill(darker(sketch.brandColour, 0.15)),
    ) +
    path('M252 196q-26 30 -16 96', stroke('#3b4043', 15)) +
    (foam ? path('M262 126v-70', stroke('#b9974f', 34, 'stroke-linecap="butt"')) : '')
  )
}

/** Knee pads. */
export function kneePad({ brandColour }: Sketch): string {
  const one = (x: number) =>
    path(`M${x} 110q54 -26 108 0q14 90 0 170q-54 30 -108 0q-14 -84 0 -170z`, fill('#2b2f31')) +
    path(`M${x + 14} 130q40 -18 80 0q10 70 0 130q-40 20 -80 0q-10 -64 0 -130z`, fill(brandColour)) +
    path(`M${x + 30} 150q24 -10 48 0q6 46 0 88q-24 12 -48 0z`, fill(lighter(brandColour, 0.25)))
  return groundShadow(200, 312, 150, 14) + one(70) + one(222)
}
