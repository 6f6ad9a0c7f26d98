import type { PersonalData } from '../../personal-data.ts'
import { rupees } from '../pricing/money.ts'
import { usable } from './holds.repository.ts'

const stays = { stays: 'The ledger has to add up permanently; it contains only the account id.' } as const

export const walletPersonal: PersonalData = {
  balances: async (q, { userId }, now) => {
    const { perks, gifts, credit, heldPerks, heldGifts, heldCredit } = await usable(q, userId, now)
    return [
      ...(perks + heldPerks > 0
        ? [{ title: 'Perks', text: `${rupees(perks + heldPerks)} that you can still spend` }]
        : []),
      ...(gifts + heldGifts > 0
        ? [{ title: 'Gift cards', text: `${rupees(gifts + heldGifts)} left on the cards in your wallet` }]
        : []),
      ...(credit + heldCredit > 0 ? [{ title: 'Credit', text: `${rupees(credit + heldCredit)} from refunds` }] : []),
    ]
  },
  columns: {
    'wallet_account.user_id': stays,
    'wallet_entry.user_id': stays,
    'wallet_lot.user_id': stays,
    'wallet_hold.user_id': stays,
  },
  notCopied: { 'wallet_hold.user_id': 'It lasts for a payment, which then is a line of the wallet.' },
  copy: async (q, { userId }) => ({
    wallet: await q`
      select e.at, e.kind, e.text, e.order_id, a.kind as balance, p.amount_paise / 100.0 as rupees
      from wallet_entry e
      join wallet_posting p on p.entry_id = e.entry_id
      join wallet_account a on a.account_id = p.account_id and a.user_id = e.user_id
      where e.user_id = ${userId} order by e.entry_id`,
    'wallet-expiry': await q`
      select kind as balance, amount_paise / 100.0 as rupees, left_paise / 100.0 as left, expires_at
      from wallet_lot where user_id = ${userId} order by lot_id`,
  }),
}
