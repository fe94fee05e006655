import { useTexts } from '../i18n/use-texts.ts'
import styles from './skip-link.module.css'

/** The first stop of the keyboard on a page: leads past what all pages have to the element of this id. */
export function SkipLink({ to }: { to: string }) {
  const t = useTexts('app')
  return (
    <a className={styles.skip} href={`#${to}`}>
      {t('skipToContent')}
    </a>
  )
}
