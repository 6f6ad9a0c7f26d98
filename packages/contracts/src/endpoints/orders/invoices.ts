import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Rupees, Timestamp } from '../../schema.ts'
import { OrderId } from './orders.ts'

const tags = ['checkout'] as const
/**
 * At most sixteen characters, as the law requires: NK/26-27/000042 for an invoice, CN/26-27/000007 for a credit note.
 */
export const InvoiceNumber = Type.String({ maxLength: 16, pattern: '^[A-Z]{2}/[0-9]{2}-[0-9]{2}/[0-9]{1,8}$' })

export const Invoice = Type.Object({
  number: InvoiceNumber,
  kind: Type.Union([Type.Literal('invoice'), Type.Literal('credit_note')]),
  issued: Timestamp,
  total: Rupees,
})
export type Invoice = Static<typeof Invoice>

export const listInvoices = {
  method: 'GET',
  url: '/orders/:orderId/invoices',
  access: 'user',
  summary:
    'Lists the invoice of an order, once packed, and its credit notes; only for the buyer or merchant of the order',
  tags,
  schema: {
    params: Type.Object({ orderId: OrderId }),
    response: { 200: Data(Type.Array(Invoice)), 404: ErrorBody },
  },
} as const satisfies Endpoint

export const getInvoice = {
  method: 'GET',
  url: '/orders/:orderId/invoice',
  access: 'user',
  answers: 'file',
  summary: 'Returns the GST invoice, or the credit note with the given number, as PDF',
  tags,
  schema: {
    params: Type.Object({ orderId: OrderId }),
    querystring: Type.Object({ number: Type.Optional(InvoiceNumber) }),
    produces: ['application/pdf'],
    response: { 200: Type.Unsafe<Blob>({ type: 'string', format: 'binary' }), 404: ErrorBody },
  },
} as const satisfies Endpoint
