import type { RewardTransaction, WalletAccount } from '@nukkad/contracts/endpoints/money/wallet-movements'
import { inRupees } from '../pricing/money.ts'
import type { LedgerRow, ShownAccount } from './movements.repository.ts'

/** The wallet's names for the ledger's accounts. */
export const shownAccounts = { perks: 'perks', credit: 'credit', gift_cards: 'gift-cards' } as const satisfies Record<
  ShownAccount,
  WalletAccount
>

/** The ledger's names for the wallet's accounts. */
export const storedAccounts = {
  perks: 'perks',
  credit: 'credit',
  'gift-cards': 'gift_cards',
} as const satisfies Record<WalletAccount, ShownAccount>

/**
 * A movement of the ledger as shown to its owner; amounts in rupees. Written field by field, because object rest syntax
 * took a fifth of the call's time.
 */
export const showMovement = (row: LedgerRow): RewardTransaction => ({
  id: String(row.id),
  at: row.at.toISOString(),
  account: shownAccounts[row.account],
  kind: row.kind,
  amount: inRupees(row.amount),
  text: row.text,
  orderId: row.orderIds[0] ?? null,
  orderIds: [...row.orderIds],
  transactionId: row.transactionId,
  refundId: row.refundId,
  giftCardId: row.giftId,
  expires: row.expires?.toISOString() ?? null,
})
