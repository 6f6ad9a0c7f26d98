export type { LineToInvoice, OrderToInvoice } from './invoicing.repository.ts'

import * as repository from './invoicing.repository.ts'

/** What the invoices module may know of an order, and write into its story. */
export const orderInvoicing = {
  find: repository.findToInvoice,
  parties: repository.findParties,
  note: repository.noteInvoice,
} as const
