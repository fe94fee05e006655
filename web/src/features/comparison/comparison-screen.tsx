import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { one } from '#web/app/search-params.ts'
import { loadOffers } from '#web/features/offers/public.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Face } from '#web/ui/face/face.tsx'
import { CheckField } from '#web/ui/field/check-field.tsx'
import { TabLink, Tabs } from '#web/ui/tabs/tabs.tsx'
import { type ComparisonGroup, comparisonGroups } from './comparison-rows.ts'
import styles from './comparison-screen.module.css'
import { ComparisonTable } from './comparison-table.tsx'
import { type Compared, comparisonQuery } from './queries.ts'
import { useComparison } from './use-comparison.ts'

interface ComparisonSearch {
  /** Category whose articles stand side by side; the first one when left out. */
  group?: string | undefined
  differences?: 'true' | undefined
}

export const Route = createFileRoute('/_shop/_signed-in/comparison')({
  staticData: { texts: ['comparison', 'article', 'basket', 'offers'] },
  validateSearch: (search): ComparisonSearch => ({
    group: one(search.group),
    differences: one(search.differences) === 'true' ? 'true' : undefined,
  }),
  loader: async ({ context }) => {
    const { articles } = await context.queryClient.ensureQueryData(comparisonQuery)
    await loadOffers(
      context,
      articles.map(({ article }) => ({ matnr: article.matnr })),
    )
  },
  head: ({ match }) => pageTitle(match.context, 'comparison', 'title'),
  component: ComparisonScreen,
})

function ComparisonScreen() {
  const t = useTexts('comparison')
  const { group, differences } = Route.useSearch()
  const { articles, max } = useSuspenseQuery(comparisonQuery).data
  const groups = comparisonGroups(articles)
  const shown = groups.find(({ id }) => id === group) ?? groups[0]
  if (shown === undefined) {
    return (
      <Face kind="empty" title={t('emptyTitle')} text={t('emptyText')}>
        <LinkButton to="/search">{t('toSearch')}</LinkButton>
      </Face>
    )
  }
  return (
    <>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('amount', { count: articles.length, max })}</p>
      </header>
      {groups.length > 1 && <Groups groups={groups} shown={shown.id} />}
      <Tools articles={articles} group={shown.id} differences={differences === 'true'} />
      <ComparisonTable articles={shown.articles} differencesOnly={differences === 'true'} />
    </>
  )
}

function Groups({ groups, shown }: { groups: readonly ComparisonGroup[]; shown: string }) {
  const t = useTexts('comparison')
  return (
    <Tabs label={t('groups')}>
      {groups.map(({ id, name, articles }) => (
        <TabLink
          key={id}
          to="/comparison"
          search={(before) => ({ ...before, group: id })}
          current={id === shown}
        >
          {name === '' ? t('otherGroup') : name} ({articles.length})
        </TabLink>
      ))}
    </Tabs>
  )
}

interface ToolsProps {
  /** Of all groups. */
  articles: readonly Compared[]
  group: string
  differences: boolean
}

function Tools({ articles, group, differences }: ToolsProps) {
  const t = useTexts('comparison')
  const { clear } = useComparison()
  const navigate = Route.useNavigate()
  return (
    <div className={styles.tools}>
      <CheckField
        label={t('onlyDifferences')}
        checked={differences}
        onChange={({ target }) =>
          void navigate({
            search: { group, differences: target.checked ? 'true' : undefined },
            replace: true,
          })
        }
      />
      <Button
        look="plain"
        size="small"
        icon={<Printer aria-hidden size={18} />}
        onClick={() => window.print()}
      >
        {t('print')}
      </Button>
      <Button look="ghost" size="small" busy={clear.isPending} onClick={() => clear.mutate(articles)}>
        {t('clear')}
      </Button>
    </div>
  )
}
