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

type Laying = Omit<Details['laying'][number], 'matnr'>

/** Needed by the area, or along its walls: then `metres` is what one unit of sale is enough for. */
export type Choice = { article: Tile } & (Laying | { metres: Decimal })

/** What is laid. */
export interface LaidArea {
  /** Square metres without waste. */
  area: Decimal
  /** Metres of wall that get a skirting; undefined where nobody said. */
  wall: Decimal | undefined
  /** Percent. */
  waste: Decimal
  /** Millimetres between what is laid; undefined for those each grout is counted by. */
  joint: Decimal | undefined
}

/** Accessories whose need is known, in their groups. */
export function layingMaterial({
  accessories,
  laying,
  skirting,
}: Pick<Details, 'accessories' | 'laying' | 'skirting'>): Material[] {
  const needs = new Map<string, Laying | { metres: Decimal }>([
    ...laying.map(({ matnr, ...need }) => [matnr, need] as const),
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

/** Millimetres of a joint that what fills it is counted by; undefined where nothing of the material is. */
export function jointOf(material: readonly Material[]): Decimal | undefined {
  for (const { choices } of material)
    for (const one of choices) if ('joint' in one && one.joint !== null) return one.joint
  return undefined
}

/** What is needed of a choice for an area, in kilograms or litres: of a square metre, and of all of it. */
export function consumptionOf(
  { consumption: { value, unit }, joint }: Laying,
  laid: LaidArea,
): { perSquareMetre: Decimal; all: Decimal; unit: string } {
  const perSquareMetre = atJoint(value, joint, laid)
  return { perSquareMetre, all: multiply(laid.area, perSquareMetre), unit }
}

/** A need that was counted by one joint, by the one that is laid. */
function atJoint(need: Decimal, counted: Decimal | null, { joint }: LaidArea): Decimal {
  return counted === null || joint === undefined ? need : divide(multiply(need, joint), counted, 9)
}

/** What nine places of a quotient leave must not buy another sack. */
const places = 6

/**
 * How much is needed, in whole steps of the unit of sale; waste of the covering needs no adhesive, but skirting is cut
 * as the covering is. Undefined where the walls are not known.
 */
export function materialFor(choice: Choice, laid: LaidArea, max: Decimal): Decimal | undefined {
  const { area, wall, waste } = laid
  const rules = { step: choice.article.qty_stepsize, min: '0', max }
  if ('perSquareMetre' in choice)
    return snapToStep(
      round(multiply(area, atJoint(choice.perSquareMetre, choice.joint, laid)), places),
      rules,
    )
  if (wall === undefined) return undefined
  const cut = divide(multiply(wall, sum(['100', waste])), '100', 9)
  return snapToStep(divide(cut, choice.metres, places), rules)
}
