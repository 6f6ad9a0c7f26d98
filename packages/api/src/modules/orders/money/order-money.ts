import { cancelLine, lockOrder, setPaymentStatus, tellOfRefund, waive } from './order-money.repository.ts'

export type { OrderMoney } from './order-money.repository.ts'

/** Orders for refunds; each function takes the transaction first. */
export const orderMoney = { lock: lockOrder, setPaymentStatus, tellOfRefund, cancelLine, waive } as const
