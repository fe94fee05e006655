import { useTexts } from '#web/app/i18n/use-texts.ts'
import { OfferAction, type Tile, TileMarks } from '#web/features/article/public.ts'
import { EnergyLabels, OfferAvailability, OfferPrice, useOffer } from '#web/features/offers/public.ts'
import { ArticleLink } from '#web/ui/article-tile/article-link.tsx'
import { ArticlePicture } from '#web/ui/article-tile/article-picture.tsx'
import { keepUnits } from '#web/ui/format/keep-units.ts'
import styles from './hit-table.module.css'
import type { Hits } from './queries.ts'

/** The first attribute has room everywhere, the second also where names have a line of their own, the others on wide pages. */
export const rooms = [undefined, styles.second, styles.third, styles.fourth]

/** What stands of an article in a row of hits. */
export function HitCells({ article, columns }: { article: Tile; columns: Hits['columns'] }) {
  const t = useTexts('search')
  const { data: offer, isError } = useOffer({ matnr: article.matnr })
  const { matnrDisplay, maktx2, textLanguage, picture } = article
  return (
    <>
      {/* Its words stand in its parts. Named by itself it is skipped by screen readers that read line by line. */}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
      <th scope="row">
        <span className={styles.article}>
          <span className={styles.picture}>
            <ArticlePicture source={picture} size={48} />
          </span>
          <span>
            <ArticleLink article={article} />
            <span className={styles.more}>
              {maktx2 !== '' && <span lang={textLanguage}>{keepUnits(maktx2)}</span>}
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
    </>
  )
}
