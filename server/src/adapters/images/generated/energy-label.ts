import { classesOf, energyColour, registryAddress } from '@shop/contract/energy'
import { barcodeOf } from './barcode.ts'

const top = 118
const rowHeight = 34
const blue = '#004f9f'

/** What an energy label says; texts as they are printed. */
export interface LabelContent {
  supplier: string
  model: string
  eekClass: string
  /** From best to worst, e.g. "A+++-D". */
  scale: string
  /** What the class is about where an article has several, else ''. */
  about: string
  /** Number in the European product registry, '' for none: the QR code leads there. */
  eprelId: string
}

/**
 * The energy label of an article as SVG, after the labels of Regulation (EU) 2017/1369: flag and name on top, who makes
 * it, the whole scale from dark green to red, and the class on it.
 */
export function energyLabel({ supplier, model, eekClass, scale, about, eprelId }: LabelContent): string {
  const classes = classesOf(scale)
  const height = top + classes.length * rowHeight + 24
  const arrows = classes.map((name, row) => arrow(name, row, { scale, count: classes.length }))
  const at = Math.max(0, classes.indexOf(eekClass))
  const end = eprelId === '' ? 284 : 226
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 ${height}" width="300" height="${height}" font-family="Roboto, Arial, sans-serif">
<rect x="2" y="2" width="296" height="${height - 4}" rx="10" fill="#ffffff" stroke="${blue}" stroke-width="4"/>
<path d="M2 12a10 10 0 0 1 10-10h276a10 10 0 0 1 10 10v38H2Z" fill="${blue}"/>
${flag()}
<text x="74" y="36" font-size="26" font-weight="bold" letter-spacing="2" fill="#ffffff">ENERG</text>
<path d="M190 12l-12 18h9l-5 14 15-19h-9l6-13Z" fill="#ffed00"/>
<text x="16" y="70" font-size="13" font-weight="bold">${escaped(supplier, 30)}</text>
<text x="16" y="88" font-size="13">${escaped(model, 32)}</text>
<text x="16" y="105" font-size="11">${escaped(about, 40)}</text>
${eprelId === '' ? '' : registryCode(eprelId)}
<path d="M16 110H${end}" stroke="${blue}"/>
${arrows.join('\n')}
${mark(eekClass, at)}
</svg>`
}

/** Twelve stars on blue, framed in white. */
function flag(): string {
  const stars = Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour * Math.PI) / 6
    return `<circle cx="${(39 + 11 * Math.sin(angle)).toFixed(1)}" cy="${(26 - 11 * Math.cos(angle)).toFixed(1)}" r="1.7"/>`
  })
  return `<rect x="16" y="9" width="46" height="34" fill="#003399" stroke="#ffffff"/><g fill="#ffcc00">${stars.join('')}</g>`
}

function arrow(name: string, row: number, { scale, count }: { scale: string; count: number }): string {
  const y = top + row * rowHeight
  const end = 74 + (row * 86) / Math.max(1, count - 1)
  return `<path d="M16 ${y}H${end}l12 13-12 13H16Z" fill="${energyColour(name, scale)}"/><text x="24" y="${y + 19}" font-size="17" font-weight="bold" fill="#ffffff" stroke="#1b1f24" stroke-width="0.4">${escaped(name, 4)}</text>`
}

function mark(name: string, row: number): string {
  const y = top + row * rowHeight - 4
  return `<path d="M284 ${y}H218l-16 17 16 17h66Z" fill="#1b1f24"/><text x="251" y="${y + 25}" font-size="22" font-weight="bold" fill="#ffffff" text-anchor="middle">${escaped(name, 4)}</text>`
}

function registryCode(eprelId: string): string {
  const { columns, boxes } = barcodeOf('QR', registryAddress(eprelId))
  const size = 50 / columns
  const dark = boxes.map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`)
  return `<g transform="translate(234 56) scale(${size.toFixed(3)})"><path d="${dark.join('')}"/></g>`
}

/** Cut where the label ends, and unable to end an element. */
const escaped = (text: string, longest: number): string =>
  Array.from(text)
    .slice(0, longest)
    .join('')
    .replace(/[<>&"']/g, (character) => `&#${character.codePointAt(0)};`)
