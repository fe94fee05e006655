import type { Decimal } from '@shop/contract/decimal'
import { divide, multiply, round, sum } from '@shop/contract/exact'
import { snapToStep } from '@shop/contract/quantity-step'
import type { Tile } from './offer-tile.tsx'
import type { Details } from './queries.ts'

/** What an area can be laid with, by kind: adhesives, grouts, primers, skirtings. */
export interface Material {
  category: string
  name: string
  choices: Choice[]
}

/** Needed by the area, or along its walls: then `metres` is what one unit of sale is enough for. */
export type Choice = { article: Tile } & ({ perSquareMetre: Decimal } | { metres: Decimal })

/** What is laid. */
export interface LaidArea {
  /** Square metres without waste. */
  area: Decimal
  /** Metres of wall that get a skirting; undefined where nobody said. */
  wall: Decimal | undefined
  /** Percent. */
  waste: Decimal
}

/** Accessories whose need is known, in their groups. */
export function layingMaterial({
  accessories,
  laying,
  skirting,
}: Pick<Details, 'accessories' | 'laying' | 'skirting'>): Material[] {
  const needs = new Map<string, { perSquareMetre: Decimal } | { metres: Decimal }>([
    ...laying.map(({ matnr, perSquareMetre }) => [matnr, { perSquareMetre }] as const),
    ...skirting.map(({ matnr, metres }) => [matnr, { metres }] as const),
  ])
  return accessories
    .map(({ category, name, articles }) => ({
      category,
      name,
      choices: articles.flatMap((article) => {
        const need = needs.get(article.matnr)
        return need === undefined ? [] : [{ article, ...need }]
      }),
    }))
    .filter(({ choices }) => choices.length > 0)
}

/** Whether something of it runs along the walls. */
export const hasSkirting = (material: readonly Material[]): boolean =>
  material.some(({ choices }) => choices.some((one) => 'metres' in one))

/** What nine places of a quotient leave must not buy another sack. */
const places = 6

/**
 * How much is needed, in whole steps of the unit of sale; waste of the covering needs no adhesive, but skirting is cut
 * as the covering is. Undefined where the walls are not known.
 */
export function materialFor(
  choice: Choice,
  { area, wall, waste }: LaidArea,
  max: Decimal,
): Decimal | undefined {
  const rules = { step: choice.article.qty_stepsize, min: '0', max }
  if ('perSquareMetre' in choice)
    return snapToStep(round(multiply(area, choice.perSquareMetre), places), rules)
  if (wall === undefined) return undefined
  const cut = divide(multiply(wall, sum(['100', waste])), '100', 9)
  return snapToStep(divide(cut, choice.metres, places), rules)
}
