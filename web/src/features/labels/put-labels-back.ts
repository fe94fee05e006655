import type { Api } from '#web/app/api/api.ts'
import type { Label } from './queries.ts'

type Taken = Pick<Label, 'matnr' | 'articleQuantity' | 'labelQuantity' | 'addedAt'>

/** Puts labels that were taken out back as they were and where they were. */
export const putLabelsBack = (api: Api, taken: readonly Taken[]) =>
  api.post('labels', 'PUT_BACK', {
    articles: taken.map(({ matnr, articleQuantity, labelQuantity, addedAt }) => ({
      matnr,
      quantity: articleQuantity,
      label_quantity: labelQuantity,
      added_at: addedAt,
    })),
  })
