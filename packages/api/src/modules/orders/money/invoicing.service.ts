export type { LineToInvoice, OrderToInvoice } from './invoicing.repository.ts'

import * as repository from './invoicing.repository.ts'

/** The part of orders that the invoices module may read, and its note in the order's history. */
export const orderInvoicing = {
  find: repository.findToInvoice,
  parties: repository.findParties,
  note: repository.noteInvoice,
} as const
