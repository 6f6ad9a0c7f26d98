import type { GiftNote } from '@nukkad/contracts/endpoints/orders/gift-note'
import { Invalid } from '../../../errors.ts'
import { oneLine, withoutGarbling } from '../../../text/typed-text.ts'

/** The note as it is printed, its name on one line; a name that shows nothing is refused. */
export function readGiftNote(given: GiftNote | undefined): GiftNote | null {
  if (!given) return null
  const from = oneLine(given.from)
  if (!from) throw new Invalid({ 'giftNote.from': 'is required' })
  return { from, text: withoutGarbling(given.text).trim() }
}
