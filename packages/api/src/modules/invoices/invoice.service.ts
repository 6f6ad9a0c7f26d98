import type { Invoice } from '@nukkad/contracts/endpoints/orders/invoices'
import type { Db, Queryable, Tx } from '../../db.ts'
import { NoSuchEntity } from '../../errors.ts'
import { orderInvoicing } from '../orders/money/invoicing.service.ts'
import { inRupees } from '../pricing/money.ts'
import { creditLines, type ToCredit } from './credit-lines.ts'
import { financialYear } from './financial-year.ts'
import * as invoices from './invoice.repository.ts'
import { type InvoiceDocument, invoiceLine, totalOf } from './invoice-document.ts'
import type { PdfStore } from './pdf-store.ts'
import { writeDocument } from './write-document.ts'

/** The merchants that a user sells for; implemented by the merchants module. */
export type MerchantsOf = (q: Queryable, userId: string) => Promise<readonly number[]>

export interface InvoiceParts {
  readonly db: Db
  readonly pdfs: PdfStore
  readonly merchantsOf: MerchantsOf
}

interface CreditNote {
  /** Identifies the purpose, e.g. the id of a return: the same purpose is credited once. */
  readonly key: string
  readonly orderId: string
  readonly lines: ToCredit
  /** The reason printed on the document: 'Returned by the buyer'. */
  readonly reason: string
  readonly now: Date
}

export interface InvoiceService {
  /** Issues the invoice of an order, once; called when it is packed. */
  issue(tx: Tx, orderId: string, now: Date): Promise<void>
  /** Credits returned pieces. Does nothing when the order has no invoice yet, or when nothing is left to credit. */
  creditNote(tx: Tx, note: CreditNote): Promise<void>
  /** For the buyer or merchant of the order; throws NoSuchEntity for everyone else. */
  list(userId: string, orderId: string): Promise<Invoice[]>
  /**
   * After a restore: passes over the next numbers of every series of this financial year, as buyers may have documents
   * with them. Returns the number of series.
   */
  skipNumbers(numbers: number, now: Date): Promise<number>
  pdf(userId: string, orderId: string, number?: string): Promise<{ readonly name: string; readonly bytes: Buffer }>
}

export function createInvoiceService({ db, pdfs, merchantsOf }: InvoiceParts): InvoiceService {
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
      await writeDocument(tx, { order, kind: 'invoice', purpose: orderId, now }, async () => ({
        lines: order.lines.map(invoiceLine),
      }))
    },

    async creditNote(tx, { key, orderId, lines, reason, now }) {
      const order = await orderInvoicing.find(tx, orderId)
      if (!order) throw new NoSuchEntity()
      const [invoice] = await invoices.ofOrder(tx, orderId)
      if (!invoice) return
      await writeDocument(tx, { order, kind: 'credit_note', purpose: key, now }, async () => {
        const documents = (await invoices.ofOrder(tx, orderId)).map(({ document }) => document)
        const earlier = documents.filter(({ kind }) => kind === 'credit_note')
        return { lines: creditLines(invoice.document, earlier, lines), against: invoice.document, reason }
      })
    },

    async list(userId, orderId) {
      return (await visible(userId, orderId)).map(({ document }) => shown(document))
    },

    skipNumbers: (numbers, now) => invoices.skipNumbers(db, financialYear(now), numbers),

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
