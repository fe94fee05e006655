/**
 * Makes an English trial set: titles, queries and graded labels, the same for the same seed.
 *
 *     node bench/relevance/english/generate.ts FOLDER [articles=54667] [queries=1500] [seed=1]
 *
 * Grades follow from how titles and queries were made: 3 for the kind with everything that was asked for, 2 for the
 * kind with something else different, 1 for another kind of the family with all of the rest. A figure says how one
 * ranking compares with another on this set; it promises nothing for real customers.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Random } from '../../search/random.ts'
import { makeArticles } from './articles.ts'
import type { EnglishArticle } from './articles.ts'
import { csv } from './csv.ts'
import { makeQueries } from './queries.ts'
import type { EnglishQuery } from './queries.ts'

const [folder, articleCount = '54667', queryCount = '1500', seed = '1'] = process.argv.slice(2)
if (!folder) throw new Error('name the folder to write to')

const nonsense =
  `xqzvw blorptag vrimpok qwzzkt frubnitz zzyqx ploonkar grexovit hjkwqp snorvelix wubbatron kxzjq
  trizzlemok yfgwpt dwimblecorp vyxxqo gnarfoodle mbzzkrt quorbixel ozzvkpth`.split(/\s+/)

const random = new Random(Number(seed))
const articles = makeArticles(Number(articleCount), random)
const queries = makeQueries(articles, Number(queryCount), random)
await mkdir(folder, { recursive: true })
await writeFile(
  join(folder, 'products.csv'),
  csv([['id', 'title'], ...articles.map(({ id, title }) => [id, title])]),
)
await writeFile(
  join(folder, 'queries.csv'),
  csv([
    ['id', 'text', 'kind', 'misspelled'],
    ...queries.map(({ id, text, kind, misspelled }) => [id, text, kind, misspelled ? '1' : '']),
    ...nonsense.map((text, i) => [`n${i + 1}`, text, 'nonsense', '']),
  ]),
)
await writeFile(join(folder, 'labels.csv'), csv([['query', 'product', 'grade'], ...queries.flatMap(labels)]))

function labels(query: EnglishQuery): string[][] {
  return articles.flatMap((article) => {
    const grade = gradeOf(article, query)
    return grade > 0 ? [[query.id, article.id, String(grade)]] : []
  })
}

function gradeOf(article: EnglishArticle, { asks, meant }: EnglishQuery): number {
  if (!asks.kind) return article.brand === meant.brand ? 3 : 0
  const rest =
    (!asks.brand || article.brand === meant.brand) &&
    (!asks.size || article.size?.figures.join() === meant.size?.figures.join()) &&
    (!asks.material || article.material === meant.material) &&
    (!asks.colour || article.colour === meant.colour)
  if (article.kind === meant.kind) return rest ? 3 : 2
  const isSpecial = asks.brand || asks.size || asks.material || asks.colour
  return isSpecial && rest && article.kind.family === meant.kind.family ? 1 : 0
}
