import { darker, lighter } from './colours.ts'

/** Short number text, two places at most. */
export const n = (value: number) => String(Math.round(value * 100) / 100)

export function rect(x: number, y: number, width: number, height: number, more = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" ${more}/>`
}

export function circle(cx: number, cy: number, r: number, more = ''): string {
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" ${more}/>`
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, more = ''): string {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" ${more}/>`
}

export function path(d: string, more = ''): string {
  return `<path d="${d}" ${more}/>`
}

export function polygon(points: readonly (readonly [number, number])[], more = ''): string {
  return `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" ${more}/>`
}

export const fill = (colour: string) => `fill="${colour}"`
export const stroke = (colour: string, width: number, more = '') =>
  `fill="none" stroke="${colour}" stroke-width="${n(width)}" ${more.includes('linecap') ? '' : 'stroke-linecap="round"'} stroke-linejoin="round" ${more}`

/** Soft shadow on the ground; uses the gradient every picture has. */
export function groundShadow(cx: number, cy: number, rx: number, ry = rx * 0.12): string {
  return ellipse(cx, cy, rx, ry, 'fill="url(#shadow)"')
}

/** A gradient from stops "offset colour". */
export function gradient(
  id: string,
  direction: 'across' | 'down' | 'diagonal',
  stops: readonly (readonly [number, string])[],
): string {
  const ends = { across: 'x2="1" y2="0"', down: 'x2="0" y2="1"', diagonal: 'x2="1" y2="1"' }[direction]
  return `<linearGradient id="${id}" x1="0" y1="0" ${ends}>${stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('')}</linearGradient>`
}

/** A round body lit from the left: for pipes, buckets, handles. */
export function roundGradient(id: string, colour: string, direction: 'across' | 'down' = 'across'): string {
  return gradient(id, direction, [
    [0, darker(colour, 0.32)],
    [0.22, lighter(colour, 0.22)],
    [0.45, colour],
    [1, darker(colour, 0.42)],
  ])
}

/** Polished metal with hard reflections. */
export function metalGradient(id: string, colour: string, direction: 'across' | 'down' = 'across'): string {
  return gradient(id, direction, [
    [0, darker(colour, 0.45)],
    [0.14, lighter(colour, 0.55)],
    [0.3, lighter(colour, 0.1)],
    [0.52, darker(colour, 0.38)],
    [0.68, lighter(colour, 0.3)],
    [0.86, darker(colour, 0.12)],
    [1, darker(colour, 0.5)],
  ])
}

/** A flat face lit from above left. */
export function faceGradient(id: string, colour: string): string {
  return gradient(id, 'diagonal', [
    [0, lighter(colour, 0.16)],
    [0.55, colour],
    [1, darker(colour, 0.14)],
  ])
}

export const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Text in a width: the letters shrink before they run out. */
export function label(
  text: string,
  x: number,
  y: number,
  size: number,
  width: number,
  colour: string,
  more = '',
): string {
  // bold capitals run wider than mixed text
  const letter = more.includes('bold') ? 0.8 : 0.6
  const fitted = Math.min(size, width / Math.max(1, text.length * letter))
  return `<text x="${n(x)}" y="${n(y)}" font-family="DejaVu Sans, Liberation Sans, Arial, sans-serif" font-size="${n(fitted)}" fill="${colour}" ${more}>${escapeText(text)}</text>`
}
