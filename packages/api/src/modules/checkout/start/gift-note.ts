import type { GiftNote } from '@nukkad/contracts/endpoints/orders/gift-note'
import { Invalid } from '../../../errors.ts'

/** Characters that turn the direction of what follows, and control codes: they would only garble what is printed. */
const garbling = /[\u0080-\u0084\u0086-\u009f\u202a-\u202e\u2066-\u2069]/g
/** Anything that prints. */
const printed = /[^\p{C}\p{Z}]/u

/** The note as it is printed, its name on one line; a name that shows nothing is refused. */
export function readGiftNote(given: GiftNote | undefined): GiftNote | null {
  if (!given) return null
  const from = given.from.replace(garbling, '').replace(/\s+/g, ' ').trim()
  if (!printed.test(from)) throw new Invalid({ 'giftNote.from': 'is required' })
  return { from, text: given.text.replace(garbling, '').trim() }
}
