import { promisify } from 'node:util'
import type { Day } from '@shop/contract/day'
import { type AsyncZippable, zip } from 'fflate'
import type { DownloadContext } from '#server/http/downloads.ts'
import { listCategories } from '../catalogue/public.ts'
import { codePage850 } from '../documents/public.ts'
import { readSettings } from '../shop/public.ts'
import { articleRecords, type DatanormArticle, priceRecords } from './article-records.ts'
import { groupKeys, groupRecords } from './groups.ts'
import { customerRecord, headRecord } from './head-records.ts'
import { type LeftOut, type ReadArticle, readArticles } from './read-articles.ts'
import { datanormWords } from './words.ts'

/** Read at once: some statements each, and a moment of the event loop. */
const atOnce = 500

type Wanted = { matnrs: readonly string[]; withNet: boolean; today: Day }

/**
 * A ZIP of DATANORM 4.0: groups (DATANORM.WRG), articles with texts and list prices (DATANORM.001), the customer's net prices
 * (DATPREIS.001) where asked for, and a word about what is in it. Text in code page 850.
 */
export async function datanormArchive(
  { matnrs, withNet, today }: Wanted,
  { db, actor, language, fail }: DownloadContext,
): Promise<Buffer> {
  const rows = await listCategories(db)
  const categories = new Map(rows.map((row) => [row.id, row]))
  const articles: ReadArticle[] = []
  const left: LeftOut[] = []
  for (let at = 0; at < matnrs.length; at += atOnce) {
    const part = matnrs.slice(at, at + atOnce)
    const read = await readArticles(part, { db, actor, language, today, withNet, categories })
    articles.push(...read.articles)
    left.push(...read.left)
  }
  if (articles.length === 0 && left.length === 0) throw fail('DATANORM_EMPTY')
  const { company } = await readSettings(db, 'company')
  const words = datanormWords[language]
  const { kunnr, currency } = actor
  const head = (about: string) => headRecord({ day: today, company: company.name, about, currency })
  const { groups, grouped } = inGroups(articles)
  const records = grouped.map((article, index) => articleRecords(article, index + 1))
  const files = {
    'DATANORM.WRG': head(words.groups) + groups,
    'DATANORM.001': [
      head(words.articles),
      ...records.map(({ text }) => text),
      ...records.map(({ main }) => main),
    ].join(''),
    ...(withNet && {
      'DATPREIS.001': head(words.prices(kunnr)) + customerRecord(kunnr) + priceRecords(grouped),
    }),
    [words.readMe]: [
      company.name,
      words.about(articles.length, today.split('-').toReversed().join('.')),
      withNet ? words.netOf(kunnr) : words.withoutNet,
      words.order,
      ...(left.length === 0 ? [] : ['', words.left]),
      ...left.map(({ matnr, why }) => `${matnr}: ${words[why]}`),
      '',
    ]
      .map(codePage850.write)
      .join('\r\n'),
  }
  return zipped(files)
}

/** Articles with the keys of their groups, and the records that name these. */
function inGroups(articles: readonly ReadArticle[]): { groups: string; grouped: DatanormArticle[] } {
  const used = articles.flatMap(({ groups: [main, group] }) => (main ? [{ main, group }] : []))
  const mainKeys = groupKeys(
    used.map(({ main }) => main.id),
    3,
  )
  const keys = groupKeys(
    used.flatMap(({ group }) => group?.id ?? []),
    10,
  )
  return {
    groups: groupRecords(used, mainKeys, keys),
    grouped: articles.map(({ groups: [main, group], ...article }) => ({
      ...article,
      mainGroup: main ? (mainKeys.get(main.id) ?? '') : '',
      group: group ? (keys.get(group.id) ?? '') : '',
    })),
  }
}

async function zipped(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const contents: AsyncZippable = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, codePage850.bytes(text)]),
  )
  return Buffer.from(await promisify<AsyncZippable, Uint8Array>(zip)(contents))
}
