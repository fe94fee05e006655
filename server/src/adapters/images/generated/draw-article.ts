import { colourOf } from './colours.ts'
import { drawings } from './drawings.ts'
import { guessDrawing } from './guess-drawing.ts'
import type { ArticlePicture, Sketch } from './picture.ts'
import { pictureRandom } from './random.ts'
import { n, rect } from './svg.ts'

/** Colours brands are printed in; the brand's name decides. */
const brandColours = [
  '#1f5d57',
  '#b5402b',
  '#24507f',
  '#d98a1f',
  '#5b7f2f',
  '#6a3f6f',
  '#c23b4b',
  '#2d7d9a',
  '#3f4a55',
  '#8a6a2f',
]

/**
 * Draws an article as SVG, the same way for the same article on every node.
 * @param size pixels of the picture; the drawing keeps its proportions and stands in the middle
 */
export function drawArticle(picture: ArticlePicture, size: { width: number; height: number }): string {
  return framed(drawingOf(picture)(sketchOf(picture)), size)
}

/**
 * Draws a category: the drawing of its articles, in colours that its id decides. Nothing is printed on it: it would be
 * German in every language.
 */
export function drawCategory(
  category: { id: string; name: string; drawing: string },
  size: { width: number; height: number },
): string {
  const palette = ['grau', 'beige', 'anthrazit', 'salbei', 'terrakotta', 'hellblau']
  const colour = palette[pictureRandom(category.id).integer(0, palette.length - 1)] ?? 'grau'
  const look = /beton|marmor|terrazzo|holz|stein/i.exec(category.name)?.[0] ?? ''
  const attributes = {
    colour: look.toLowerCase() === 'holz' ? 'eiche natur' : colour,
    look: `${look}optik`,
    width: '300',
    length: '600',
  }
  const picture = {
    matnr: category.id,
    drawing: category.drawing,
    name: category.name,
    brand: '',
    attributes,
  }
  return drawArticle(picture, size).replaceAll(/<text\b[^]*?<\/text>/g, '')
}

function drawingOf(picture: ArticlePicture) {
  return drawings[picture.drawing] ?? drawings[guessDrawing(picture.name)] ?? drawings['box']!
}

function sketchOf(picture: ArticlePicture): Sketch {
  const { attributes, brand, matnr } = picture
  return {
    ...picture,
    colour: colourOf(attributes['colour']),
    brandColour: brandColours[pictureRandom(brand).integer(0, brandColours.length - 1)] ?? '#3f4a55',
    random: pictureRandom(matnr),
    number: (key, otherwise) => {
      const value = Number(attributes[key])
      return Number.isFinite(value) && value > 0 ? value : otherwise
    },
    text: (key) => (attributes[key] ?? '').toLowerCase(),
  }
}

/** The field of 400 × 400 in the middle of the picture, on the studio's background. */
function framed(content: string, { width, height }: { width: number; height: number }): string {
  const unit = 400 / Math.min(width, height)
  const [fieldWidth, fieldHeight] = [width * unit, height * unit]
  const [left, top] = [(400 - fieldWidth) / 2, (400 - fieldHeight) / 2]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${n(left)} ${n(top)} ${n(fieldWidth)} ${n(fieldHeight)}">` +
    '<defs><radialGradient id="studio" cx="0.5" cy="0.42" r="0.75"><stop offset="0.45" stop-color="#ffffff"/><stop offset="1" stop-color="#eceae6"/></radialGradient>' +
    '<radialGradient id="shadow"><stop offset="0" stop-color="#000000" stop-opacity="0.34"/><stop offset="0.6" stop-color="#000000" stop-opacity="0.14"/><stop offset="1" stop-color="#000000" stop-opacity="0"/></radialGradient>' +
    '<linearGradient id="gloss" x1="0" y1="0" x2="1" y2="1"><stop offset="0.1" stop-color="#ffffff" stop-opacity="0.1"/><stop offset="0.32" stop-color="#ffffff" stop-opacity="0.55"/><stop offset="0.42" stop-color="#ffffff" stop-opacity="0.08"/><stop offset="0.6" stop-color="#ffffff" stop-opacity="0.3"/><stop offset="0.7" stop-color="#ffffff" stop-opacity="0"/></linearGradient></defs>' +
    `${rect(left, top, fieldWidth, fieldHeight, 'fill="url(#studio)"')}${content}</svg>`
  )
}
