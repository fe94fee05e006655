import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Face } from '#web/ui/face/face.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { CollectLabels } from './collect-labels.tsx'
import { LabelRow } from './label-row.tsx'
import styles from './labels-screen.module.css'
import { PrintForm } from './print-form.tsx'
import { labelsQuery } from './queries.ts'
import { useLabels } from './use-labels.ts'

export const Route = createFileRoute('/_shop/_signed-in/labels')({
  staticData: { texts: ['labels', 'basket'] },
  loader: ({ context }) => context.queryClient.ensureQueryData(labelsQuery),
  head: ({ match }) => pageTitle(match.context, 'labels', 'title'),
  component: LabelsScreen,
})

/** Articles collected for label printing, and how they are printed. */
function LabelsScreen() {
  const t = useTexts('labels')
  const answer = useSuspenseQuery(labelsQuery).data
  const collected = useLabels(answer)
  const { lines: labels } = collected
  return (
    <>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <CollectLabels />
      {labels.length === 0 ? (
        <Face kind="empty" level={2} title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <div className={styles.columns}>
          <Collected {...collected} />
          <PrintForm labels={labels} />
        </div>
      )}
    </>
  )
}

function Collected(collected: ReturnType<typeof useLabels>) {
  const t = useTexts('labels')
  const { lines, edit, remove, refusalOf, giveWay, clear } = collected
  return (
    <div>
      <Table caption={t('title')} cards>
        <thead>
          <tr>
            <th scope="col">{t('article')}</th>
            <th scope="col">{t('articleQuantity')}</th>
            <th scope="col">{t('labelQuantity')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((label) => (
            <LabelRow
              key={label.matnr}
              label={label}
              refused={refusalOf(label)}
              onChange={edit}
              onGiveWay={() => giveWay(label)}
              onRemove={() => remove(label)}
            />
          ))}
        </tbody>
      </Table>
      <Button look="ghost" size="small" busy={clear.isPending} onClick={() => clear.mutate(lines)}>
        {t('clear')}
      </Button>
    </div>
  )
}
