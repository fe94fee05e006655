import { expect, test } from 'vitest'
import { aTile } from '#web/testing/articles.ts'
import { layingMaterial, materialFor } from './laying-material.ts'

const adhesive = aTile({ matnr: 'K1', meins: 'SA', qty_stepsize: '1' })
const tool = aTile({ matnr: 'T1' })

test('only accessories whose consumption is known are laying material', () => {
  const material = layingMaterial({
    accessories: [
      { category: 'adhesive', name: 'Kleber', articles: [adhesive, tool] },
      { category: 'tool', name: 'Werkzeug', articles: [tool] },
    ],
    laying: [{ matnr: 'K1', perSquareMetre: '0.12' }],
  })
  expect(material).toEqual([
    { category: 'adhesive', name: 'Kleber', choices: [{ article: adhesive, perSquareMetre: '0.12' }] },
  ])
})

test('an area takes whole sacks, rounded up, and no more than may be ordered', () => {
  const choice = { article: adhesive, perSquareMetre: '0.12' }
  expect(materialFor(choice, '20', '999')).toBe('3')
  expect(materialFor(choice, '25', '999')).toBe('3')
  expect(materialFor(choice, '25.1', '999')).toBe('4')
  expect(materialFor(choice, '10000', '999')).toBe('999')
})
