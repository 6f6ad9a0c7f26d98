import type { Invoice } from '@nukkad/contracts/endpoints/orders/invoices'
import type { Db, Queryable, Tx } from '../../db.ts'
import { NoSuchEntity } from '../../errors.ts'
import { type OrderToInvoice, orderInvoicing } from '../orders/money/invoicing.service.ts'
import { inRupees } from '../pricing/money.ts'
import { creditLines, type ToCredit } from './credit-lines.ts'
import { financialYear, type InvoiceKind, invoiceNumber } from './financial-year.ts'
import * as invoices from './invoice.repository.ts'
import { documentOf, type InvoiceDocument, type Issue, invoiceLine, totalOf } from './invoice-document.ts'
import type { PdfStore } from './pdf-store.ts'

/** Which makers a signed-in person sells for; the merchants module answers. */
export type MerchantsOf = (q: Queryable, userId: string) => Promise<readonly number[]>

export interface InvoiceParts {
  readonly db: Db
  readonly pdfs: PdfStore
  readonly merchantsOf: MerchantsOf
}

interface CreditNote {
  /** What it is for, e.g. the id of a return: the same purpose is credited once. */
  readonly key: string
  readonly orderId: string
  readonly lines: ToCredit
  /** For the document: 'Returned by the buyer'. */
  readonly reason: string
  readonly now: Date
}

export interface InvoiceService {
  /** The invoice of an order, once; called when it is packed. */
  issue(tx: Tx, orderId: string, now: Date): Promise<void>
  /** Takes back what came back. Nothing happens when the order has no invoice yet, or when nothing is left to credit. */
  creditNote(tx: Tx, note: CreditNote): Promise<void>
  /** Buyer or maker of the order; NoSuchEntity for everybody else. */
  list(userId: string, orderId: string): Promise<Invoice[]>
  pdf(userId: string, orderId: string, number?: string): Promise<{ readonly name: string; readonly bytes: Buffer }>
}

const events = { invoice: 'Invoice', credit_note: 'Credit note' } as const

export function createInvoiceService({ db, pdfs, merchantsOf }: InvoiceParts): InvoiceService {
  /**
   * The number is taken behind the lock of its series and becomes visible with the document or not at all: a transaction
   * that is rolled back leaves no gap, and whoever waits takes the same number.
   */
  async function write(
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
    const seller = await invoices.findSeller(tx, order.merchantId)
    const document = documentOf({ kind, number, order, seller, now, ...filled })
    await invoices.insert(tx, series, serial, purpose, document)
    await invoices.advance(tx, series, serial)
    await orderInvoicing.note(tx, order.id, `${events[kind]} ${number}`, now)
  }

  async function visible(userId: string, orderId: string): Promise<invoices.InvoiceRow[]> {
    const parties = await orderInvoicing.parties(db, orderId)
    const isBuyer = parties && String(parties.userId) === userId
    const isMerchant = parties && !isBuyer && (await merchantsOf(db, userId)).includes(parties.merchantId)
    if (!isBuyer && !isMerchant) throw new NoSuchEntity()
    return invoices.ofOrder(db, orderId)
  }

  return {
    async issue(tx, orderId, now) {
      const order = await orderInvoicing.find(tx, orderId)
      if (!order) throw new NoSuchEntity()
      await write(tx, { order, kind: 'invoice', purpose: orderId, now }, async () => ({
        lines: order.lines.map(invoiceLine),
      }))
    },

    async creditNote(tx, { key, orderId, lines, reason, now }) {
      const order = await orderInvoicing.find(tx, orderId)
      if (!order) throw new NoSuchEntity()
      const [invoice] = await invoices.ofOrder(tx, orderId)
      if (!invoice) return
      await write(tx, { order, kind: 'credit_note', purpose: key, now }, async () => {
        const documents = (await invoices.ofOrder(tx, orderId)).map(({ document }) => document)
        const earlier = documents.filter(({ kind }) => kind === 'credit_note')
        return { lines: creditLines(invoice.document, earlier, lines), against: invoice.document, reason }
      })
    },

    async list(userId, orderId) {
      return (await visible(userId, orderId)).map(({ document }) => shown(document))
    },

    async pdf(userId, orderId, number) {
      const rows = await visible(userId, orderId)
      const row = number ? rows.find(({ document }) => document.number === number) : rows[0]
      if (!row) throw new NoSuchEntity()
      return { name: `${row.document.number.replaceAll('/', '-')}.pdf`, bytes: await pdfs.get(row.id, row.document) }
    },
  }
}

const shown = (document: InvoiceDocument): Invoice => ({
  number: document.number,
  kind: document.kind,
  issued: document.issuedAt,
  total: inRupees(totalOf(document)),
})
