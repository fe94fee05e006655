import { Link } from '@tanstack/react-router'
import { valueEntry } from '#web/app/filter-entries.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { keepUnits } from '#web/ui/format/keep-units.ts'
import type { Article } from './queries.ts'
import styles from './titles.module.css'

/** The article's lines of title and every number it is known by. */
export function Titles({ article }: { article: Article }) {
  const t = useTexts('article')
  const { maktx, maktx2, maktx3, maktx4, textLanguage } = article
  const numbers = [
    [t('number'), article.matnrDisplay],
    [t('customerNumber'), article.customerMatnr],
    [t('oldNumber'), article.bismt],
    [t('ean'), article.ean],
    ...article.factoryNumbers.map(({ supplierName, supplierMatnr }) => [
      t('factoryNumber', { supplier: supplierName }),
      supplierMatnr,
    ]),
  ].filter(([, value]) => value !== '')
  return (
    <header className={styles.titles}>
      {article.brand !== '' && (
        <p className={styles.brand}>
          <Link to="/search" search={{ fq: [valueEntry('brand', article.brand)] }}>
            {article.brand}
          </Link>
        </p>
      )}
      <h1 lang={textLanguage}>{keepUnits(maktx)}</h1>
      {[maktx2, maktx3, maktx4]
        .filter((line) => line !== '')
        .map((line) => (
          <p key={line} lang={textLanguage}>
            {keepUnits(line)}
          </p>
        ))}
      <dl className={styles.numbers}>
        {numbers.map(([name, value]) => (
          // A supplier may have several numbers for it.
          <div key={`${name} ${value}`}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
