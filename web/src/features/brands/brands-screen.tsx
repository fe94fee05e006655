import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { valueEntry } from '#web/app/filter-entries.ts'
import { brandsQuery } from '#web/app/brands.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Face } from '#web/ui/face/face.tsx'
import styles from './brands-screen.module.css'
import { byLetter } from './by-letter.ts'

export const Route = createFileRoute('/_shop/_open/brands')({
  staticData: { texts: ['brands'] },
  loader: ({ context }) => context.queryClient.ensureQueryData(brandsQuery),
  head: ({ match }) => pageTitle(match.context, 'brands', 'title'),
  component: BrandsScreen,
})

function BrandsScreen() {
  const t = useTexts('brands')
  const { language } = useShop().i18n
  const { brands } = useSuspenseQuery(brandsQuery).data
  if (brands.length === 0) return <Face kind="empty" title={t('title')} text={t('empty')} />

  const groups = byLetter(brands, language)
  return (
    <>
      <h1>{t('title')}</h1>
      <nav className={styles.letters} aria-label={t('letters')}>
        {groups.map(([letter]) => (
          // The router's, so that Back knows this entry of the history; the keyboard goes on at the letter.
          <Link
            key={letter}
            to="."
            activeOptions={{ includeHash: true }}
            hash={anchor(letter)}
            onClick={() => document.getElementById(anchor(letter))?.focus()}
          >
            {letter}
          </Link>
        ))}
      </nav>
      {groups.map(([letter, group]) => (
        <section key={letter} className={styles.group} aria-labelledby={anchor(letter)}>
          <h2 id={anchor(letter)} tabIndex={-1}>
            {letter}
          </h2>
          <ul className="plain-list">
            {group.map(({ name, count }) => (
              <li key={name}>
                <Link to="/search" search={{ fq: [valueEntry('brand', name)] }}>
                  {name}
                </Link>{' '}
                <span className={styles.count}>{t('articles', { count })}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

const anchor = (letter: string) => `brands-${letter === '#' ? 'other' : letter}`
