import { Clock, Mail, MapPin, Phone, Truck } from 'lucide-react'
import { openingTimes } from '#web/app/frame/opening-times.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import type { ShopConfig } from '#web/app/shop-queries.ts'
import styles from './contact.module.css'

/** A branch with address, opening hours and the ways to reach it. */
export function Branch({ plant }: { plant: ShopConfig['plants'][number] }) {
  const t = useTexts('service')
  const app = useTexts('app')
  const { name, street, plz, city, phone, mail, openingHours, pickup, pickupCutoff } = plant
  const hours = openingTimes(openingHours, app('weekdays').split(' '))
  return (
    <li className={styles.branch}>
      <h3>{name}</h3>
      <p className={styles.row}>
        <MapPin aria-hidden size={18} />
        <span>
          {street}
          <br />
          {plz} {city}
        </span>
      </p>
      {hours.length > 0 && (
        <p className={styles.row}>
          <Clock aria-hidden size={18} />
          <span>
            {hours.map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
          </span>
        </p>
      )}
      {pickup && pickupCutoff !== '' && (
        <p className={styles.row}>
          <Truck aria-hidden size={18} />
          <span>{t('contactPickup', { time: pickupCutoff })}</span>
        </p>
      )}
      {phone !== '' && (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={styles.way}>
          <Phone aria-hidden size={18} />
          {phone}
        </a>
      )}
      {mail !== '' && (
        <a href={`mailto:${mail}`} className={styles.way}>
          <Mail aria-hidden size={18} />
          {mail}
        </a>
      )}
    </li>
  )
}
