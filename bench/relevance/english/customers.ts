/**
 * Makes a set of queries written by hand as customers type them, without discipline: words glued and split, units
 * glued to figures, typos of all kinds, model numbers, words of which only the beginning is right.
 *
 *     node bench/relevance/english/customers.ts FOLDER [articles=54667] [seed=1]
 *
 * The titles of `customers/titles.txt` stand among generated ones, each for one to five makers. `customers/queries.txt`
 * has a query a line: text; class; what a title of grade 3 contains, pieces parted by + and alternatives by a comma;
 * the same for grade 1. Every third query of a class is held back (`queries-held-out.csv`); nobody tunes by it.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Random } from '../../search/random.ts'
import { makeArticles } from './articles.ts'
import { csv } from './csv.ts'

interface Query {
  id: string
  text: string
  kind: string
  /** Alternatives, each of pieces that all begin a word of the title. */
  wanted: string[][]
  fair: string[][]
}

const [folder, articleCount = '54667', seed = '1'] = process.argv.slice(2)
if (!folder) throw new Error('name the folder to write to')

const linesOf = async (name: string): Promise<string[]> => {
  const text = await readFile(join(import.meta.dirname, 'customers', name), 'utf8')
  return text.trim().split('\n')
}
const misspelled = new Set(['letters', 'sound', 'first', 'two typos'])
const mostMakers = 5

const random = new Random(Number(seed))
const written = (await linesOf('titles.txt')).flatMap((title) =>
  Array.from({ length: 1 + random.below(mostMakers) }, () => `${random.name()} ${title}`),
)
const generated = makeArticles(Number(articleCount) - written.length, random).map(({ title }) => title)
const articles = [...written, ...generated].map((title, i) => ({
  id: String(100_001 + i),
  title,
  plain: plain(title),
}))
const queries = (await linesOf('queries.txt')).map(readQuery)
const nonsense = await linesOf('nonsense.txt')

await mkdir(folder, { recursive: true })
const write = (name: string, rows: string[][]) => writeFile(join(folder, `${name}.csv`), csv(rows))
await write('products', [['id', 'title'], ...articles.map(({ id, title }) => [id, title])])
await writePart('tuning', (place) => place % 3 !== 2)
await writePart('held-out', (place) => place % 3 === 2)

/** Writes the queries whose place within their class is chosen, with their labels and the nonsense. */
async function writePart(name: string, isChosen: (place: number) => boolean): Promise<void> {
  const chosen = queries.filter((query) =>
    isChosen(queries.filter(({ kind }) => kind === query.kind).indexOf(query)),
  )
  await write(`queries-${name}`, [
    ['id', 'text', 'kind', 'misspelled'],
    ...chosen.map(({ id, text, kind }) => [id, text, kind, misspelled.has(kind) ? '1' : '']),
    ...nonsense.map((text, i) => [`n${i + 1}`, text, 'nonsense', '']),
  ])
  await write(`labels-${name}`, [['query', 'product', 'grade'], ...chosen.flatMap(labels)])
}

function labels({ id, text, wanted, fair }: Query): string[][] {
  const graded = articles.flatMap(({ id: article, plain: title }) => {
    if (isMet(wanted, title)) return [[id, article, '3']]
    return isMet(fair, title) ? [[id, article, '1']] : []
  })
  if (!graded.some(([, , grade]) => grade === '3')) throw new Error(`no title is what '${text}' asks for`)
  return graded
}

function isMet(alternatives: readonly string[][], title: string): boolean {
  return alternatives.some((pieces) => pieces.every((piece) => ` ${title}`.includes(` ${piece}`)))
}

function readQuery(line: string, i: number): Query {
  const [text = '', kind = '', wanted = '', fair = ''] = line.split(';').map((cell) => cell.trim())
  const alternatives = (cell: string) =>
    cell === '' ? [] : cell.split(', ').map((one) => one.split('+').map((piece) => plain(piece)))
  return { id: `c${i + 1}`, text, kind, wanted: alternatives(wanted), fair: alternatives(fair) }
}

/** Small letters, without commas, brackets, hyphens and the points of abbreviations. */
function plain(title: string): string {
  return title
    .toLowerCase()
    .replace(/[,()]/g, '')
    .replace(/[-/](?=[a-z])/g, ' ')
    .replace(/\.(?=\s|$)/g, '')
    .trim()
}
