import { Counter } from 'prom-client'

/** Rows the clean-up of this node has removed, by kind; registered with the other metrics. */
export const removedRows = new Counter({
  name: 'shop_removed_rows_total',
  help: 'Rows removed because their time was over, by kind',
  labelNames: ['kind'],
  registers: [],
})
