export type { LineToInvoice, OrderToInvoice } from './invoicing.repository.ts'

import type { Queryable } from '../../../db.ts'
import { splitRefund } from '../../refunds/split-refund.ts'
import * as repository from './invoicing.repository.ts'

/** The order as it is sent: without declined lines, and without what the wallet got back for them. */
async function find(q: Queryable, orderId: string): Promise<repository.OrderToInvoice | undefined> {
  const order = await repository.findToInvoice(q, orderId)
  if (!order) return undefined
  const { payable, waived, declined, ...rest } = order
  const { gifts, credit } = order
  const back = splitRefund({ paid: payable - gifts - credit - waived, credit, gifts }, 0, declined - waived)
  return { ...rest, gifts: gifts - back.gifts, credit: credit - back.credit }
}

/** The part of orders that the invoices module may read, and its note in the order's history. */
export const orderInvoicing = {
  find,
  parties: repository.findParties,
  note: repository.noteInvoice,
} as const
