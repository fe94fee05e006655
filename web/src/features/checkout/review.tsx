import { Link } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { lineProblem } from '#web/features/basket/public.ts'
import { EnergyLabels, priceShown, useNetShown } from '#web/features/offers/public.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Money } from '#web/ui/price/money.tsx'
import { Price } from '#web/ui/price/price.tsx'
import { Table } from '#web/ui/table/table.tsx'
import type { Checkout } from './queries.ts'
import styles from './review.module.css'
import { Section } from './section.tsx'

/** What is ordered, line by line, with price and day; what cannot be ordered says why. */
export function Review({ checkout }: { checkout: Checkout }) {
  const t = useTexts('checkout')
  return (
    <Section title={t('review')}>
      <Table caption={t('review')} cards>
        <thead>
          <tr>
            <th scope="col">{t('article')}</th>
            <th scope="col" data-numeric>
              {t('quantity')}
            </th>
            <th scope="col" data-numeric>
              {t('price')}
            </th>
            <th scope="col">{t('day')}</th>
            <th scope="col" data-numeric>
              {t('amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {checkout.positions.map((position) => (
            <ReviewRow key={position.posnr} position={position} />
          ))}
        </tbody>
      </Table>
      <p>
        <Link to="/basket">{t('changeBasket')}</Link>
      </p>
    </Section>
  )
}

function ReviewRow({ position }: { position: Checkout['positions'][number] }) {
  const t = useTexts('checkout')
  const words = useTexts('basket')
  const formats = useFormats()
  const netShown = useNetShown()
  const { article, matnr, quantity, unit, problem, deliveryDate, reference, note } = position
  const price = priceShown(position, netShown)
  const amount = (netShown ? position.netTotal : null) ?? position.retailTotal
  return (
    // A line that cannot be ordered is where the order button leads.
    <tr tabIndex={problem === '' ? undefined : -1} data-problem={problem || undefined}>
      <th scope="row">
        <div className={styles.name}>
          <span lang={article?.textLanguage}>{article?.maktx1 ?? matnr}</span>
          <span className={styles.more}>
            {[words('number', { number: article?.matnrDisplay ?? matnr }), reference, note]
              .filter((text) => text !== '')
              .join(' · ')}
            {article && <EnergyLabels labels={article.eek_classes} />}
          </span>
          {problem !== '' && <span className={styles.problem}>{lineProblem(position, words, formats)}</span>}
        </div>
      </th>
      <td data-label={t('quantity')} data-numeric>
        {formats.quantity(quantity, unit)}
      </td>
      <td data-label={t('price')} data-numeric>
        {article ? <Price price={price} size="small" /> : '–'}
      </td>
      <td data-label={t('day')}>{deliveryDate === null ? '–' : formats.date(deliveryDate)}</td>
      <td data-label={t('amount')} data-numeric>
        <Money amount={amount} currency={price?.currency ?? 'EUR'} />
      </td>
    </tr>
  )
}
