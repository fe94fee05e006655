import { Link } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useConfig } from '#web/app/shop-queries.ts'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Face } from '#web/ui/face/face.tsx'
import styles from './no-hits.module.css'
import type { SearchView } from './search-view.ts'

/** Nothing found, said honestly: what was looked for, what may help, and whom to ask. */
export function NoHits({ view, offline }: { view: SearchView; offline: boolean }) {
  const t = useTexts('search')
  const { company } = useConfig()
  const isFiltered = (view.fq ?? []).length > 0
  if (offline) return <Face kind="error" level={2} title={t('offlineTitle')} text={t('offlineText')} />

  return (
    <Face
      kind="missing"
      level={2}
      title={view.q === undefined ? t('noneHere') : t('noneFor', { q: view.q })}
      text={isFiltered ? t('noneFiltered') : t('noneText')}
    >
      {isFiltered && (
        <LinkButton to="." search={(before: object) => ({ ...before, fq: undefined, page: undefined })}>
          {t('removeAllFilters')}
        </LinkButton>
      )}
      {!isFiltered && (
        <ul className={styles.advice}>
          <li>{t('adviceNumber')}</li>
          <li>{t('adviceWords')}</li>
          <li>
            <Link to="/brands">{t('adviceBrands')}</Link>
          </li>
          {company.phone !== '' && (
            <li>
              {t('adviceCall')} <a href={`tel:${company.phone.replace(/[^+\d]/g, '')}`}>{company.phone}</a>
            </li>
          )}
        </ul>
      )}
    </Face>
  )
}
