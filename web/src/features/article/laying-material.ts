import type { Decimal } from '@shop/contract/decimal'
import { multiply } from '@shop/contract/exact'
import { snapToStep } from '@shop/contract/quantity-step'
import type { Tile } from './offer-tile.tsx'
import type { Details } from './queries.ts'

/** What an area can be laid with, by kind: adhesives, grouts, primers. */
export interface Material {
  category: string
  name: string
  choices: { article: Tile; perSquareMetre: Decimal }[]
}

/** Accessories whose consumption is known, in their groups. */
export function layingMaterial({ accessories, laying }: Pick<Details, 'accessories' | 'laying'>): Material[] {
  const needs = new Map(laying.map(({ matnr, perSquareMetre }) => [matnr, perSquareMetre]))
  return accessories
    .map(({ category, name, articles }) => ({
      category,
      name,
      choices: articles.flatMap((article) => {
        const perSquareMetre = needs.get(article.matnr)
        return perSquareMetre === undefined ? [] : [{ article, perSquareMetre }]
      }),
    }))
    .filter(({ choices }) => choices.length > 0)
}

/** How much an area takes, in whole steps of the unit of sale; waste of the covering needs no adhesive. */
export const materialFor = (
  { article, perSquareMetre }: Material['choices'][number],
  area: Decimal,
  max: Decimal,
): Decimal => snapToStep(multiply(area, perSquareMetre), { step: article.qty_stepsize, min: '0', max })
