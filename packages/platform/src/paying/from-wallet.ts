const inPaise = (rupees: number) => Math.round(rupees * 100)

/** A gateway accepts at least one rupee: the wallet leaves at least this much to pay, in paise, or nothing. */
const leastOnline = 100

/** The balances that the buyer has or wants to spend, in rupees. */
export interface Purse {
  readonly giftCards: number
  readonly credit: number
}

/**
 * How much of this price gift cards and then credit pay, and what is left to pay; in rupees, split as on the server.
 */
export function fromWallet(price: number, purse: Purse) {
  const [whole, gifts, credit] = [inPaise(price), inPaise(purse.giftCards), inPaise(purse.credit)]
  const most = Math.min(whole, gifts + credit)
  const rest = whole - most
  const covered = rest > 0 && rest < leastOnline ? Math.max(0, whole - leastOnline) : most
  const fromCards = Math.min(gifts, covered)
  return {
    fromCards: fromCards / 100,
    fromCredit: (covered - fromCards) / 100,
    left: (whole - covered) / 100,
  }
}

/** Whether gift cards and credit are used to pay. */
export interface Uses {
  readonly giftCards: boolean
  readonly credit: boolean
}

/** The part of the balances that the buyer wants to spend. */
export const spentOf = (purse: Purse, uses: Uses): Purse => ({
  giftCards: uses.giftCards ? purse.giftCards : 0,
  credit: uses.credit ? purse.credit : 0,
})

/** How much each balance can pay of this price, cards first: credit pays what the used cards leave. */
export function offeredFor(price: number, purse: Purse, uses: Uses): Purse {
  const { fromCards } = fromWallet(price, { ...spentOf(purse, uses), credit: 0 })
  return { giftCards: Math.min(purse.giftCards, price), credit: Math.max(0, Math.min(purse.credit, price - fromCards)) }
}
