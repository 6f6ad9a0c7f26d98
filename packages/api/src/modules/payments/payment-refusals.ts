import { refused } from '../checkout/refusals.ts'

export const notOpen = refused('payment', 'Paying online isn’t possible right now. Please choose cash on delivery.')
export const away = refused(
  'payment',
  'Online payment isn’t answering right now. Your bag is kept: please try again in a moment, or choose cash on delivery.',
)
