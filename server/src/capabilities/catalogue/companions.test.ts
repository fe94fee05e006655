import { article } from '@shop/contract/resources/article'
import { describe, expect } from 'vitest'
import { aUser } from '#server/testing/builders.ts'
import { anAccessory, anArticle } from '#server/testing/catalogue-builders.ts'
import { signIn, test } from '#server/testing/test-app.ts'

describe('what an article is laid with', () => {
  test('says how much adhesive a square metre takes', async ({ shop }) => {
    const { db } = shop
    const sender = await signIn(shop, await aUser(db))
    const tile = await anArticle(db)
    const adhesive = await anArticle(db, {
      meins: 'SA',
      salesUnit: 'SA',
      qtyStepsize: '1',
      units: [{ unit: 'KG', numerator: 1, denominator: 25 }],
      attributes: [{ key: 'consumption', name: { de: 'Verbrauch' }, value: '3', unit: 'kg/m²' }],
    })
    const mosaic = await anArticle(db, {
      meins: 'ST',
      salesUnit: 'ST',
      units: [{ unit: 'M2', numerator: 100, denominator: 9 }],
    })
    const stair = await anArticle(db, { meins: 'ST', salesUnit: 'ST', units: [] })
    const laying = async ({ matnr }: typeof tile) => {
      await anAccessory(db, { matnr, accessory: adhesive.matnr, category: 'adhesive' })
      return (await shop.call(article, 'GET_DETAILS', { matnr }, sender)).body.laying
    }
    const need = {
      matnr: adhesive.matnr,
      perSquareMetre: '0.12',
      consumption: { value: '3', unit: 'KG' },
      joint: null,
    }
    expect(await laying(stair)).toEqual([])
    expect(await laying(tile)).toEqual([need])
    expect(await laying(mosaic)).toEqual([need])
  })

  test('counts a grout by the covering it fills the joints of, and says by which joint', async ({ shop }) => {
    const { db } = shop
    const sender = await signIn(shop, await aUser(db))
    const measure = (key: string, value: string, unit = 'mm') => ({ key, name: { de: key }, value, unit })
    const sizes = [measure('length', '600'), measure('width', '300'), measure('thickness', '9')]
    const grout = await anArticle(db, {
      meins: 'SA',
      salesUnit: 'SA',
      qtyStepsize: '1',
      units: [{ unit: 'KG', numerator: 1, denominator: 5 }],
      attributes: [measure('density', '1600', 'kg/m³'), measure('consumption', '0.5', 'kg/m²')],
    })
    const laying = async (attributes: typeof sizes, category = 'grout') => {
      const { matnr } = await anArticle(db, { attributes })
      await anAccessory(db, { matnr, accessory: grout.matnr, category })
      return (await shop.call(article, 'GET_DETAILS', { matnr }, sender)).body.laying
    }
    const [average, counted] = [
      { perSquareMetre: '0.1', consumption: { value: '0.5', unit: 'KG' }, joint: null },
      { perSquareMetre: '0.0288', consumption: { value: '0.144', unit: 'KG' }, joint: '2' },
    ]
    expect(await laying(sizes.slice(1))).toMatchObject([average])
    expect(await laying([...sizes, measure('joint_width', '2')], 'adhesive')).toMatchObject([average])
    expect(await laying([...sizes, measure('joint_width', '2')])).toMatchObject([counted])
    expect(await laying(sizes)).toMatchObject([{ perSquareMetre: '0.0432', joint: '3' }])
  })

  test('says how much wall a skirting is enough for, where the article covers an area', async ({ shop }) => {
    const { db } = shop
    const sender = await signIn(shop, await aUser(db))
    const piece = { meins: 'ST', salesUnit: 'ST', qtyStepsize: '1', units: [] }
    const length = [{ key: 'length', name: { de: 'Länge' }, value: '600', unit: 'mm' }]
    const [plinth, strip, tile] = [
      await anArticle(db, { ...piece, attributes: length }),
      await anArticle(db, { ...piece, attributes: length }),
      await anArticle(db),
    ]
    const skirting = async ({ matnr }: typeof tile) => {
      await anAccessory(db, { matnr, accessory: plinth.matnr, category: 'skirting' })
      // As long, and nothing that runs along the walls.
      await anAccessory(db, { matnr, accessory: strip.matnr, category: 'profile' })
      return (await shop.call(article, 'GET_DETAILS', { matnr }, sender)).body.skirting
    }
    expect(await skirting(await anArticle(db, piece))).toEqual([])
    expect(await skirting(tile)).toEqual([{ matnr: plinth.matnr, metres: '0.6' }])
  })
})
