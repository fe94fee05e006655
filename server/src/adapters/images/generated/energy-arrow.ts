import { n } from './svg.ts'

/** Colours of the steps from the best class to the worst, by the number of steps of the scale. */
const steps = ['#00a651', '#50b848', '#bfd730', '#fff200', '#fdb913', '#f37021', '#ed1c24'] as const

const scales: Readonly<Record<string, readonly string[]>> = {
  'A-G': ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
  'A+++-D': ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D'],
  'A++-E': ['A++', 'A+', 'A', 'B', 'C', 'D', 'E'],
  'A++-G': ['A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'],
  'A+-F': ['A+', 'A', 'B', 'C', 'D', 'E', 'F'],
}

/**
 * The arrow that stands beside a price: the class on its colour, before it the range of the scale. Drawn after the
 * rules for advertising (Delegated Regulation (EU) 2019/2015 and sisters); it is no official label.
 * @param height pixels; the width follows
 */
export function energyArrow({
  eekClass,
  scale,
  height,
}: {
  eekClass: string
  scale: string
  height: number
}): string {
  const classes = scales[scale] ?? scales['A-G']!
  const place = Math.max(0, classes.indexOf(eekClass))
  const colour =
    steps[Math.min(steps.length - 1, Math.round((place / (classes.length - 1)) * (steps.length - 1)))]
  const [best, worst] = [classes[0] ?? 'A', classes.at(-1) ?? 'G']
  const width = height * 2
  const letters = (text: string, x: number, y: number, size: number, colourOfText: string) =>
    `<text x="${n(x)}" y="${n(y)}" font-family="DejaVu Sans, Liberation Sans, Arial, sans-serif" font-weight="bold" font-size="${n(size)}" text-anchor="middle" fill="${colourOfText}">${text}</text>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}" height="${n(height)}" viewBox="0 0 80 40">` +
    '<path d="M0.5 0.5H22V39.5H0.5Z" fill="#ffffff" stroke="#333333"/>' +
    letters(best, 11.2, 11, best.length > 2 ? 7.5 : 10, '#111111') +
    '<path d="M11.2 26V15M8 18.4L11.2 14.6L14.4 18.4" fill="none" stroke="#333333" stroke-width="1.6"/>' +
    letters(worst, 11.2, 36.4, 10, '#111111') +
    `<path d="M22 0.5H62L79 20L62 39.5H22Z" fill="${colour}" stroke="#333333"/>` +
    letters(
      eekClass,
      45,
      eekClass.length > 2 ? 28 : 30.5,
      eekClass.length > 2 ? 19 : 28,
      place === 3 ? '#111111' : '#ffffff',
    ) +
    '</svg>'
  )
}
