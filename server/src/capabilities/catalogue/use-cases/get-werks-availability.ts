import type { Result } from '@shop/contract/define-resource'
import type { materialmaster } from '@shop/contract/resources/materialmaster'
import { stockIn, type Unit } from '@shop/contract/quantity'
import type { UseCase } from '#server/http/context.ts'
import { distanceKm, plantFlag } from '../../availability/public.ts'
import { listPlants } from '../../plants/public.ts'
import { readSoldArticles, type SoldArticle, unitOf } from '../../prices/public.ts'

type Branch = Result<typeof materialmaster, 'GET_WERKS_AVAILABILITY'>['plants'][number]
type Plant = Awaited<ReturnType<typeof listPlants>>[number]

/** GET_WERKS_AVAILABILITY: the own branch first, then by distance from it; guests get them by name. */
export const getWerksAvailability: UseCase<typeof materialmaster, 'GET_WERKS_AVAILABILITY'> = async (
  input,
  context,
) => {
  const { db, actor, today, fail, invalid } = context
  const { matnr } = input
  const article = (await readSoldArticles(context, [matnr])).get(matnr)
  if (article === undefined) throw fail('INVALID_MATNR')
  const unit = input.unit === undefined ? article.salesUnit : unitOf(input.unit, article)
  const fraction = article.fractions.get(unit)
  if (fraction === undefined) throw invalid({ unit: 'UNKNOWN_VALUE' })
  const plants = await listPlants(db)
  const own = plants.find(({ werks }) => werks === actor.werks)
  const branches = plants.map((plant) => branch(plant, article, { unit: { ...fraction, unit }, own, today }))
  return {
    matnr,
    unit,
    plants: branches.toSorted((a, b) => Number(b.own) - Number(a.own) || a.distance - b.distance),
  }
}

function branch(
  plant: Plant,
  { stock, salesUnit, step, procurable }: SoldArticle,
  { unit, own, today }: { unit: Unit; own: Plant | undefined; today: string },
): Branch {
  const { werks, name, plz, city, latitude, longitude } = plant
  const here = stock.find((each) => each.werks === werks) ?? { werks, quantity: '0' }
  const { replenishmentDate } = here
  return {
    werks,
    name,
    plz,
    city,
    latitude,
    longitude,
    availabilityFlag: plantFlag(here, { quantity: '1', unit }, { procurable, today }),
    quantity: stockIn(unit, here.quantity, unit.unit === salesUnit ? step : '1'),
    replenishmentDate:
      replenishmentDate !== undefined && replenishmentDate >= today ? replenishmentDate : null,
    own: werks === own?.werks,
    distance: own ? distanceKm(own, plant) : 0,
  }
}
