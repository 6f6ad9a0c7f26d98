import type { Queryable } from '../../../db.ts'
import { erasedAddress } from '../gift-card.repository.ts'

/**
 * Marks the cards of a buyer whose account is erased: the names, address and message on a card are needed only until it
 * is sent.
 */
export async function markWordsToEnd(q: Queryable, buyerId: string): Promise<void> {
  await q`update gift_card set words_end_with_delivery = true where buyer_id = ${buyerId}`
}

/** Erases the marked texts of cards that no longer wait to be sent; returns the number of cards. */
export async function endWords(q: Queryable, which: { of: string } | { limit: number }): Promise<number> {
  const { count } = await q`
    update gift_card set recipient_name = 'Recipient', recipient_email = ${erasedAddress},
      recipient_phone = null, sender_name = '', message = '', words_end_with_delivery = false
    where gift_id in (
      select gift_id from gift_card
      where words_end_with_delivery and delivery not in ('scheduled', 'sending')
        ${'of' in which ? q`and buyer_id = ${which.of}` : q`limit ${which.limit}`}
      for update skip locked
    )`
  return count
}

/** Erases the recipient of cards that this user received and redeemed, as their giver entered them. */
export async function forgetRecipient(q: Queryable, userId: string): Promise<void> {
  await q`
    update gift_card set recipient_name = 'Recipient', recipient_email = ${erasedAddress}, recipient_phone = null
    where redeemed_by = ${userId}`
}
