import { describe, expect } from 'vitest'
import { accessories } from './tables.ts'
import { aCatalog, openAssortment } from '#server/testing/builders.ts'
import { anAccessory, anArticle, aMedium, someArticles } from '#server/testing/catalogue-builders.ts'
import { test } from '#server/testing/test-app.ts'
import { articleTiles } from './article-tiles.ts'

const viewer = {
  language: 'en' as const,
  today: '2026-03-11',
  actor: { currency: 'EUR', assortment: openAssortment },
  config: { basePath: '/shop/' },
}

describe('article tiles', () => {
  test('know nothing of numbers that do not exist', async ({ shop }) => {
    expect(await articleTiles({ ...viewer, db: shop.db }, ['no-such'])).toEqual(new Map())
  })

  test('name no kind of accessory that is there for others alone', async ({ shop }) => {
    const { db } = shop
    const [{ matnr }, kept, open] = [await anArticle(db), await anArticle(db), await anArticle(db)]
    await anAccessory(db, { matnr, accessory: kept.matnr, category: 'grout' })
    await anAccessory(db, { matnr, accessory: open.matnr, category: 'adhesive' })
    const catalog = await aCatalog(db, { articles: [kept.matnr], reserved: true })
    const crossFor = async (catalogs: string[]) => {
      const assortment = { ...openAssortment, catalogs }
      const tiles = await articleTiles({ ...viewer, db, actor: { ...viewer.actor, assortment } }, [matnr])
      return tiles.get(matnr)?.cross.toSorted()
    }
    expect([await crossFor([]), await crossFor([catalog])]).toEqual([['adhesive'], ['adhesive', 'grout']])
  })

  test('show German texts, marked so, where English ones are missing', async ({ shop }) => {
    const { matnr } = await anArticle(shop.db, { texts: { de: { maktx: 'Randleiste', maktx2: 'Alu' } } })
    const tiles = await articleTiles({ ...viewer, db: shop.db }, [matnr])
    expect(tiles.get(matnr)).toMatchObject({ maktx1: 'Randleiste', maktx2: 'Alu', textLanguage: 'de' })
  })

  test('carry price, step, first picture, labels, accessory categories and what matters first', async ({
    shop,
  }) => {
    const { db } = shop
    const { matnr } = await anArticle(db, {
      matnr: '000000000012345678',
      attributes: [
        { key: 'note', name: { de: 'Hinweis', en: 'Note' }, value: { de: 'frostfest', en: 'frost-proof' } },
        {
          key: 'width',
          name: { de: 'Breite', en: 'Width' },
          value: '0.5',
          to: '1.2',
          unit: 'm',
          facet: true,
        },
      ],
      eekClasses: [{ eek_class: 'A+', scale: 'A+-F', data_sheet: 'generated' }],
    })
    await aMedium(db, { matnr, sort: 2 })
    await aMedium(db, { matnr, sort: 1 })
    for (const [sort, category] of ['grout', 'adhesive', 'grout'].entries()) {
      const accessory = await anArticle(db)
      await db.insert(accessories).values({ matnr, accessory: accessory.matnr, category, sort })
    }
    const tiles = await articleTiles({ ...viewer, db }, [matnr, matnr])
    expect(tiles.get(matnr)).toMatchObject({
      matnrDisplay: '12345678',
      picture: expect.stringMatching(/^\/shop\/image\?source=article\/000000000012345678\/1&v=\w{8}$/),
      price: '30',
      kmein: 'M2',
      qty_stepsize: '1.44',
      cross: ['grout', 'adhesive'],
      supplier_name: 'Tonwerk GmbH',
      attributes: [
        { key: 'width', value: '0.5–1.2', unit: 'm' },
        { key: 'note', value: 'frost-proof', unit: '' },
      ],
      eek_classes: [
        {
          eekClass: 'A+',
          index: 0,
          dataSheet: '/shop/download/article-file?matnr=000000000012345678&kind=eek&sort=0',
        },
      ],
    })
  })

  test('take one statement however many there are', async ({ shop }) => {
    const articles = await someArticles(shop.db, 20)
    shop.countStatements()
    const tiles = await articleTiles(
      { ...viewer, db: shop.db },
      articles.map(({ matnr }) => matnr),
    )
    expect([tiles.size, shop.countStatements()]).toEqual([20, 1])
  })
})
