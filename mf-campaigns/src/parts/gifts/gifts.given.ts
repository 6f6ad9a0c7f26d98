import type { GiftCardDesign, GiftCardTerms, GiftCardTransaction } from '@nukkad/contracts/endpoints/money/gift-cards'

export const givenDesign = (changes: Partial<GiftCardDesign> = {}): GiftCardDesign => ({
  slug: 'happy-birthday',
  title: 'Happy birthday',
  occasion: 'birthday',
  image: 'birthday',
  amounts: [500, 1000, 2000],
  min: 100,
  max: 10_000,
  ...changes,
})

export const givenTerms = (changes: Partial<GiftCardTerms> = {}): GiftCardTerms => ({
  ...givenDesign(),
  validity: { months: 12, text: 'Good for twelve months from the day it is delivered.' },
  terms: ['It is not paid out in cash.'],
  ...changes,
})

export const givenPurchase = ({
  card,
  ...changes
}: Partial<Omit<GiftCardTransaction, 'card'>> & {
  card?: Partial<GiftCardTransaction['card']>
} = {}): GiftCardTransaction => ({
  transactionId: 'T-77',
  state: 'placed',
  next: 'confirmed',
  reason: null,
  canRetry: false,
  pollAfter: null,
  card: {
    design: givenDesign(),
    amount: 1000,
    recipient: { name: 'Asha', email: 'asha@example.org' },
    message: 'Buy the blue one.',
    senderName: 'Dev',
    deliverOn: '2026-12-24T12:30:00Z',
    delivery: 'scheduled',
    sentAt: null,
    state: 'open',
    lastFour: null,
    expires: '2027-12-24T18:29:59Z',
    redeemedAt: null,
    refund: null,
    canResend: false,
    canChange: true,
    canRefund: true,
    ...card,
  },
  ...changes,
})
