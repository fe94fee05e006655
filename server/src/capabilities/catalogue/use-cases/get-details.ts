import type { ErrorOf, Parsed, Result } from '@shop/contract/define-resource'
import { type article, articleDocumentKinds } from '@shop/contract/resources/article'
import type { Context, Language, UseCase } from '#server/http/context.ts'
import { findDocument, visibleDocumentTypes } from '../../documents/public.ts'
import { netVisible, pricesFor } from '../../prices/public.ts'
import {
  type AgreedPosition,
  type ArticleDetails,
  findAgreedPosition,
  findArticleDetails,
  type PathStep,
} from '../article-store.ts'
import { attributeFilter } from '../attribute-filter.ts'
import {
  attributeText,
  byImportance,
  descriptionIn,
  eekAnswers,
  isOnlyGerman,
  matnrDisplay,
  nameIn,
  textsIn,
} from '../article-texts.ts'
import { accessoriesOf, alternativesOf, layingMaterial } from '../companions.ts'
import { hierarchyStep } from '../hierarchy.ts'
import { findLastPurchase, orderTypes } from '../purchases.ts'
import { articleFile, articlePicture, isWebAddress, noPicture } from '../paths.ts'

type Details = Result<typeof article, 'GET_DETAILS'>
type Asked = Parsed<typeof article, 'GET_DETAILS'>
type ArticleContext = Context<ErrorOf<typeof article, 'GET_DETAILS'>>

/** GET_DETAILS */
export const getDetails: UseCase<typeof article, 'GET_DETAILS'> = async (input, context) => {
  const { fail } = context
  const { matnr, quantity } = input
  const details = await findArticleDetails(context, matnr)
  const [line] = await pricesFor(context, [{ matnr, quantity }])
  if (details === undefined || !line?.availability || !line.article) throw fail('INVALID_MATNR')
  const { retailPrice, netPrice, availability, article: sold } = line
  return {
    article: {
      ...descriptionOf(details, context),
      retailPrice,
      netPrice,
      availability,
      units: sold.units,
      weight: sold.weight ?? null,
    },
    accessories: await accessoriesOf(details, context),
    ...(await layingMaterial(details, context)),
    alternatives: await alternativesOf(details, context),
    lastBought: await lastBoughtOf(matnr, context),
    position: await positionOf(input, context),
  }
}

type Described = Omit<Details['article'], 'retailPrice' | 'netPrice' | 'availability' | 'units' | 'weight'>

function descriptionOf(
  details: ArticleDetails,
  { language, config: { basePath } }: ArticleContext,
): Described {
  const { matnr, media, brand, discontinued, successor } = details
  const { texts, textLanguage } = textsIn(details.texts, language)
  const titled = media.map(({ title, ...medium }) => ({
    ...medium,
    title: title === null ? '' : nameIn(title, language),
  }))
  const images = titled
    .filter(({ kind }) => kind === 'image')
    .map(({ sort, title, version }) => ({ source: articlePicture(basePath, matnr, sort, version), title }))
  const documents = titled.flatMap(({ kind: of, sort, source, title }) => {
    const kind = articleDocumentKinds.find((each) => each === of)
    const address = isWebAddress(source) ? source : articleFile(basePath, matnr, of, sort)
    return kind === undefined ? [] : [{ kind, title, source: address }]
  })
  return {
    matnr,
    matnrDisplay: matnrDisplay(matnr),
    bismt: details.bismt ?? '',
    ean: details.ean ?? '',
    maktx: texts.maktx,
    maktx2: texts.maktx2 ?? '',
    maktx3: texts.maktx3 ?? '',
    maktx4: texts.maktx4 ?? '',
    ...descriptionIn(details.texts, language),
    textLanguage,
    brand,
    image: images[0]?.source ?? noPicture(basePath),
    images,
    documents,
    factoryNumbers: details.factory_numbers.map((number) => ({
      supplierMatnr: number.supplier_matnr,
      supplierNumber: number.supplier_number ?? '',
      supplierName: number.supplier_name ?? '',
    })),
    customerMatnr: details.customer_matnr ?? '',
    eekClasses: eekAnswers(details, (source, index) =>
      isWebAddress(source) ? source : articleFile(basePath, matnr, 'eek', index),
    ),
    attributes: byImportance(details.attributes).map((attribute) => {
      const filter = attributeFilter(attribute)
      const { name, value } = attribute
      return {
        ...attributeText(attribute, language),
        ...(isOnlyGerman(name, language) && { language: 'de' as const }),
        ...(typeof value !== 'string' && isOnlyGerman(value, language) && { valueLanguage: 'de' as const }),
        ...(filter !== undefined && { filter }),
      }
    }),
    meins: details.meins,
    salesUnit: details.sales_unit,
    qty_stepsize: details.step,
    categories: details.paths.map((path) => categoryPath(path, language)),
    discontinued,
    successor,
  }
}

function categoryPath(path: readonly PathStep[], language: Language) {
  const steps = path.map(({ name, sort }) => hierarchyStep(sort, nameIn(name, language)))
  return path.map(({ id, name }, index) => ({
    id,
    name: nameIn(name, language),
    ...(isOnlyGerman(name, language) && { language: 'de' as const }),
    value: steps.slice(0, index + 1).join('/'),
  }))
}

async function lastBoughtOf(matnr: string, { db, actor }: ArticleContext): Promise<Details['lastBought']> {
  const doctypes =
    actor.kunnr === '' ? [] : visibleDocumentTypes(actor).filter((type) => orderTypes.includes(type))
  if (doctypes.length === 0) return null
  const found = await findLastPurchase(db, { kunnr: actor.kunnr, matnr, doctypes })
  if (found === undefined) return null
  const { doctype, docid, number, day: date, quantity, unit } = found
  return { doctype, docid, number, date, quantity, unit, netPrice: agreedPrice(found, actor) }
}

/** A price that stands in a document, for who may see it. */
function agreedPrice(
  { net_price: price, currency, kpein, kmein, unit }: Omit<AgreedPosition, 'posnr' | 'number'>,
  actor: ArticleContext['actor'],
) {
  if (price === null || !netVisible(actor)) return null
  return { price, currency, costUnit: kpein, volumeUnit: kmein || unit }
}

/** What a document is asked for under where only its number is named. */
const order = 1

/**
 * The position the page was opened from; of another customer or a type the user may not see it is 'not found'. The
 * document is found as everywhere: also by the ERP's number, and under the type it had when the link was made.
 */
async function positionOf(
  { matnr, docid, doctype = order, posnr }: Asked,
  { db, actor, fail, invalid }: ArticleContext,
): Promise<Details['position']> {
  if (docid === undefined) return null
  if (posnr === undefined) throw invalid({ posnr: 'REQUIRED' })
  const { kunnr } = actor
  const types = kunnr === '' ? [] : visibleDocumentTypes(actor)
  const document = await findDocument(db, { kunnr, doctype, docid, types })
  const found = document && (await findAgreedPosition(db, { docid: document.docid, posnr, matnr }))
  if (found === undefined) throw fail('DOCUMENT_NOT_FOUND')
  const { docid: named, doctype: type, number, quantity, unit } = found
  return { doctype: type, docid: named, number, posnr, quantity, unit, netPrice: agreedPrice(found, actor) }
}
