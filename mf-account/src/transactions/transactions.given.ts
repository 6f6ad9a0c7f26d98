import type { RewardTransaction } from '@nukkad/contracts/endpoints/money/wallet-movements'

export const givenMovement = (changes: Partial<RewardTransaction> = {}): RewardTransaction => ({
  id: '1',
  at: '2026-11-20T05:30:00Z',
  account: 'perks',
  kind: 'perks_given',
  amount: 150,
  text: 'Order N-1042 was delivered',
  orderId: 'N-1042',
  orderIds: ['N-1042'],
  transactionId: null,
  refundId: null,
  giftCardId: null,
  expires: '2026-12-20T18:29:59Z',
  ...changes,
})
