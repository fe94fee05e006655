import type { Sketch } from '../picture.ts'
import { fill, n, path, polygon } from '../svg.ts'

/** Size of the pack as printed on it, e.g. "25 kg". */
export function content({ number, attributes }: Sketch): string {
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

/** The hazard pictograms of the article as small red diamonds. */
export function hazardSigns({ attributes }: Sketch, x: number, y: number, size: number): string {
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

/** A measure as it is printed on goods, "12,5 mm"; '' where the article has none. */
export function millimetres({ attributes }: Sketch, key: string): string {
  const measure = attributes[key] ?? ''
  return measure === '' ? '' : `${measure.replace('.', ',')} mm`
}
