import { useTexts } from '../i18n/use-texts.ts'
import type { ShopConfig } from '../shop-queries.ts'
import styles from './footer.module.css'
import { openingTimes } from './opening-times.ts'

/** The branches with address, telephone and opening hours. */
export function PlantList({ plants }: { plants: ShopConfig['plants'] }) {
  const t = useTexts('app')
  const weekdays = t('weekdays').split(' ')
  if (plants.length === 0) return null
  return (
    <section className={styles.plants} aria-labelledby="plants">
      <h2 id="plants">{t('plants')}</h2>
      <ul>
        {plants.map((plant) => (
          <li key={plant.werks}>
            <strong>{plant.name}</strong>
            <span>{plant.street}</span>
            <span>
              {plant.plz} {plant.city}
            </span>
            <a href={`tel:${plant.phone.replace(/[^+\d]/g, '')}`}>{plant.phone}</a>
            {openingTimes(plant.openingHours, weekdays).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
