import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { isRefusal } from '#web/app/api/api-error.ts'
import { orNotFound } from '#web/app/api/or-not-found.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { missingTitle, titled } from '#web/app/page-title.ts'
import { loadOffers } from '#web/features/offers/public.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs/breadcrumbs.tsx'
import { Face } from '#web/ui/face/face.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { ArticleRow } from './article-row.tsx'
import { GoneList } from './gone-list.tsx'
import { ListTop } from './list-top.tsx'
import styles from './lists-screen.module.css'
import { askedFor } from './list-offer.tsx'
import { type ListAnswer, listQuery } from './queries.ts'
import { useListLines } from './use-list-lines.ts'

export const Route = createFileRoute('/_shop/_signed-in/_account/myaccount/lists/edit/$id')({
  staticData: { texts: ['lists', 'offers'] },
  loader: async ({ context, params }) => {
    const query = context.queryClient.ensureQueryData(listQuery(params.id))
    const { list, articles } = await orNotFound(query)
    await loadOffers(context, articles.filter(({ article }) => article !== null).map(askedFor))
    return { name: list.name }
  },
  head: ({ match, loaderData }) =>
    loaderData === undefined ? missingTitle(match) : titled(match.context, loaderData.name),
  component: EditListScreen,
})

function EditListScreen() {
  const { id } = Route.useParams()
  const { data, error } = useSuspenseQuery(listQuery(id))
  return isRefusal(error, 'LIST_NOT_FOUND') ? <GoneList /> : <EditList answer={data} />
}

function EditList({ answer }: { answer: ListAnswer }) {
  const t = useTexts('lists')
  const { lines, edit, remove, refusalOf, giveWay } = useListLines(answer)
  const { list } = answer
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { key: 'lists', content: <Link to="/myaccount/lists">{t('title')}</Link> },
          { key: 'list', content: list.name },
        ]}
      />
      <ListTop list={list} />
      {!list.own && (
        <div className={styles.result}>
          <Notice kind="info">{t('readOnly')}</Notice>
        </div>
      )}
      {lines.length === 0 ? (
        <Face kind="empty" level={2} title={t('listEmptyTitle')} text={t('listEmptyText')}>
          <LinkButton to="/search" look="plain">
            {t('toSearch')}
          </LinkButton>
        </Face>
      ) : (
        <Table caption={list.name} cards>
          <thead>
            <tr>
              <th scope="col">{t('article')}</th>
              <th scope="col">{t('quantity')}</th>
              <th scope="col">{t('offer')}</th>
              {list.own && (
                <th scope="col">
                  <span className="visually-hidden">{t('actions')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <ArticleRow
                key={line.id}
                line={line}
                isOwn={list.own}
                refused={refusalOf(line)}
                onChange={edit}
                onGiveWay={() => giveWay(line)}
                onRemove={() => remove(line)}
              />
            ))}
          </tbody>
        </Table>
      )}
    </>
  )
}
