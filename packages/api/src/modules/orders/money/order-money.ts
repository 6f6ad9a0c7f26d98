import { lockOrder, setPaymentStatus, tellOfRefund } from './order-money.repository.ts'

export type { OrderMoney } from './order-money.repository.ts'

/** Orders as refunds need them; each takes the transaction first. */
export const orderMoney = { lock: lockOrder, setPaymentStatus, tellOfRefund } as const
