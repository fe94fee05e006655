import { memo, type ReactNode, Suspense } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import type { Tile } from '#web/features/article/public.ts'
import { Table } from '#web/ui/table/table.tsx'
import { HitCells, rooms } from './hit-cells.tsx'
import styles from './hit-table.module.css'
import type { Hits } from './queries.ts'

interface HitTableProps {
  articles: readonly Tile[]
  /** Those of the whole page, by whose words columns are as wide as they stay. */
  measured: readonly Tile[]
  columns: Hits['columns']
  /** Bodies of rows behind those of the hits. */
  further: ReactNode
}

/** Hits as a table: what matters for these articles stands in columns, one line per article. */
export function HitTable({ articles, measured, columns, further }: HitTableProps) {
  const t = useTexts('search')
  return (
    <Table
      caption={t('tableCaption')}
      cards
      className={styles.hits}
      style={Object.fromEntries(
        columns.map(({ key, name }, place) => [
          `--attribute-${place}`,
          widthFor(name, valuesOf(key, measured)),
        ]),
      )}
    >
      <thead>
        <tr>
          <th scope="col">{t('article')}</th>
          {columns.map(({ key, name, unit }, place) => (
            <th key={key} scope="col" className={rooms[place]}>
              {name}
              {unit !== '' && <span className={styles.unit}> {unit}</span>}
            </th>
          ))}
          <th scope="col" className={styles.offer}>
            {t('offer')}
          </th>
          <th scope="col" className={styles.action}>
            {t('order')}
          </th>
        </tr>
      </thead>
      <tbody>
        {articles.map((article) => (
          <Suspense key={article.matnr}>
            <HitRow article={article} columns={columns} />
          </Suspense>
        ))}
      </tbody>
      {further}
    </Table>
  )
}

/**
 * Room for values as "60x120 cm" in one line, and for the longest word of the heading and of the values as far as there
 * can be any: bold letters are wider than the figures that are measured in.
 */
function widthFor(name: string, values: readonly string[]): string {
  const heading = Math.min(14, longestWord([name]) * 1.1)
  const value = Math.min(16, longestWord(values))
  const wanted = `max(6.25rem, ${heading}ch + 2 * var(--s3), min(${value}ch + 2 * var(--s3), var(--widest)))`
  return `minmax(min(var(--most), ${wanted}), 1fr)`
}

/** Letters of the longest word in some texts. */
const longestWord = (texts: readonly string[]): number =>
  Math.max(0, ...texts.flatMap((text) => text.split(/[\s-]/).map(({ length }) => length)))

const valuesOf = (wanted: string, articles: readonly Tile[]): string[] =>
  articles.flatMap(({ attributes }) =>
    attributes.filter(({ key }) => key === wanted).map(({ value }) => value),
  )

interface HitRowProps {
  article: Tile
  columns: Hits['columns']
}

const HitRow = memo(function HitRow({ article, columns }: HitRowProps) {
  return (
    <tr>
      <HitCells article={article} columns={columns} />
    </tr>
  )
})
