import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, notFound, redirect } from '@tanstack/react-router'
import { orNotFound } from '#web/app/api/or-not-found.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { one } from '#web/app/search-params.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs/breadcrumbs.tsx'
import { TabLink, Tabs } from '#web/ui/tabs/tabs.tsx'
import { BudgetDecision } from './budget-decision.tsx'
import { ContactView } from './contact-view.tsx'
import { DetailsView } from './details-view.tsx'
import { documentTitle } from './document-title.ts'
import { DocumentTop } from './document-top.tsx'
import { FlowView } from './flow-view.tsx'
import { ItemsView } from './items-view.tsx'
import { useShownDetail } from './net-shown.ts'
import { archivedQuery, documentQuery } from './queries.ts'
import { TextsView } from './texts-view.tsx'
import { useDocumentWords } from './use-document-words.ts'

const views = ['items', 'details', 'flow', 'contact', 'texts'] as const
type View = (typeof views)[number]

export const Route = createFileRoute('/_shop/_signed-in/_account/myaccount/document/$doctype/$docid')({
  staticData: { texts: ['documents', 'offers'] },
  validateSearch: (search: Record<string, unknown>): { view?: View | undefined } => ({
    view: views.find((view) => view === one(search.view)),
  }),
  loader: async ({ context: { queryClient }, params: { doctype, docid } }) => {
    // The specification says one digit; types 10, 12 and 13 need two.
    if (!/^\d{1,2}$/.test(doctype)) throw notFound()
    const asked = Number(doctype)
    const { currentDoctype, documentHead } = await orNotFound(
      queryClient.ensureQueryData(documentQuery(asked, docid)),
    )
    const params = { doctype: String(currentDoctype), docid: documentHead.docid }
    if (currentDoctype !== asked)
      throw redirect({ to: '/myaccount/document/$doctype/$docid', params, statusCode: 302 })
    await queryClient.ensureQueryData(archivedQuery(currentDoctype, documentHead.docid))
    return documentHead
  },
  head: documentTitle,
  component: DocumentScreen,
})

function DocumentScreen() {
  const t = useTexts('documents')
  const { documentName } = useDocumentWords()
  const params = Route.useParams()
  const { view = 'items' } = Route.useSearch()
  const detail = useShownDetail(useSuspenseQuery(documentQuery(Number(params.doctype), params.docid)).data)
  const { documentHead: head } = detail
  const archived = useSuspenseQuery(archivedQuery(head.doctype, head.docid)).data.hasArchivedDocument
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { key: 'list', content: <Link to="/myaccount/documents">{t('title')}</Link> },
          { key: 'document', content: documentName(head) },
        ]}
      />
      <DocumentTop head={head} archived={archived} />
      {head.doctype === 9 && head.status === 'open' && <BudgetDecision head={head} />}
      <Tabs label={t('views')}>
        {views.map((each) => (
          <TabLink
            key={each}
            to="/myaccount/document/$doctype/$docid"
            params={params}
            search={{ view: each === 'items' ? undefined : each }}
            current={each === view}
            resetScroll={false}
            replace
          >
            {t(`view.${each}`)}
          </TabLink>
        ))}
      </Tabs>
      {view === 'items' && (
        <ItemsView
          document={{ doctype: head.doctype, docid: head.docid }}
          positions={detail.documentPositions}
          currency={head.currency}
        />
      )}
      {view === 'details' && <DetailsView head={head} />}
      {view === 'flow' && <FlowView flow={detail.documentFlow} />}
      {view === 'contact' && <ContactView head={head} contact={detail.contact} />}
      {view === 'texts' && <TextsView texts={head.texts} />}
    </>
  )
}
