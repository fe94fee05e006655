/** A state of an order: its document type and status. */
export type OrderState = { doctype: 9 | 10 | 1; status: 'A' | 'X' }

/**
 * The steps of an order (specification section 4, product decisions) as data. A budget order waits for its release, a
 * queued one for the ERP; what was rejected or refused stays what it was and is canceled.
 */
export const orderSteps = {
  release: { from: { doctype: 9, status: 'A' }, to: { doctype: 10, status: 'A' } },
  reject: { from: { doctype: 9, status: 'A' }, to: { doctype: 9, status: 'X' } },
  acknowledge: { from: { doctype: 10, status: 'A' }, to: { doctype: 1, status: 'A' } },
  refuse: { from: { doctype: 10, status: 'A' }, to: { doctype: 10, status: 'X' } },
} as const satisfies Record<string, { from: OrderState; to: OrderState }>

export type OrderStep = keyof typeof orderSteps
