import { lookUpPincode } from '@nukkad/contracts/endpoints/cart/pincode'
import {
  type SubscriptionCampaign,
  subscribe,
  subscriptionCampaign,
} from '@nukkad/contracts/endpoints/money/subscriptions'
import { getWallet, type Wallet } from '@nukkad/contracts/endpoints/money/wallet'
import { payNothing } from '@nukkad/contracts/endpoints/orders/orders'
import { addAddress, listAddresses } from '@nukkad/contracts/endpoints/people/address'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from './subscription-page.tsx'

const path = '/subscription/campaign/chai-of-the-month'
const image = { url: '/images/scene/all/cafe-dawn', width: 1200, height: 800, alt: 'A tea room', color: '#f5a300' }
const plan = (changes: Partial<SubscriptionCampaign['plans'][number]> = {}): SubscriptionCampaign['plans'][number] => ({
  id: 'chai-three',
  title: 'Three months',
  line: 'A season of tea.',
  billing: 'upfront',
  price: 289,
  payNow: 867,
  every: 'every month',
  deliveries: 3,
  comes: ['A tin'],
  skip: 'Skip it until 3 days before.',
  reason: null,
  cancel: 'Boxes not packed yet go back.',
  isAvailable: true,
  product: { slug: 'chai', title: 'Chai', merchant: 'Osmania Tea Room', image },
  ...changes,
})
const campaign = (changes: Partial<SubscriptionCampaign> = {}): SubscriptionCampaign => ({
  id: 'chai-of-the-month',
  title: 'Chai of the month',
  line: 'One garden in a tin.',
  image,
  story: [{ title: 'Why', text: 'Because.' }],
  questions: [],
  plans: [plan()],
  endsAt: null,
  isOver: false,
  ...changes,
})
const wallet: Wallet = {
  perks: { balance: 0, lots: [], owed: 0 },
  expiring: [],
  credit: { balance: 100 },
  gift_card_balance: 300,
  gift_cards: [],
  expired_gift_cards: [],
  on_hold: { perks: 0, credit: 0, gift_cards: 0 },
  rewards: { earned: 0, spent: 0, expired: 0 },
}
const address = {
  address_id: '7',
  name: 'Asha',
  phone: '9876543210',
  line1: '14, Shahpur Jat',
  line2: '',
  landmark: '',
  city: 'New Delhi',
  state: 'Delhi',
  postcode: '110049',
  kind: 'home',
  is_default: true,
}
const shown = (data: SubscriptionCampaign, more: Partial<Parameters<typeof renderScreen>[1]> = {}) =>
  renderScreen(screen, { path, answers: [answer(subscriptionCampaign, { data })], ...more })

describe('subscription campaign page', () => {
  test('shows what comes, the price and how to cancel', async () => {
    const { heads } = await shown(
      campaign({ plans: [plan(), plan({ id: 'gone', isAvailable: false, reason: 'Gone.' })] }),
    )
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Chai of the month')
    expect(page.getAllByText(/3 deliveries, ₹867 paid once/)).toHaveLength(2)
    expect(page.getAllByText('Boxes not packed yet go back.')).toHaveLength(2)
    expect(page.getAllByRole('button')).toHaveLength(1)
    expect(page.getByText('Gone.')).toBeTruthy()
    expect(heads.at(-1)).toMatchObject({ title: 'Chai of the month | Nukkad', canonical: path })
  })

  test('asks a guest to sign in and returns to the chosen plan', async () => {
    const { host, path: now } = await shown(campaign())
    const asked: unknown[] = []
    host.bus.handle().answer('sign-in', (request) => asked.push(request))
    await userEvent.click(page.getByRole('button', { name: 'Take “Three months”' }))
    expect([now(), asked]).toEqual([
      `${path}?plan=chai-three`,
      [expect.objectContaining({ returnTo: `${path}?plan=chai-three` })],
    ])
  })

  test('spends the wallet first and links to a subscription that is already running', async () => {
    const { network, tracked } = await shown(campaign(), {
      path: `${path}?plan=chai-three`,
      user: { _id: '5' },
      answers: [
        answer(subscriptionCampaign, { data: campaign() }),
        answer(listAddresses, { data: [address] }),
        answer(getWallet, { data: wallet }),
        answer(subscribe, { message: { code: 'running', message: 'You already have this.' } }),
      ],
    })
    await userEvent.click(await page.findByRole('checkbox', { name: 'Use ₹100 of your credit at Nukkad' }))
    await userEvent.click(await page.findByRole('button', { name: 'Pay ₹467' }))
    expect(await page.findByText(/You already have this/)).toBeTruthy()
    expect(page.getByRole('link', { name: 'See it in your account' }).getAttribute('href')).toBe(
      '/account/subscriptions',
    )
    expect(tracked.filter(([name]) => name === 'SUBSCRIPTION_VIEWED')).toEqual([
      ['SUBSCRIPTION_VIEWED', { campaign: 'chai-of-the-month' }],
    ])
    expect(tracked.map(([name]) => name)).not.toContain('SUBSCRIPTION_STARTED')
    expect(network.callsTo(subscribe)[0]?.body).toEqual({
      campaignId: 'chai-of-the-month',
      planId: 'chai-three',
      addressID: '7',
      useCredit: true,
      useGiftCards: true,
    })
  })

  test('starts without a gateway when gift cards cover it, tracks it once and opens the subscription', async () => {
    const transactionId = 't-0123456789abcdef'
    const begun = { transactionId, subscriptionId: '41', billing: 'upfront', paymentMethod: 'free' } as const
    const {
      network,
      tracked,
      path: now,
    } = await shown(campaign(), {
      path: `${path}?plan=chai-three`,
      user: { _id: '5' },
      answers: [
        answer(subscriptionCampaign, { data: campaign() }),
        answer(listAddresses, { data: [address] }),
        answer(getWallet, { data: { ...wallet, gift_card_balance: 900 } }),
        answer(subscribe, begun),
        answer(payNothing, { data: { transactionId, orderIds: [] } }),
      ],
    })
    await userEvent.dblClick(await page.findByRole('button', { name: 'Start, nothing to pay' }))
    await waitFor(() => expect(now()).toBe('/account/subscriptions/41'))
    expect(tracked.filter(([name]) => name === 'SUBSCRIPTION_STARTED')).toEqual([
      ['SUBSCRIPTION_STARTED', { campaign: 'chai-of-the-month', plan: 'chai-three', amount: 867 }],
    ])
    expect([network.callsTo(subscribe).length, network.callsTo(payNothing).length]).toEqual([1, 1])
  })

  test('is tracked also when its page was left before the payment was answered', async () => {
    const transactionId = 't-0123456789abcdef'
    const begun = { transactionId, subscriptionId: '41', billing: 'upfront', paymentMethod: 'free' } as const
    let paid = () => {}
    const { network, propsOf, unmount } = await shown(campaign(), {
      path: `${path}?plan=chai-three`,
      user: { _id: '5' },
      answers: [
        answer(subscriptionCampaign, { data: campaign() }),
        answer(listAddresses, { data: [address] }),
        answer(getWallet, { data: { ...wallet, gift_card_balance: 900 } }),
        answer(subscribe, begun),
        answer(payNothing, () => new Promise((done) => (paid = () => done({ data: { transactionId, orderIds: [] } })))),
      ],
    })
    await userEvent.click(await page.findByRole('button', { name: 'Start, nothing to pay' }))
    await waitFor(() => expect(network.callsTo(payNothing)).toHaveLength(1))
    await unmount()
    paid()
    const started = { campaign: 'chai-of-the-month', plan: 'chai-three', amount: 867 }
    await waitFor(() => expect(propsOf('SUBSCRIPTION_STARTED')).toEqual([started]))
  })

  test('accepts a phone number and a pincode with separators in a new address', async () => {
    const { network } = await shown(campaign(), {
      path: `${path}?plan=chai-three`,
      user: { _id: '5' },
      answers: [
        answer(subscriptionCampaign, { data: campaign() }),
        answer(listAddresses, { data: [] }),
        answer(getWallet, { data: wallet }),
        answer(lookUpPincode, refuse(404, 'not_found')),
        answer(addAddress, { data: address }),
      ],
    })
    const written = {
      'Full name': 'Asha',
      'Mobile number': '+91 98765 43210',
      Pincode: '110 049',
      'House and street': '14, Shahpur Jat',
      City: 'New Delhi',
      State: 'Delhi',
    }
    for (const [label, text] of Object.entries(written)) {
      await userEvent.click(await page.findByLabelText(label))
      await userEvent.paste(text)
    }
    await userEvent.click(page.getByRole('button', { name: 'Save the address' }))
    await waitFor(() =>
      expect(network.callsTo(addAddress)[0]?.body).toMatchObject({ phone: '9876543210', postcode: '110049' }),
    )
  })

  test('says that it is over, offers nothing and is noindex', async () => {
    const { heads } = await shown(campaign({ isOver: true }))
    expect(page.getByText(/This subscription is no longer available/)).toBeTruthy()
    expect(page.queryByRole('button')).toBeNull()
    await waitFor(() => expect(heads.at(-1)).toMatchObject({ robots: 'noindex, follow' }))
  })

  test('is a 404 page for an unknown subscription', async () => {
    const { isMissing } = await renderScreen(screen, {
      path,
      answers: [answer(subscriptionCampaign, refuse(404, 'not_found'))],
    })
    expect(isMissing()).toBe(true)
  })
})
