import Type from 'typebox'

/** The id of a checkout, which can't be guessed or counted. */
export const TransactionId = Type.String({ minLength: 8, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' })
/** The id of an order, which people can read out: NK- and twelve letters and digits. */
export const OrderId = Type.String({ minLength: 4, maxLength: 40, pattern: '^[A-Za-z0-9-]+$' })
/** The id of a return, an exchange or a claim. */
export const RequestId = Type.String({ minLength: 4, maxLength: 40, pattern: '^[A-Za-z0-9-]+$' })
/** The id of seats of an event that are held for one buyer. */
export const HoldId = Type.String({ pattern: '^HD-[0-9A-HJKMNP-TV-Z]{12}$' })
