/** Minutes that seats are held while the buyer fills in the form and pays. */
export const holdMinutes = 10
/** Minutes that seats are held at most, however often a payment is tried. */
export const longestHoldMinutes = 60
/** Minutes that seats are held for someone from the waiting list. */
export const offerMinutes = 120
/** Hours before the start until which a ticket can be given back. */
const cancelHours = 24

/** The same rules in sentences for the page. They must match what the code does. */
export const rulesInWords: readonly string[] = [
  `Seats you choose are yours for ${holdMinutes} minutes, and longer while your bank answers.`,
  `Plans change: give a ticket back until ${cancelHours} hours before the start and all of its price returns, to where you paid from or into your wallet, as you like.`,
  'After that a ticket stays yours; the name on it does not have to be the name at the door.',
  'If the host calls the event off, everybody gets everything back.',
  'If money arrives after your seats were let go, you get the seats when they are still free, and otherwise all of the money.',
  `When an event is sold out there is a waiting list. A seat that comes up is kept for the next in line for ${offerMinutes / 60} hours.`,
]

const hour = 3_600_000

/** The deadline for giving a ticket back. */
export const lastMomentToCancel = (startsAt: Date): Date => new Date(startsAt.getTime() - cancelHours * hour)
