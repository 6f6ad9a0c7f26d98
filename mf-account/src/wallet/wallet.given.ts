import type { BoughtGiftCard, GiftCardTransaction } from '@nukkad/contracts/endpoints/money/gift-cards'
import type { Wallet } from '@nukkad/contracts/endpoints/money/wallet'

export const givenWallet = (changes: Partial<Wallet> = {}): Wallet => ({
  perks: {
    balance: 150,
    owed: 0,
    lots: [{ amount: 150, expires: '2026-12-20T18:29:59Z', text: 'Order N-1042 was delivered' }],
  },
  credit: { balance: 90 },
  gift_card_balance: 400,
  gift_cards: [
    {
      id: '7',
      title: 'Happy birthday',
      image: 'birthday',
      from: 'Dev',
      lastFour: '4F7K',
      amount: 500,
      balance: 400,
      expires: '2027-11-20T18:29:59Z',
    },
  ],
  expired_gift_cards: [],
  on_hold: { perks: 0, credit: 0, gift_cards: 0 },
  expiring: [],
  rewards: { earned: 350, spent: 150, expired: 50 },
  ...changes,
})

/** A paid gift card that is waiting for its delivery day. */
export const givenBoughtCard = ({
  card,
  ...changes
}: Partial<Omit<GiftCardTransaction, 'card'>> & { card?: Partial<BoughtGiftCard> } = {}): GiftCardTransaction => ({
  transactionId: 'T-1',
  state: 'placed',
  next: 'confirmed',
  reason: null,
  canRetry: false,
  pollAfter: null,
  card: {
    design: {
      slug: 'happy-birthday',
      title: 'Happy birthday',
      occasion: 'birthday',
      image: 'birthday',
      amounts: [500],
      min: 100,
      max: 10_000,
    },
    amount: 500,
    recipient: { name: 'Asha', email: 'asha@example.org' },
    message: '',
    senderName: 'Dev',
    deliverOn: '2026-12-24T12:30:00Z',
    delivery: 'scheduled',
    sentAt: null,
    state: 'open',
    lastFour: null,
    expires: null,
    redeemedAt: null,
    refund: null,
    canResend: false,
    canChange: true,
    canRefund: true,
    ...card,
  },
  ...changes,
})

export const givenBoughtCards = (data: GiftCardTransaction[]) => ({
  data,
  total: data.length,
  page: 1,
  pagesize: 5,
  hasNext: false,
})
