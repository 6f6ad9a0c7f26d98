import { refused } from '../checkout/refusals.ts'

export const notOpen = refused('payment', 'Online payment is not available right now. Please choose cash on delivery.')
export const away = refused(
  'payment',
  'Online payment is not responding right now. Your bag is kept. Try again in a moment, or choose cash on delivery.',
)
