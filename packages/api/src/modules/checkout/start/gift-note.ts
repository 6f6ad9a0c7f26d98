import type { GiftNote } from '@nukkad/contracts/endpoints/orders/gift-note'
import { Invalid } from '../../../errors.ts'

/** The note as it is printed; a name of spaces is refused. */
export function readGiftNote(given: GiftNote | undefined): GiftNote | null {
  if (!given) return null
  const from = given.from.trim()
  if (from === '') throw new Invalid({ 'giftNote.from': 'is required' })
  return { from, text: given.text.trim() }
}
