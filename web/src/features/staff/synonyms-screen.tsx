import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { one } from '#web/app/search-params.ts'
import { Button } from '#web/ui/button/button.tsx'
import { FindForm } from './find-form.tsx'
import { ListHead } from './list-head.tsx'
import { type WordSearch, wordSearchOf } from './list-search.ts'
import { PagedList } from './paged-list.tsx'
import { type Synonym, synonymsQuery } from './queries.ts'
import { SynonymDialog } from './synonym-dialog.tsx'
import { SynonymTable } from './synonym-table.tsx'

interface SynonymsSearch extends WordSearch {
  /** A word to begin an entry with, e.g. one that was searched for in vain. */
  word?: string | undefined
}

export const Route = createFileRoute('/_staff/staff/synonyms')({
  staticData: { texts: ['staff'] },
  validateSearch: (search: Record<string, unknown>): SynonymsSearch => ({
    ...wordSearchOf(search),
    word: one(search.word)?.slice(0, 80),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(synonymsQuery(deps.q ?? '', deps)),
  head: ({ match }) => pageTitle(match.context, 'staff', 'synonyms'),
  component: SynonymsScreen,
})

/** `undefined`: no dialog; `before` is the entry being changed. */
type Editing = { before?: Synonym; word: string } | undefined

function SynonymsScreen() {
  const t = useTexts('staff')
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { synonyms, numFound } = useSuspenseQuery(synonymsQuery(search.q ?? '', search)).data
  const [editing, setEditing] = useState<Editing>(
    search.word === undefined ? undefined : { word: search.word },
  )

  return (
    <>
      <ListHead title={t('synonyms')} text={t('synonymsText')} />
      <FindForm
        label={t('synonymSearch')}
        asked={search.q}
        onFind={(q) => void navigate({ search: { rows: search.rows, q } })}
      >
        <Button onClick={() => setEditing({ word: '' })}>{t('newSynonym')}</Button>
      </FindForm>
      <PagedList
        paging={search}
        total={numFound}
        {...(search.q === undefined
          ? { emptyTitle: t('noSynonymsTitle'), emptyText: t('noSynonymsText') }
          : { emptyTitle: t('noSuchSynonymTitle', { word: search.q }), emptyText: t('noSuchSynonymText') })}
      >
        <SynonymTable synonyms={synonyms} onEdit={(before) => setEditing({ before, word: before.word })} />
      </PagedList>
      {editing && <SynonymDialog {...editing} onClose={() => setEditing(undefined)} />}
    </>
  )
}
