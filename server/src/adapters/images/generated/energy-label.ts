/** The classes of each scale, best first (specification section 9: A+++ to G). */
const scales: Record<string, readonly string[]> = {
  'A+++-D': ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D'],
  'A++-E': ['A++', 'A+', 'A', 'B', 'C', 'D', 'E'],
  'A++-G': ['A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'],
  'A+-F': ['A+', 'A', 'B', 'C', 'D', 'E', 'F'],
  'A-G': ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
}

/** From the best class to the worst, spread over however many a scale has (Regulation (EU) 2017/1369). */
const arrowColours = ['#00a651', '#50b848', '#bfd730', '#fff200', '#fdb913', '#f37021', '#ed1c24']

const top = 92
const rowHeight = 34

/**
 * The energy label of an article as SVG: who makes it, the whole scale, and the class on it.
 * @param of texts as they are printed
 */
export function energyLabel(of: {
  supplier: string
  model: string
  eekClass: string
  scale: string
}): string {
  const classes = scales[of.scale] ?? [of.eekClass]
  const height = top + classes.length * rowHeight + 24
  const arrows = classes.map((name, row) => arrow(name, row, classes.length))
  const at = Math.max(0, classes.indexOf(of.eekClass))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 ${height}" width="300" height="${height}" font-family="Roboto, Arial, sans-serif">
<rect width="300" height="${height}" rx="10" fill="#ffffff" stroke="#004f9f" stroke-width="4"/>
<path d="M0 10a10 10 0 0 1 10-10h280a10 10 0 0 1 10 10v38H0Z" fill="#004f9f"/>
<text x="16" y="33" font-size="24" font-weight="bold" fill="#ffffff">ENERG</text>
<text x="16" y="66" font-size="13">${escaped(of.supplier)}</text>
<text x="284" y="66" font-size="13" text-anchor="end">${escaped(of.model)}</text>
<path d="M16 76H284" stroke="#004f9f"/>
${arrows.join('\n')}
${mark(of.eekClass, at)}
</svg>`
}

function arrow(name: string, row: number, count: number): string {
  const y = top + row * rowHeight
  const end = 70 + (row * 90) / Math.max(1, count - 1)
  const colour = arrowColours[Math.round((row * (arrowColours.length - 1)) / Math.max(1, count - 1))]
  return `<path d="M16 ${y}H${end}l12 13-12 13H16Z" fill="${colour}"/><text x="24" y="${y + 19}" font-size="17" font-weight="bold" fill="#ffffff" stroke="#1b1f24" stroke-width="0.4">${escaped(name)}</text>`
}

function mark(name: string, row: number): string {
  const y = top + row * rowHeight - 4
  return `<path d="M284 ${y}H218l-16 17 16 17h66Z" fill="#1b1f24"/><text x="251" y="${y + 25}" font-size="22" font-weight="bold" fill="#ffffff" text-anchor="middle">${escaped(name)}</text>`
}

const escaped = (text: string): string =>
  text.replace(/[<>&"']/g, (character) => `&#${character.codePointAt(0)};`)
