/** A cover in a colour of its own, with brand and title. */
export function coverDrawing({ brand, title }: { brand: string; title: string }): string {
  const hue = Buffer.from(brand).reduce((sum, byte) => sum + byte * 47, 0) % 360
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297">
<rect width="210" height="297" fill="hsl(${hue} 45% 30%)"/>
<path d="M0 190h210v107H0zM20 190v107M90 190v107M160 190v107M0 244h210" fill="hsl(${hue} 35% 70%)" stroke="#fff" stroke-width="3"/>
<text x="16" y="48" fill="#fff" font-family="sans-serif" font-size="22" font-weight="700">${escaped(brand)}</text>
<text x="16" y="74" fill="#fff" font-family="sans-serif" font-size="12">${escaped(title)}</text></svg>`
}

/** A moving drawing in place of a film: tiles are laid one after the other. */
export function filmDrawing(): string {
  const tiles = Array.from({ length: 12 }, (_, index) => {
    const [x, y] = [20 + (index % 4) * 72, 20 + Math.floor(index / 4) * 52]
    const begin = `${index * 0.4}s`
    return `<rect x="${x}" y="${y}" width="68" height="48" fill="#8a7762" opacity="0"><animate attributeName="opacity" to="1" begin="${begin}" dur="0.3s" fill="freeze"/></rect>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="#e9e4dc"/>${tiles.join('')}</svg>`
}

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
