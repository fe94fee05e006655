import { Link } from '@tanstack/react-router'
import { ArticlePicture } from '#web/ui/article-tile/article-picture.tsx'
import { addressName } from '#web/ui/article-tile/tile-article.ts'
import { Availability } from '#web/ui/availability/availability.tsx'
import { EnergyClass } from '#web/ui/energy-class/energy-class.tsx'
import { useEnergySubject } from '#web/ui/energy-class/use-energy-subject.ts'
import { keepUnits } from '#web/ui/format/keep-units.ts'
import { Price } from '#web/ui/price/price.tsx'
import type { Answer } from '../api/resources.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { useSession } from '../shop-queries.ts'
import styles from './suggestions.module.css'

interface SuggestedArticleProps {
  article: Answer<'search', 'SUGGEST'>['articles'][number]
  onClick: () => void
}

/**
 * One article among the suggestions, with the own price where there is one that may be seen by others, else the list
 * price, named as that, and whether it can be had.
 */
export function SuggestedArticle({ article, onClick }: SuggestedArticleProps) {
  const t = useTexts('app')
  const subjectOf = useEnergySubject()
  const { showAvailability, showNetPrice } = useSession()
  const { matnr, matnrDisplay, maktx1, textLanguage, price, currency, kpein, kmein } = article
  const own = showNetPrice ? article.netPrice : null
  const retail = price === null ? null : { price, currency, costUnit: kpein, volumeUnit: kmein }
  return (
    <Link
      to="/p/$matnr/{-$description}"
      params={{ matnr, description: addressName(maktx1) }}
      onClick={onClick}
      className={styles.article}
    >
      <span className={styles.picture}>
        <ArticlePicture source={article.picture} size={48} />
      </span>
      <span className={styles.name}>
        <span lang={textLanguage}>{keepUnits(maktx1)}</span>
        <small>{t('articleNumber', { number: matnrDisplay })}</small>
      </span>
      <span className={styles.price}>
        {own !== null && <span className="visually-hidden">{t('netPrice')} </span>}
        <Price size="small" price={own ?? retail} />
        {own === null && retail !== null && <small>{t('retailPrice')}</small>}
        {showAvailability && article.availabilityFlag !== null && (
          <Availability flag={article.availabilityFlag} compact />
        )}
        {article.eek_classes.map((label) => {
          const of = subjectOf(label)
          return (
            <span key={label.index} className={styles.energy}>
              {of !== '' && <small aria-hidden>{of}</small>}
              <EnergyClass eekClass={label.eekClass} scale={label.scale} of={of} />
            </span>
          )
        })}
      </span>
    </Link>
  )
}
