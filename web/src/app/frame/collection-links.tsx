import { Link } from '@tanstack/react-router'
import { Icon } from '#web/ui/icon/icon.tsx'
import { useTexts } from '../i18n/use-texts.ts'
import styles from './collection-links.module.css'
import tool from './tool-button.module.css'

/** The ways to what a user has collected besides baskets; a phone finds them in the user's menu. */
export function CollectionLinks() {
  const t = useTexts('app')
  return (
    <>
      <Link
        to="/comparison"
        className={`${tool.tool} ${styles.link}`}
        aria-label={t('comparison')}
        title={t('comparison')}
      >
        <Icon name="scale" size={24} />
      </Link>
      <Link
        to="/labels"
        className={`${tool.tool} ${styles.link}`}
        aria-label={t('labels')}
        title={t('labels')}
      >
        <Icon name="tag" size={24} />
      </Link>
    </>
  )
}
