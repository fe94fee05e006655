import { Mail, Phone } from 'lucide-react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useConfig } from '#web/app/shop-queries.ts'
import styles from './ask-for-price.module.css'
import type { Article } from './queries.ts'

/** An article without a price cannot be ordered, but asked for: by phone or mail, with its number at hand. */
export function AskForPrice({ article }: { article: Pick<Article, 'matnrDisplay' | 'maktx'> }) {
  const t = useTexts('article')
  const { phone, mail } = useConfig().company
  const subject = t('askSubject', { number: article.matnrDisplay, name: article.maktx })
  return (
    <div className={styles.ask}>
      <p>{t('askText')}</p>
      <p>
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          <Phone aria-hidden size={18} /> {phone}
        </a>
      </p>
      <p>
        <a href={`mailto:${mail}?subject=${encodeURIComponent(subject)}`}>
          <Mail aria-hidden size={18} /> {mail}
        </a>
      </p>
    </div>
  )
}
