import type { Queryable, Tx } from '../../db.ts'
import { json } from '../../sql-fragment.ts'
import type { InvoiceKind } from './financial-year.ts'
import type { InvoiceDocument } from './invoice-document.ts'

/** A number series: a seller's invoices or credit notes of one financial year. */
export interface Series {
  readonly merchantId: number
  readonly kind: InvoiceKind
  readonly year: number
}

/** The last number of a series; its row is locked until the transaction commits or rolls back. */
export async function lockSeries(tx: Tx, { merchantId, kind, year }: Series): Promise<number> {
  await tx`
    insert into invoice_counter (merchant_id, kind, financial_year) values (${merchantId}, ${kind}, ${year})
    on conflict do nothing`
  const [row] = await tx<[{ last: number }]>`
    select last from invoice_counter
    where merchant_id = ${merchantId} and kind = ${kind} and financial_year = ${year}
    for update`
  return row.last
}

export async function advance(tx: Tx, { merchantId, kind, year }: Series, serial: number): Promise<void> {
  await tx`
    update invoice_counter set last = ${serial}
    where merchant_id = ${merchantId} and kind = ${kind} and financial_year = ${year}`
}

/** Passes over the next numbers of all sellers, also of those who have no document yet; returns how many series. */
export async function skipNumbers(q: Queryable, year: number, numbers: number): Promise<number> {
  const { count } = await q`
    insert into invoice_counter (merchant_id, kind, financial_year, last, skipped)
    select merchant.id, kind, ${year}, ${numbers}, ${numbers}
    from merchant, (values ('invoice'), ('credit_note')) as kinds (kind)
    on conflict (merchant_id, kind, financial_year) do update
    set last = invoice_counter.last + excluded.last, skipped = invoice_counter.skipped + excluded.skipped`
  return count
}

export async function isThere(q: Queryable, kind: InvoiceKind, purpose: string): Promise<boolean> {
  const rows = await q`select from invoice where kind = ${kind} and purpose = ${purpose}`
  return rows.length > 0
}

export interface InvoiceRow {
  readonly id: number
  readonly document: InvoiceDocument
}

/** The invoice of an order and its credit notes, oldest first. */
export async function ofOrder(q: Queryable, orderId: string): Promise<InvoiceRow[]> {
  return q<InvoiceRow[]>`
    select invoice_id as id, document from invoice where order_id = ${orderId} order by invoice_id`
}

export async function insert(
  tx: Tx,
  series: Series,
  serial: number,
  purpose: string,
  document: InvoiceDocument,
): Promise<void> {
  const { orderId, number, issuedAt, taxable, cgst, sgst, igst, goods } = document
  await tx`
    insert into invoice (
      kind, merchant_id, financial_year, serial, number, order_id, purpose, issued_at, taxable_paise, cgst_paise,
      sgst_paise, igst_paise, goods_paise, document
    ) values (
      ${series.kind}, ${series.merchantId}, ${series.year}, ${serial}, ${number}, ${orderId}, ${purpose}, ${issuedAt},
      ${taxable}, ${cgst}, ${sgst}, ${igst}, ${goods}, ${json(tx, document)}
    )`
}

/** The invoice numbers of those of these orders that have one. */
export async function numbersOf(
  q: Queryable,
  orderIds: readonly string[],
): Promise<{ orderId: string; number: string }[]> {
  return q<{ orderId: string; number: string }[]>`
    select order_id as "orderId", number from invoice
    where order_id = any(${[...orderIds]}::text[]) and kind = 'invoice'`
}
