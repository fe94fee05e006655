import type { productRequests } from '../capabilities/not-listed/tables.ts'

type Row = typeof productRequests.$inferInsert

/** A request for products that are not listed, of one line and without a file unless the test says otherwise. */
export const aRequestRow = (given: Partial<Row> & Pick<Row, 'kunnr' | 'userId' | 'key'>): Row => ({
  content: '',
  positions: [
    {
      manufacturer_number: 'BX-7',
      supplier_id: '',
      supplier_name: 'Brenta',
      quantity: '12 m²',
      description: 'Sockelfliese',
    },
  ],
  remark: '',
  customerReference: '',
  attachmentName: '',
  attachmentMime: '',
  createdAt: new Date('2026-03-11T08:00:00Z'),
  ...given,
})
