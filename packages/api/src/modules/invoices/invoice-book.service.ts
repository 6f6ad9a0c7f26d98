import { numbersOf } from './invoice.repository.ts'

/** Invoice numbers for order pages; takes the connection or transaction first. */
export const invoiceBook = { ofOrders: numbersOf } as const
