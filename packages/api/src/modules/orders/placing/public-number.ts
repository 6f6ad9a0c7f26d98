import { randomInt } from 'node:crypto'

/** Crockford's alphabet: no letter that can be mistaken for a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const random = (length: number) => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

/** 60 random bits: short enough to read out, and impossible to guess or count. */
export const newOrderId = (): string => `NK-${random(12)}`
export const newTransactionId = (): string => `T${random(20)}`
export const newRefundId = (): string => `RF${random(20)}`
export const newRequestId = (): string => `R-${random(12)}`
export const newHoldId = (): string => `HD-${random(12)}`
export const newGiftId = (): string => `GC-${random(12)}`
export const newTicketId = (): string => `TK-${random(12)}`
export const newSubscriptionId = (): string => `SB-${random(12)}`
