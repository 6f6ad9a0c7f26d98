/** Minutes that seats are held while the buyer fills in the form and pays. */
export const holdMinutes = 10
/** Minutes that seats are held at most, however often a payment is tried or another choice is made. */
const longestHoldMinutes = 60

/** When the seats of a hold are free for others in any case. */
export const holdEnd = ({ heldSince }: { readonly heldSince: Date }): Date =>
  new Date(heldSince.getTime() + longestHoldMinutes * 60_000)

/** Minutes that seats are held for someone from the waiting list. */
export const offerMinutes = 120
/** Hours before the start until which a ticket can be given back. */
const cancelHours = 24

/** The same rules in sentences for the page. They must match what the code does. */
export const rulesInWords: readonly string[] = [
  `We hold the seats you choose for ${holdMinutes} minutes, and longer while your bank processes the payment.`,
  `Plans change: cancel a ticket up to ${cancelHours} hours before the start for a full refund, to your original payment method or your wallet.`,
  'After that a ticket stays yours, but you can pass it on: the name on it does not have to match.',
  'If the host cancels the event, everyone gets a full refund.',
  'If your payment arrives after your seats were released, you get the seats if they are still free, or else a full refund.',
  `Sold-out events have a waiting list. A seat that becomes free is held for the next in line for ${offerMinutes / 60} hours.`,
]

const hour = 3_600_000

/** The deadline for giving a ticket back. */
export const lastMomentToCancel = (startsAt: Date): Date => new Date(startsAt.getTime() - cancelHours * hour)
