import type { Tx } from '../../db.ts'
import { type OrderToInvoice, orderInvoicing } from '../orders/money/invoicing.service.ts'
import { financialYear, type InvoiceKind, invoiceNumber } from './financial-year.ts'
import * as invoices from './invoice.repository.ts'
import { documentOf, type Issue } from './invoice-document.ts'
import * as sellers from './seller.repository.ts'

const events = { invoice: 'Invoice', credit_note: 'Credit note' } as const

/**
 * Writes an invoice or a credit note, once for each purpose; nothing where no lines are left.
 *
 * The number is taken under the lock of its series and becomes visible with the document or not at all: a transaction
 * that is rolled back leaves no gap, and the next one takes the same number.
 */
export async function writeDocument(
  tx: Tx,
  wanted: { order: OrderToInvoice; kind: InvoiceKind; purpose: string; now: Date },
  fill: () => Promise<Pick<Issue, 'lines' | 'against' | 'reason'>>,
): Promise<void> {
  const { order, kind, purpose, now } = wanted
  const series = { merchantId: order.merchantId, kind, year: financialYear(now) }
  const serial = (await invoices.lockSeries(tx, series)) + 1
  if (await invoices.isThere(tx, kind, purpose)) return
  const filled = await fill()
  if (filled.lines.length === 0) return
  const number = invoiceNumber(kind, series.year, serial)
  const seller = await sellers.findSeller(tx, order.merchantId, order.sellerState)
  const document = documentOf({ kind, number, order, seller, now, ...filled })
  await invoices.insert(tx, series, serial, purpose, document)
  await invoices.advance(tx, series, serial)
  await orderInvoicing.note(tx, order.id, `${events[kind]} ${number}`, now)
}
