/** Classes of all energy labels, best first (specification section 9: A+++ to G). */
export const energyClasses = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type EnergyClassName = (typeof energyClasses)[number]

/**
 * The scales in force, from best to worst: which one holds is a matter of the product group (A-G since 2021 for
 * lamps and household appliances, A+++-D for heaters and heat pumps, A+-F for water heaters, …). A class means
 * something on its own scale alone.
 */
export const energyScales = ['A+++-D', 'A+++-G', 'A++-E', 'A++-G', 'A+-F', 'A+-G', 'A-G', 'A-E'] as const

/** What a class is about where an article has several: heat pumps heat at two temperatures, combi boilers also water. */
export const energyQualifiers = ['heating_55', 'heating_35', 'water', 'cooling'] as const

/** The classes of a scale such as "A+++-D", best first; all of them where the scale is none. */
export function classesOf(scale: string): readonly string[] {
  const [best = '', worst = ''] = scale.split('-')
  const names: readonly string[] = energyClasses
  const [first, last] = [names.indexOf(best), names.indexOf(worst)]
  return first < 0 || last < first ? names : names.slice(first, last + 1)
}

/** From the best class to the worst. */
const arrowColours = ['#00a651', '#50b848', '#bfd730', '#fff200', '#fdb913', '#f37021', '#ed1c24']

/**
 * Colour of a class's arrow on its scale: the seven in their order, the classes behind them red as well (Regulations
 * (EU) 1254/2014 and 2015/1186, layout of the label); a shorter scale is spread over all of them.
 */
export function energyColour(eekClass: string, scale: string): string {
  const classes = classesOf(scale)
  const worst = arrowColours.length - 1
  const index = Math.max(0, classes.indexOf(eekClass))
  const spread = Math.max(1, Math.min(classes.length - 1, worst))
  return arrowColours[Math.round((Math.min(index, spread) / spread) * worst)] ?? '#ffffff'
}

/** Where the European product registry shows a product, by its number; also what the label's QR code says. */
export const registryAddress = (eprelId: string): string => `https://eprel.ec.europa.eu/qr/${eprelId}`
