import { Link } from '@tanstack/react-router'
import { categoryLink } from '#web/app/categories.ts'
import { parsed } from '#web/app/filter-entries.ts'
import { hasAccount, isSignedIn } from '#web/app/guards.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { sameAddress } from '#web/app/same-address.ts'
import { useConfig, useSession } from '#web/app/shop-queries.ts'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Face } from '#web/ui/face/face.tsx'
import { keepUnits } from '#web/ui/format/keep-units.ts'
import styles from './no-hits.module.css'
import { OwnHits } from './own-hits.tsx'
import type { Hits } from './queries.ts'
import { brandOf, type SearchView } from './search-view.ts'
import { unknownIn, UnknownWords } from './unknown-words.tsx'
import { useCategoryPath } from './use-category-path.ts'

/** Nothing found, said honestly: what was looked for, what may help, and whom to ask. */
export function NoHits({ view, hits }: { view: SearchView; hits: Hits }) {
  const t = useTexts('search')
  const { company } = useConfig()
  const session = useSession()
  const unknown = unknownIn(view.q ?? '', hits.unknownWords)
  const isFiltered = (view.fq ?? []).length > 0
  if (hits.solrOffline)
    return (
      <Face kind="error" level={2} title={t('offlineTitle')} text={t('offlineText')}>
        <LinkButton to="/">{t('allCategories')}</LinkButton>
      </Face>
    )
  const category = [hits.asked.fq ?? []]
    .flat()
    .map(parsed)
    .find(({ field }) => field === 'category')?.value
  if (view.q === undefined && !isFiltered)
    return category === undefined ? (
      // Of a shop that has none no other search finds any.
      <Face kind="empty" level={2} title={t('noneHere')} text={t('emptyCategoryText')} />
    ) : (
      <EmptyCategory id={category} />
    )

  const brand = brandOf(view)
  if (brand !== undefined && view.fq?.length === 1)
    return (
      <Face kind="missing" level={2} title={t('noBrand', { brand })} text={t('noBrandText')}>
        <LinkButton to="/brands">{t('allBrands')}</LinkButton>
      </Face>
    )

  return (
    <Face
      kind="missing"
      level={2}
      title={view.q === undefined ? t('noneHere') : t('noneFor', { q: view.q })}
      text={isFiltered ? t('noneFiltered') : undefined}
    >
      {unknown.length > 0 && (
        <p>
          <UnknownWords words={unknown} />
        </p>
      )}
      {isFiltered && (
        <LinkButton
          to="."
          activeOptions={sameAddress}
          search={(before: object) => ({ ...before, fq: undefined, page: undefined })}
        >
          {t('removeAllFilters')}
        </LinkButton>
      )}
      {view.q !== undefined && !isFiltered && <OwnHits q={view.q} />}
      {hits.nearestNumbers.length > 0 && (
        <div className={styles.nearest}>
          <h3>{t('nearestNumbers')}</h3>
          <ul className="plain-list">
            {hits.nearestNumbers.map(({ matnr, maktx1, number, kind }) => (
              <li key={matnr}>
                <Link to="/p/$matnr/{-$description}" params={{ matnr }}>
                  {t('number', { number: matnr })}
                </Link>{' '}
                {keepUnits(maktx1)}
                {kind !== 'matnr' && ` (${t(`near.${kind}`, { number })})`}
              </li>
            ))}
          </ul>
        </div>
      )}
      {!isFiltered && (
        <div className={styles.nearest}>
          <h3>{t('noneText')}</h3>
          <ul className={styles.advice}>
            <li>{t('adviceNumber')}</li>
            <li>{t('adviceWords')}</li>
            <li>
              <Link to="/brands">{t('adviceBrands')}</Link>
            </li>
            {hasAccount(session) && (
              <li>
                <Link to="/not-listed-products" search={{ q: view.q }}>
                  {t('adviceNotListed')}
                </Link>
              </li>
            )}
            {!isSignedIn(session) && (
              <li>
                <Link
                  to="/login"
                  search={{ redirect: `/not-listed-products?q=${encodeURIComponent(view.q ?? '')}` }}
                >
                  {t('adviceSignIn')}
                </Link>
              </li>
            )}
            {company.phone !== '' && (
              <li>
                {t('adviceCall')} <a href={`tel:${company.phone.replace(/[^+\d]/g, '')}`}>{company.phone}</a>
              </li>
            )}
          </ul>
        </div>
      )}
    </Face>
  )
}

/** A category that holds nothing yet: that it does, and up to where there is something. */
function EmptyCategory({ id }: { id: string }) {
  const t = useTexts('search')
  const { path, name } = useCategoryPath(id)
  const parent = path.at(-2)
  return (
    <Face kind="empty" level={2} title={t('emptyCategory', { category: name })} text={t('emptyCategoryText')}>
      {parent ? (
        <LinkButton {...categoryLink(path.slice(0, -1).map((above) => above.id))}>
          {t('wholeCategory', { category: parent.name })}
        </LinkButton>
      ) : (
        <LinkButton to="/">{t('allCategories')}</LinkButton>
      )}
    </Face>
  )
}
