import {
  type SubscriptionCampaign,
  subscribe,
  subscriptionCampaign,
} from '@nukkad/contracts/endpoints/money/subscriptions'
import { getWallet } from '@nukkad/contracts/endpoints/money/wallet'
import { getTransaction } from '@nukkad/contracts/endpoints/orders/orders'
import { createGatewayOrder, settleGatewayPayment } from '@nukkad/contracts/endpoints/orders/payments'
import { listAddresses } from '@nukkad/contracts/endpoints/people/address'
import type { GatewayScript } from '@nukkad/platform/paying'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from './subscription-page.tsx'

const image = { url: '/images/scene/all/cafe-dawn', width: 1200, height: 800, alt: 'A tea room', color: '#f5a300' }
const campaign: SubscriptionCampaign = {
  id: 'chai',
  title: 'Chai of the month',
  line: 'One garden in a tin.',
  image,
  story: [],
  questions: [],
  endsAt: null,
  isOver: false,
  plans: [
    {
      id: 'three',
      title: 'Three months',
      line: 'A season of tea.',
      billing: 'upfront',
      price: 289,
      payNow: 867,
      every: 'every month',
      deliveries: 3,
      comes: [],
      skip: '',
      reason: null,
      cancel: '',
      isAvailable: true,
      product: { slug: 'chai', title: 'Chai', merchant: 'Osmania Tea Room', image },
    },
  ],
}
const none = { perks: { balance: 0, lots: [], owed: 0 }, expiring: [], credit: { balance: 0 }, gift_card_balance: 0 }
const wallet = {
  ...none,
  gift_cards: [],
  expired_gift_cards: [],
  on_hold: { perks: 0, credit: 0, gift_cards: 0 },
  rewards: { earned: 0, spent: 0, expired: 0 },
}
const lines = {
  line1: '14, Shahpur Jat',
  line2: '',
  landmark: '',
  city: 'New Delhi',
  state: 'Delhi',
  postcode: '110049',
}
const address = { address_id: '7', name: 'Asha', phone: '9876543210', kind: 'home', is_default: true, ...lines }
const transactionId = 'txn_12345678'
const transaction = {
  transactionId,
  method: 'razorpay',
  amount: 867,
  currency: 'INR',
  cartId: '41',
  orderIds: [],
} as const
const order = { transactionId, orderId: 'order_1', amount: 86_700, currency: 'INR', key: 'rzp_test', name: 'Nukkad' }

/** The gateway's script as the browser would load it; its window is paid in at once. */
class PaidAtOnce {
  readonly #options: Readonly<Record<string, unknown>>
  constructor(options: Readonly<Record<string, unknown>>) {
    this.#options = options
  }
  on() {}
  close() {}
  open() {
    const signed = { razorpay_payment_id: 'p', razorpay_order_id: 'order_1', razorpay_signature: 's' }
    ;(this.#options.handler as (paid: object) => void)(signed)
  }
}

async function pay(settled: Parameters<typeof answer>[1], scriptUrl: string) {
  Object.assign(window, { Razorpay: PaidAtOnce as unknown as GatewayScript })
  jest.spyOn(document.head, 'append').mockImplementation((node) => {
    setTimeout(() => (node as HTMLScriptElement).onload?.(new Event('load')))
  })
  const shown = await renderScreen(screen, {
    path: '/subscription/campaign/chai?plan=three',
    user: { _id: '5' },
    answers: [
      answer(subscriptionCampaign, { data: campaign }),
      answer(listAddresses, { data: [address] }),
      answer(getWallet, { data: wallet }),
      answer(subscribe, { transactionId, subscriptionId: '41', billing: 'upfront', paymentMethod: 'razorpay' }),
      answer(createGatewayOrder, {
        data: {
          ...order,
          scriptUrl,
          description: 'Chai',
          prefill: { name: 'Asha', email: 'asha@example.com', contact: '' },
          theme: { color: '#b5371f' },
          customerId: null,
          callbackUrl: 'https://nukkad.test/callback',
          timeout: 900,
        },
      }),
      answer(getTransaction, { data: { ...transaction, state: 'created', next: 'pay' } }),
      answer(settleGatewayPayment, settled),
    ],
  })
  await userEvent.click(await page.findByRole('button', { name: 'Pay ₹867' }))
  await waitFor(() => expect(shown.path()).toBe('/account/subscriptions/41'))
  return shown
}

afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(window, 'Razorpay')
})

test('a subscription that was paid online is tracked once that is known', async () => {
  const placed = { data: { ...transaction, state: 'placed', next: 'confirmed' } }
  const { propsOf, visit } = await pay(placed, 'https://gateway.test/1.js')
  expect(propsOf('SUBSCRIPTION_STARTED')).toEqual([{ campaign: 'chai', plan: 'three', amount: 867 }])
  expect(visit.getItem('openSubscription')).toBeNull()
})

test.each([
  ['the shop does not answer', refuse(503, 'down'), 'https://gateway.test/2.js'],
  ['the bank has not', { data: { ...transaction, state: 'pending', next: 'wait' } }, 'https://gateway.test/3.js'],
])('one whose payment nobody knows yet, because %s, is left to its own page to track', async (_, settled, url) => {
  const { propsOf, visit } = await pay(settled, url)
  expect(propsOf('SUBSCRIPTION_STARTED')).toEqual([])
  expect(visit.getItem('openSubscription')).toBe('41 chai three 867')
})
