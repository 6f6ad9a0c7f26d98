import { numbersOf } from './invoice.repository.ts'

/** Invoices as pages of orders name them; takes the connection or transaction first. */
export const invoiceBook = { ofOrders: numbersOf } as const
