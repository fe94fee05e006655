import { expect, test } from 'vitest'
import { drawArticle, drawCategory } from './draw-article.ts'
import { drawings } from './drawings.ts'
import { energyArrow } from './energy-arrow.ts'
import { guessDrawing } from './guess-drawing.ts'
import type { ArticlePicture } from './picture.ts'
import { pictureTypes, renderPicture } from './render-picture.ts'

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
  const bytes = await renderPicture(drawArticle({ ...tile, drawing }, size), { ...size, type: 'webp' })
  expect(bytes.length).toBeGreaterThan(300)
})

test.each(pictureTypes)('a wide picture is made as %s', async (type) => {
  const wide = { width: 200, height: 90 }
  const bytes = await renderPicture(drawCategory({ id: 'tiles', name: 'Fliesen', drawing: 'tile' }, wide), {
    ...wide,
    type,
  })
  expect(bytes.length).toBeGreaterThan(200)
})

test('an energy arrow shows its class in the colour of its place on the scale', () => {
  expect(energyArrow({ eekClass: 'A', scale: 'A-G', height: 40 })).toContain('#00a651')
  expect(energyArrow({ eekClass: 'A', scale: 'A+++-D', height: 40 })).toContain('#fff200')
  expect(energyArrow({ eekClass: 'G', scale: 'A-G', height: 40 })).toContain('#ed1c24')
})
