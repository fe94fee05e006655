import type { Finding } from '../catalogue/finding.ts'
import { priceJump } from '../catalogue/price-jump.ts'
import type { Article } from '../catalogue/records.ts'
import { composeText } from './compose-text.ts'
import { onRequestOf, pricesOf } from './prices.ts'
import { type DeliverySurvey, graphicKey, groupId } from './survey-delivery.ts'
import { numberIn, withoutZeros } from './text-blocks.ts'
import { soldUnit, unitCode } from './unit-code.ts'
import type { Piece, TextBlocks } from './window.ts'

/** What a delivery says of an article as a record of a catalogue, and what is odd about it. */
export function toArticle(piece: Piece, survey: DeliverySurvey, blocks: TextBlocks): (Finding | Article)[] {
  const { number: supplierNumber, article, details, line, file } = piece
  const { text, missing } = composeText(piece, blocks)
  const prices = pricesOf(withKnownUnits(piece), survey.discounts)
  const matchCode = details?.matchCode ?? article?.matchCode
  const onRequest = onRequestOf(piece)
  const german = (value: string | undefined) =>
    value === undefined || value === '' ? [] : [{ language: 'de', text: value }]
  const found = [...piece.faults, ...oddities(piece, missing), ...unknownDiscounts(piece, survey)]
  const media = graphicOf(piece, survey)
  const isTold = article || details || piece.ending || text !== ''
  // Of an article told of by nothing but that deletion there is nothing to write, no price either.
  if (piece.isDetailDeleted && !isTold && piece.prices.length === 0) return found
  return [
    ...found,
    {
      type: 'article',
      row: line,
      line,
      file,
      mode: article?.action === 'delete' || (piece.ending && !article) ? 'delete' : 'new',
      scope: isTold ? 'partial' : 'prices',
      supplierNumber,
      groups: groupsOf(piece, survey),
      short: german(article?.short1 ?? article?.short2),
      short2: article?.short1 === undefined ? undefined : article.short2,
      long: german(text),
      ean: details?.ean ?? article?.ean,
      alternativeNumber: details?.alternative ?? article?.alternative,
      manufacturerNumber: article?.manufacturerNumber,
      manufacturerType: article?.manufacturerType,
      discountGroup: article?.discountGroup,
      ...(matchCode !== undefined && { keywords: [matchCode] }),
      ...(piece.ending && { ends: endsOf(piece.ending) }),
      ...(onRequest && { onRequest }),
      statuses: [],
      features: [],
      order: orderOf(piece),
      prices,
      media,
      references: [],
    },
  ]
}

/** Where an article's price unit cannot be read, a price that has none of its own would be wrong by tens. */
function withKnownUnits(piece: Piece): Piece {
  const { article, prices } = piece
  if (article?.action !== 'write' || article.priceUnit !== undefined) return piece
  return { ...piece, prices: prices.filter(({ priceUnit }) => priceUnit !== undefined) }
}

function endsOf({ lastDay, successor, isTakenBack }: NonNullable<Piece['ending']>): Article['ends'] {
  return { lastDay, successor, ...(isTakenBack && { isTakenBack }) }
}

function groupsOf({ article, details }: Piece, survey: DeliverySurvey): string[] | undefined {
  const main = article?.mainGroup
  const group = article?.group ?? details?.group
  if (main === undefined) return undefined
  const named = (id: string, alike: string) =>
    survey.groups.has(id) ? id : (survey.groupsAlike.get(alike) ?? id)
  const mainGroup = named(main, withoutZeros(main))
  if (group === undefined) return [mainGroup]
  return [named(groupId(main, group), groupId(withoutZeros(main), withoutZeros(group))), mainGroup]
}

function orderOf({ article, details, prices }: Piece): Article['order'] {
  const packaging = details?.packaging ?? article?.packaging
  const priceQuantity = article?.priceUnit ?? prices.findLast(({ priceUnit }) => priceUnit)?.priceUnit
  if (!article && priceQuantity === undefined) return undefined
  return {
    ...(article?.unit !== undefined && { orderUnit: soldUnit(unitCode(article.unit), priceQuantity) }),
    ...(priceQuantity !== undefined && { priceQuantity }),
    ...(packaging !== undefined && { quantityMin: packaging, quantityInterval: packaging }),
    packings: [],
  }
}

function graphicOf({ article, set }: Piece, { graphics }: DeliverySurvey): Article['media'] {
  const number = article?.graphic ?? ''
  const graphic = graphics.get(graphicKey(set, number)) ?? graphics.get(number)
  if (!graphic) return []
  const description = graphic.title === undefined ? [] : [{ language: 'de', text: graphic.title }]
  return [{ source: graphic.file, purpose: 'normal', description }]
}

function oddities(piece: Piece, missing: readonly string[]): Finding[] {
  const { line, file, number: article } = piece
  const at = { type: 'finding', row: line, line, file, article } as const
  return [
    ...missing.map((key): Finding => ({
      ...at,
      severity: 'warning',
      code: 'UNKNOWN_TEXT',
      detail: numberIn(key),
    })),
    ...jumpOf(piece).map((detail): Finding => ({ ...at, severity: 'warning', code: 'PRICE_JUMP', detail })),
    ...(piece.isDetailDeleted && piece.article?.action !== 'delete'
      ? [{ ...at, severity: 'warning', code: 'DELETED_IN_PART' } as const]
      : []),
    ...(piece.surcharges.some(({ isScale }) => isScale)
      ? [{ ...at, severity: 'note', code: 'SCALE_NOT_KEPT' } as const]
      : []),
    ...surchargesOf(piece).map((detail): Finding => ({
      ...at,
      severity: 'warning',
      code: 'SURCHARGE_NOT_KEPT',
      detail,
    })),
  ]
}

/** The kinds of surcharges an article has; undefined where one has no name. */
function surchargesOf({ surcharges, details }: Piece): (string | undefined)[] {
  const kinds = new Set(surcharges.filter(({ isScale }) => !isScale).map(({ kind }) => kind))
  // The second record weighs copper; where a surcharge names its metal, that is what it weighs.
  if (details?.hasMetal === true && kinds.size === 0) kinds.add('CU')
  return [...kinds]
}

/**
 * Discount groups nobody described, named beside other discounts, which alone would give another price, or in the place of
 * a group that is described. Deliveries without any description of groups are common, and not told.
 */
function unknownDiscounts(
  { article: own, prices, line, file, number: article }: Piece,
  survey: DeliverySurvey,
): Finding[] {
  const hasKnownGroup = survey.discounts.has(withoutZeros(own?.discountGroup ?? ''))
  return prices
    .filter(({ discounts }) => discounts.length > 1 || hasKnownGroup)
    .flatMap(({ discounts }) => discounts)
    .flatMap((discount) =>
      'group' in discount && !survey.discounts.has(withoutZeros(discount.group)) ? [discount.group] : [],
    )
    .map((detail) => ({
      type: 'finding',
      severity: 'warning',
      code: 'UNKNOWN_DISCOUNT',
      row: line,
      line,
      file,
      article,
      detail,
    }))
}

/** Whether the list price of the price file is far from the one in the article's own record. */
function jumpOf({ article, prices }: Piece): string[] {
  const changed = prices.findLast(({ price }) => price?.kind === 'list')
  if (article?.price?.kind !== 'list' || changed?.price?.kind !== 'list') return []
  const { priceUnit = '1' } = article
  const before = { price: article.price.amount, quantity: priceUnit }
  const jump = priceJump(before, { price: changed.price.amount, quantity: changed.priceUnit ?? priceUnit })
  return jump === undefined ? [] : [jump]
}
