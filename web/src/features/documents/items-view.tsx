import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Face } from '#web/ui/face/face.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { isReorderable, ItemRow } from './item-row.tsx'
import styles from './items-view.module.css'
import type { DocumentPosition } from './queries.ts'
import { ReorderBar } from './reorder-bar.tsx'
import { type ReorderLine, useReorder } from './use-reorder.ts'

interface ItemsViewProps {
  document: { doctype: number; docid: string }
  positions: readonly DocumentPosition[]
  currency: string
}

/** The lines, each of which can be ordered again. */
export function ItemsView({ document, positions, currency }: ItemsViewProps) {
  const t = useTexts('documents')
  const reorder = useReorder(positions.filter(isReorderable).map(lineOf))
  const seesNet = positions.some(({ netPrice }) => netPrice !== null)
  if (positions.length === 0)
    return <Face kind="empty" level={2} title={t('view.items')} text={t('noItems')} />

  return (
    <>
      <Table caption={t('view.items')} cards>
        <thead>
          <tr className={styles.heads}>
            <th scope="col" className={styles.pickable}>
              <input
                type="checkbox"
                className={styles.box}
                aria-label={t('selectAll')}
                checked={reorder.allSelected}
                disabled={reorder.selectable === 0}
                onChange={(event) => reorder.selectAll(event.target.checked)}
              />
            </th>
            <th scope="col" data-numeric>
              {t('position')}
            </th>
            <th scope="col">{t('article')}</th>
            <th scope="col" data-numeric>
              {t('amount')}
            </th>
            <th scope="col">{t('status')}</th>
            <th scope="col">{t('delivery')}</th>
            <th scope="col" data-numeric>
              {seesNet ? t('netPrice') : t('price')}
            </th>
            {seesNet && (
              <th scope="col" data-numeric>
                {t('total')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {positions.map((position) => (
            <ItemRow
              key={position.posnr}
              document={document}
              position={position}
              currency={currency}
              seesNet={seesNet}
              selected={reorder.selected.has(position.posnr)}
              onSelect={(selected) => reorder.select(position.posnr, selected)}
              outcome={reorder.outcomes.get(position.posnr)}
            />
          ))}
        </tbody>
      </Table>
      <ReorderBar reorder={reorder} />
    </>
  )
}

/** All at once leaves out alternatives and parts of other lines, which would double what was ordered. */
const lineOf = ({ posnr, matnr, amount, unit, alternativeTo, partOf }: DocumentPosition): ReorderLine => ({
  id: posnr,
  matnr,
  quantity: amount,
  unit,
  usual: alternativeTo === null && partOf === null,
})
