import type { CSSProperties } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { ComparedHead, ComparedOffer, ComparedOrder } from './compared-article.tsx'
import { ComparedStrip } from './compared-strip.tsx'
import { brandRow, comparisonRows, type ComparisonRow } from './comparison-rows.ts'
import styles from './comparison-table.module.css'
import type { Compared } from './queries.ts'
import { usePrinting } from './use-printing.ts'
import { useStrip } from './use-strip.ts'

interface ComparisonTableProps {
  articles: readonly Compared[]
  differencesOnly: boolean
}

/** So many columns can be read on a sheet that stands upright. */
const fitUpright = 4
/** And so many where it lies; more are printed in parts of about the same width. */
const fitAcross = 7

/** Articles side by side, one column each; what differs is marked. */
export function ComparisonTable({ articles, differencesOnly }: ComparisonTableProps) {
  const t = useTexts('comparison')
  const all = [brandRow(articles, t('brand')), ...comparisonRows(articles)]
  const rows = differencesOnly ? all.filter(({ differs }) => differs) : all
  const parts = usePrinting() ? Math.ceil(articles.length / fitAcross) : 1
  const inPart = Math.ceil(articles.length / parts)
  const starts = articles.map((_, index) => index).filter((index) => index % inPart === 0)
  const { scroller, strip, isShown, follow, reveal } = useStrip()
  return (
    <div className={styles.comparison} style={{ '--articles': articles.length } as CSSProperties}>
      <ComparedStrip ref={strip} articles={articles} isShown={isShown} />
      {/* A wide table scrolls by itself, so it must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={scroller}
        className={styles.scroll}
        aria-label={t('title')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={follow}
        onFocus={reveal}
      >
        <div data-print={articles.length > fitUpright ? 'wide' : undefined}>
          {starts.map((start) => (
            <Part
              key={start}
              articles={articles.slice(start, start + inPart)}
              rows={rows.map((row) => ({ ...row, values: row.values.slice(start, start + inPart) }))}
            />
          ))}
        </div>
        {differencesOnly && rows.length === 0 && (
          <p className={styles.same}>{t(articles.length > 1 ? 'noDifferences' : 'onlyOne')}</p>
        )}
      </section>
    </div>
  )
}

interface PartProps {
  articles: readonly Compared[]
  /** With the values of these articles. */
  rows: readonly ComparisonRow[]
}

/** As many articles as stand side by side: all of them on a screen. */
function Part({ articles, rows }: PartProps) {
  const t = useTexts('comparison')
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            <span className="visually-hidden">{t('attribute')}</span>
          </th>
          {articles.map((compared) => (
            <ComparedHead key={compared.article.matnr} compared={compared} />
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('price')}</th>
          {articles.map(({ article }) => (
            <ComparedOffer key={article.matnr} article={article} />
          ))}
        </tr>
        {rows.map(({ key, name, values, differs }) => (
          <Row key={key} name={name} values={values} differs={differs} />
        ))}
        <tr className={styles.order}>
          <th scope="row">{t('order')}</th>
          {articles.map(({ article }) => (
            <ComparedOrder key={article.matnr} article={article} />
          ))}
        </tr>
      </tbody>
    </table>
  )
}

interface RowProps {
  name: string
  values: readonly string[]
  differs?: boolean
}

function Row({ name, values, differs = false }: RowProps) {
  const t = useTexts('comparison')
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row">
        {name}
        {differs && <span className="visually-hidden"> {t('differs')}</span>}
      </th>
      {values.map((value, index) => (
        // Columns have no other identity: two articles may say the same.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={index}>{value === '' ? '–' : value}</td>
      ))}
    </tr>
  )
}
