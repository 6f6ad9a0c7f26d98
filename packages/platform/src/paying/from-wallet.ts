const inPaise = (rupees: number) => Math.round(rupees * 100)

/** A gateway takes no less than a rupee: so much of a payment the wallet leaves, or nothing. */
const leastOnline = 100

/** What somebody has and wants to spend, in rupees. */
export interface Purse {
  readonly giftCards: number
  readonly credit: number
}

/** What gift cards and then credit pay of this price, and what is left to pay; in rupees, as the server splits it. */
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
