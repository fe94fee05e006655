import { expect, test } from 'vitest'
import { drawArticle, drawCategory } from './draw-article.ts'
import { drawings } from './drawings.ts'
import { energyLabel } from './energy-label.ts'
import { guessDrawing } from './guess-drawing.ts'
import type { ArticlePicture } from './picture.ts'
import { pictureFormats } from '../port.ts'
import { renderPicture } from '../render-picture.ts'

const size = { width: 120, height: 120 }
const tile: ArticlePicture = {
  matnr: '1000005',
  drawing: 'tile',
  name: 'Feinsteinzeug Bodenfliese Basalto 60x120 cm anthrazit',
  brand: 'Sassovero',
  attributes: { colour: 'anthrazit', width: '600', length: '1200', look: 'Steinoptik', surface: 'matt' },
}

test('the same article is drawn the same way twice, another one differently', () => {
  expect(drawArticle(tile, size)).toBe(drawArticle(tile, size))
  expect(drawArticle({ ...tile, matnr: '1000006' }, size)).not.toBe(drawArticle(tile, size))
})

test('format and colour of a tile change its picture', () => {
  const attributes = { ...tile.attributes, colour: 'weiß' }
  expect(drawArticle({ ...tile, attributes }, size)).not.toBe(drawArticle(tile, size))
  expect(drawArticle({ ...tile, attributes: { ...tile.attributes, length: '600' } }, size)).not.toBe(
    drawArticle(tile, size),
  )
})

test('a name with markup characters is printed as text', () => {
  const svg = drawArticle(
    { ...tile, drawing: 'sack', name: 'Kleber <script> & Fuge 25 kg', brand: '"A&B"' },
    size,
  )
  expect(svg).not.toContain('<script>')
  expect(svg).toContain('&amp;')
})

test('an article without a drawing of its own gets one by its name, else a box', () => {
  expect(guessDrawing('Ansetzbinder Kleber 20 kg')).toBe('sack')
  expect(guessDrawing('Wandfliese weiß 20x50')).toBe('tile')
  expect(guessDrawing('Irgendetwas')).toBe('box')
  expect(drawArticle({ ...tile, drawing: '', name: 'Irgendetwas', attributes: {} }, size)).toContain('<svg')
})

test.each(Object.keys(drawings))('%s becomes a picture', async (drawing) => {
  const bytes = await renderPicture(Buffer.from(drawArticle({ ...tile, drawing }, size)), {
    ...size,
    format: 'webp',
    extend: false,
  })
  expect(bytes.length).toBeGreaterThan(300)
})

test.each(pictureFormats)('a wide picture is made as %s', async (format) => {
  const wide = { width: 200, height: 90 }
  const svg = drawCategory({ id: 'tiles', name: 'Fliesen', drawing: 'tile' }, wide)
  const bytes = await renderPicture(Buffer.from(svg), { ...wide, format, extend: false })
  expect(bytes.length).toBeGreaterThan(200)
})

test('an energy label shows every class of its scale and marks its own', () => {
  const of = { supplier: 'Wärme & Söhne <GmbH>', model: 'WP-8', about: '', eprelId: '' }
  const label = energyLabel({ ...of, eekClass: 'A++', scale: 'A+++-D' })
  expect(label).toMatch(/>A\+\+\+<[^]*>D<[^]*>A\+\+<\/text>\s*<\/svg>$/)
  expect(label).toContain('Wärme &#38; Söhne &#60;GmbH&#62;')
  expect(energyLabel({ ...of, eekClass: 'G', scale: 'A-G' })).not.toContain('>A+<')
})

test('an energy label of a registered product carries the code that leads there', async () => {
  const of = { supplier: 'Lumo', model: 'L-1', about: '', eekClass: 'C', scale: 'A-G' }
  const plain = energyLabel({ ...of, eprelId: '' })
  const registered = energyLabel({ ...of, eprelId: '123456' })
  expect(registered.length).toBeGreaterThan(plain.length + 1000)
  const shape = { width: 600, height: 1200, format: 'png', extend: false } as const
  expect((await renderPicture(Buffer.from(registered), shape)).length).toBeGreaterThan(5000)
})

test('a category prints nothing, which would be of one language; an article its measures', () => {
  const size = { width: 400, height: 400 }
  for (const drawing of Object.keys(drawings))
    expect(drawCategory({ id: 'K1', name: 'Sortiment', drawing }, size)).not.toMatch(
      />(Ø )?\s*mm<|Sortiment|<text/,
    )
  const board = { matnr: '1', name: 'Gipsplatte', brand: 'Gipso', attributes: { thickness: '12.5' } }
  expect(drawArticle({ ...board, drawing: 'board' }, size)).toContain('Gipso 12,5 mm')
})
