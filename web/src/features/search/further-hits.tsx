import { Link } from '@tanstack/react-router'
import { type CSSProperties, memo } from 'react'
import { useErrorText } from '#web/app/errors/use-error-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { OfferTile, type Tile } from '#web/features/article/public.ts'
import { addressName } from '#web/ui/article-tile/tile-article.ts'
import { TileBlock } from '#web/ui/article-tile/tile-block.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { keepUnits } from '#web/ui/format/keep-units.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { useKeptFocus } from '#web/ui/near/use-kept-focus.ts'
import { useNear } from '#web/ui/near/use-near.ts'
import { useUsualHeight } from '#web/ui/near/use-usual-height.ts'
import { LateFields } from '#web/ui/quantity-input/late-fields.ts'
import styles from './further-hits.module.css'
import { HitCells } from './hit-cells.tsx'
import type { Hits } from './queries.ts'
import { useFurtherHits } from './use-further-hits.ts'

/**
 * Tiles or rows of one block: what changes in it lays out its own anew and not those of the whole page. Fills whole rows
 * of two, three, four, five and six, as many tiles as ever stand side by side.
 */
const inBlock = 60

const inBlocks = (articles: readonly Tile[]): Tile[][] =>
  Array.from({ length: Math.ceil(articles.length / inBlock) }, (_, place) =>
    articles.slice(place * inBlock, (place + 1) * inBlock),
  )

/** The tiles of a long page behind its first ones: each is a name that leads to the article until one comes near it. */
export function FurtherTiles({ hits }: { hits: Hits }) {
  const further = useFurtherHits(hits)
  const end = useUsualHeight<HTMLDivElement>()
  // The first of them end the block the page came with.
  const atFirst = (inBlock - (hits.response.docs.length % inBlock)) % inBlock
  return (
    <>
      <FurtherArticles articles={further.articles.slice(0, atFirst)} />
      {inBlocks(further.articles.slice(atFirst)).map((articles) => (
        <TileBlock key={articles[0]?.matnr} tiles={articles.length}>
          <FurtherArticles articles={articles} />
        </TileBlock>
      ))}
      <div ref={end} className={styles.end} style={roomFor(further.missing)}>
        <End {...further} />
      </div>
    </>
  )
}

function FurtherArticles({ articles }: { articles: readonly Tile[] }) {
  return articles.map((article) => <FurtherTile key={article.matnr} article={article} />)
}

const FurtherTile = memo(function FurtherTile({ article }: { article: Tile }) {
  const { place, isNear } = useNear<HTMLDivElement>()
  const { onFocus } = useKeptFocus(place, isNear)
  return (
    <div ref={place} className={isNear ? styles.near : styles.far} onFocus={onFocus}>
      {isNear ? (
        <LateFields value={true}>
          <OfferTile article={article} level={2} />
        </LateFields>
      ) : (
        <h2 className={styles.name} lang={article.textLanguage}>
          <ToArticle article={article} />
        </h2>
      )}
    </div>
  )
})

/** The rows of a long page behind its first ones, as {@link FurtherTiles}. */
export function FurtherRows({ hits }: { hits: Hits }) {
  const further = useFurtherHits(hits)
  const end = useUsualHeight<HTMLTableSectionElement>(rows)
  const { columns } = hits
  return (
    <>
      {inBlocks(further.articles).map((articles) => (
        <tbody
          key={articles[0]?.matnr}
          className={styles.rows}
          style={{ '--rows': articles.length } as CSSProperties}
        >
          {articles.map((article) => (
            <FurtherRow key={article.matnr} article={article} columns={columns} />
          ))}
        </tbody>
      ))}
      <tbody
        ref={end}
        className={styles.endOfRows}
        style={roomFor(further.missing)}
        hidden={!further.isFetching && further.error === null && further.missing === 0}
      >
        <tr>
          <td colSpan={columns.length + 3}>
            <End {...further} />
          </td>
        </tr>
      </tbody>
    </>
  )
}

/** What is still to come has its room, so that the pages below and the foot stay where they are. */
const roomFor = (missing: number): CSSProperties | undefined =>
  missing > 0 ? ({ '--missing': missing } as CSSProperties) : undefined

const rows = {
  firstOf: (table: HTMLElement): Element => table.querySelector('tbody') ?? table,
  // Of a card all but its name and attributes, which a name that stands for it has room for by itself.
  restOf: (row: HTMLElement): number =>
    [...row.querySelectorAll<HTMLElement>('td:not([data-label])')].reduce(
      (sum, { offsetHeight }) => sum + offsetHeight,
      0,
    ),
  oneOf: 2,
}

interface FurtherRowProps {
  article: Tile
  columns: Hits['columns']
}

const FurtherRow = memo(function FurtherRow({ article, columns }: FurtherRowProps) {
  const { place, isNear } = useNear<HTMLTableRowElement>()
  const { onFocus } = useKeptFocus(place, isNear)
  const { attributes, maktx2, matnrDisplay } = article
  const t = useTexts('search')
  return (
    <tr ref={place} onFocus={onFocus}>
      {isNear ? (
        <LateFields value={true}>
          <HitCells article={article} columns={columns} />
        </LateFields>
      ) : (
        <th
          scope="row"
          colSpan={columns.length + 3}
          className={styles.farRow}
          lang={article.textLanguage}
          // What takes lines of a card besides the name.
          data-more={keepUnits(maktx2) || undefined}
          data-number={t('number', { number: matnrDisplay })}
          style={{ '--attributes': linesOf(attributes, columns) } as CSSProperties}
        >
          <ToArticle article={article} />
        </th>
      )}
    </tr>
  )
})

/** How many of the columns an article fills. */
const linesOf = (attributes: Tile['attributes'], columns: Hits['columns']): number =>
  columns.filter(({ key }) => attributes.some((attribute) => attribute.key === key)).length

function ToArticle({ article: { matnr, maktx1 } }: { article: Tile }) {
  return (
    <Link to="/p/$matnr/{-$description}" params={{ matnr, description: addressName(maktx1) }} preload={false}>
      {keepUnits(maktx1)}
    </Link>
  )
}

/** Says that the hits are still coming, or why they do not come. */
function End({ error, isFetching, refetch }: Omit<ReturnType<typeof useFurtherHits>, 'articles'>) {
  const t = useTexts('search')
  const app = useTexts('app')
  const errorText = useErrorText()
  if (error !== null && !isFetching) {
    return (
      <Notice kind="error">
        <p>{errorText(error)}</p>
        <Button look="plain" size="small" onClick={() => void refetch()}>
          {app('tryAgain')}
        </Button>
      </Notice>
    )
  }
  return <output>{isFetching ? t('furtherHits') : ''}</output>
}
