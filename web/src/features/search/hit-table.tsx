import { Link } from '@tanstack/react-router'
import { memo, Suspense } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { OfferAction, type Tile, TileMarks } from '#web/features/article/public.ts'
import { EnergyLabels, OfferAvailability, OfferPrice, useOffer } from '#web/features/offers/public.ts'
import { ArticlePicture } from '#web/ui/article-tile/article-picture.tsx'
import { addressName } from '#web/ui/article-tile/tile-article.ts'
import { Table } from '#web/ui/table/table.tsx'
import type { Hits } from './queries.ts'
import styles from './hit-table.module.css'

/** Hits as a table: what matters for these articles stands in columns, one line per article. */
export function HitTable({ articles, columns }: { articles: readonly Tile[]; columns: Hits['columns'] }) {
  const t = useTexts('search')
  return (
    <Table caption={t('tableCaption')} cards>
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
    </Table>
  )
}

/** The first attribute has room everywhere, the others as the window gets wider. */
const rooms = [styles.first, styles.extra, styles.extra, styles.further, styles.furthest]

interface HitRowProps {
  article: Tile
  columns: Hits['columns']
}

const HitRow = memo(function HitRow({ article, columns }: HitRowProps) {
  const t = useTexts('search')
  const { data: offer, isError } = useOffer({ matnr: article.matnr })
  const { matnr, matnrDisplay, maktx1, maktx2, textLanguage, picture } = article
  return (
    <tr>
      <th scope="row" aria-label={maktx1}>
        <span className={styles.article}>
          <span className={styles.picture}>
            <ArticlePicture source={picture} size={48} />
          </span>
          <span>
            <Link
              to="/p/$matnr/{-$description}"
              params={{ matnr, description: addressName(maktx1) }}
              lang={textLanguage}
            >
              {maktx1}
            </Link>
            <span className={styles.more}>
              {maktx2 !== '' && <span lang={textLanguage}>{maktx2}</span>}
              <span>{t('number', { number: matnrDisplay })}</span>
            </span>
          </span>
        </span>
      </th>
      {columns.map(({ key, name, unit }, place) => {
        const value = article.attributes.find((attribute) => attribute.key === key)?.value
        return (
          <td
            key={key}
            className={rooms[place]}
            data-label={unit === '' ? name : `${name} ${unit}`}
            data-empty={value === undefined || undefined}
            lang={textLanguage}
          >
            {value ?? '–'}
          </td>
        )
      })}
      <td className={styles.offer}>
        <OfferPrice offer={offer} failed={isError} />
        <EnergyLabels labels={article.eek_classes} />
        <span className={styles.availability}>
          <OfferAvailability offer={offer} />
        </span>
      </td>
      <td className={styles.action}>
        <OfferAction article={article} offer={offer} layout="row" />
        <TileMarks article={article} />
      </td>
    </tr>
  )
})
