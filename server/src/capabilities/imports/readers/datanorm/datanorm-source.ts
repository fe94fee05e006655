import { breathing } from '#server/breathing.ts'
import type { Finding } from '../catalogue/finding.ts'
import type { MappingOptions } from '../catalogue/mapping.ts'
import type { CatalogueRecord } from '../catalogue/records.ts'
import { sameCustomer } from '../catalogue/same-customer.ts'
import { type CatalogueSource, emptySurvey } from '../catalogue/survey.ts'
import type { SourceFile } from '../source-file.ts'
import { asBytes } from './as-bytes.ts'
import { blocksOf } from './compose-text.ts'
import { type DatanormFile, openFile, readAs } from './read-file.ts'
import { type DeliverySurvey, surveyDelivery } from './survey-delivery.ts'
import { toArticle } from './to-article.ts'
import { collectPieces, collectTexts } from './window.ts'

/**
 * Articles put together at a time, at least and at most. Texts and prices stand anywhere in a delivery, so it is read anew
 * for each window: of a large delivery a window is a tenth, or what it takes would grow with the square of its size.
 */
const window = { least: 10_000, most: 50_000 }

/**
 * A delivery of DATANORM 4 or 5 as a catalogue: any number of files (articles, groups, discounts, prices, texts), read
 * as one. Memory holds the article numbers and one window of articles, whatever the size of the files.
 *
 * @throws {UnreadableFileError} for DATANORM 3, and files that are something else
 */
export async function datanormSource(
  files: readonly SourceFile[],
  options: Pick<MappingOptions, 'customerNumber' | 'today'>,
): Promise<CatalogueSource> {
  const delivery: DatanormFile[] = []
  const folders = [...new Set(files.map(({ folder }) => folder))]
  for (const file of files.toSorted(byRank))
    delivery.push(await openFile(asBytes(file), folders.indexOf(file.folder)))
  takeVersions(delivery)
  const survey = await surveyDelivery(delivery, options.today)
  const refusal = otherCustomer(survey, options)
  return {
    survey: async () => ({
      ...emptySurvey(),
      groups: survey.groups,
      articles: survey.written,
      size: survey.numbers.length,
      ...(!refusal && { header: headerOf(delivery) }),
    }),
    records: () => (refusal ? only(refusal) : recordsOf(delivery, survey)),
    renumberings: survey.renumberings,
  }
}

/** A file that was parted from the one with the header is of its version. */
function takeVersions(files: readonly DatanormFile[]): void {
  const versions = new Set(files.filter(({ isHeadless }) => !isHeadless).map(({ version }) => version))
  const [version] = versions
  if (version === undefined || versions.size > 1) return
  for (const file of files) if (file.isHeadless) Object.assign(file, readAs(version))
}

/** Discounts and groups come before articles, articles before prices: DATANORM.RAB, .WRG, .001 to .999, DATPREIS. */
function byRank(a: SourceFile, b: SourceFile): number {
  const rank = ({ name }: SourceFile) =>
    /\.rab$/i.test(name) ? 0 : /\.wa?rg?$/i.test(name) ? 1 : /datpreis[^/]*$/i.test(name) ? 3 : 2
  return rank(a) - rank(b) || a.name.localeCompare(b.name)
}

function headerOf(files: readonly DatanormFile[]): CatalogueRecord & { type: 'header' } {
  const currency = files.find((file) => file.currency !== undefined)?.currency
  const version = files.some((file) => file.version === '5') ? '5' : '4'
  return {
    type: 'header',
    version,
    transaction: 'update-products',
    catalogId: '',
    currency: currency ?? 'EUR',
  }
}

/** Prices made for one customer of the supplier are no use to another. */
function otherCustomer(
  { customer }: DeliverySurvey,
  { customerNumber }: Pick<MappingOptions, 'customerNumber'>,
): Finding | undefined {
  return customer === undefined || sameCustomer(customer, customerNumber)
    ? undefined
    : { type: 'finding', severity: 'error', code: 'OTHER_CUSTOMER', line: 1, detail: customer }
}

async function* only(finding: Finding): AsyncGenerator<Finding> {
  yield finding
}

async function* recordsOf(
  files: readonly DatanormFile[],
  survey: DeliverySurvey,
): AsyncGenerator<CatalogueRecord | Finding> {
  yield* survey.findings
  const breathe = breathing()
  const windowSize = Math.max(window.least, Math.min(window.most, Math.ceil(survey.numbers.length / 10)))
  for (let start = 0; start < survey.numbers.length; start += windowSize) {
    const numbers = survey.numbers.slice(start, start + windowSize)
    const pieces = await collectPieces(files, new Set(numbers), survey.freed)
    const wanted = new Set<string>()
    for (const piece of pieces.values()) {
      for (const key of blocksOf(piece)) wanted.add(key)
      await breathe()
    }
    const blocks = await collectTexts(files, wanted)
    for (const number of numbers) {
      const piece = pieces.get(number)
      if (piece) yield* toArticle(piece, survey, blocks)
      await breathe()
    }
  }
}
