/**
 * How categories are encoded in facet values (specification section 3 and 9). A hierarchy value is the path of its
 * levels joined by '/'; each level is a six-character sort key followed by the name ("000110Bodenfliesen"); the key
 * is removed for display. A category image value is level, ten-digit index and image path, joined by '/'.
 */

/** One level of a hierarchy value. A slash in a name would look like a level: it becomes a division slash. */
export const hierarchyStep = (sort: string | number, name: string): string =>
  `${String(sort).padStart(6, '0').slice(-6)}${name.replaceAll('/', '∕')}`

interface Pictured {
  id: string
  /** From 1. */
  level: number
  sort: string | number
  /** Where its picture comes from; '' and absent have none. */
  image?: string
}

/**
 * "1/0000000110/K110": the path is the category's part of its picture's address, below the configuration's
 * `categoryImageBasePath`; empty where there is no picture, so that nobody asks for one.
 */
export const categoryImageValue = ({ id, level, sort, image = '' }: Pictured): string =>
  `${level}/${String(sort).padStart(10, '0')}/${image === '' ? '' : encodeURIComponent(id)}`
