import type { PersonalData } from '../../personal-data.ts'
import { endWords, forgetRecipient, markWordsToEnd } from './buying/gift-words.repository.ts'
import { forgetExtender } from './extending/extension.repository.ts'

const money = { stays: 'Purchases and payments have to be kept; the names and messages on them are erased.' } as const

/** Texts of a card that has not been sent stay until it is; a housekeeping job then erases them. */
export const giftCardsPersonal: PersonalData = {
  columns: {
    'gift_card.buyer_id': money,
    'gift_card.redeemed_by': money,
    'gift_card.recipient_name': 'erased',
    'gift_card.recipient_email': 'erased',
    'gift_card.recipient_phone': 'erased',
    'gift_card.sender_name': 'erased',
    'gift_card.message': 'erased',
    'gift_card_extension.extended_by': 'erased',
  },
  balances: async (q, { userId }, now) => {
    const [row] = await q<[{ count: number }]>`
      select count(*) as count from gift_card
      where buyer_id = ${userId} and state = 'open' and expires_at > ${now}`
    if (row.count === 0) return []
    const cards = row.count === 1 ? 'A gift card that you sent' : `${row.count} gift cards that you sent`
    return [{ title: 'Gifts', text: `${cards} can still be redeemed, and scheduled ones will still be delivered` }]
  },
  copy: async (q, { userId }) => ({
    'gift-cards': await q`
      select c.created_at, d.title as design, c.amount_paise / 100.0 as rupees, c.recipient_name, c.recipient_email,
        c.recipient_phone, c.message, c.sender_name, c.deliver_at, c.state, c.expires_at
      from gift_card c join gift_card_design d on d.slug = c.design_slug
      where c.buyer_id = ${userId} order by c.created_at`,
    'gift-cards-received': await q`
      select c.redeemed_at, d.title as design, c.amount_paise / 100.0 as rupees, c.sender_name, c.message, c.expires_at
      from gift_card c join gift_card_design d on d.slug = c.design_slug
      where c.redeemed_by = ${userId} order by c.redeemed_at`,
    'gift-cards-extended-as-staff': await q`
      select gift_id, extended_at, valid_until, reason from gift_card_extension
      where extended_by = ${userId} order by extended_at`,
  }),
  erase: async (tx, { userId }) => {
    await markWordsToEnd(tx, userId)
    await endWords(tx, { of: userId })
    await forgetRecipient(tx, userId)
    await forgetExtender(tx, userId)
  },
}
