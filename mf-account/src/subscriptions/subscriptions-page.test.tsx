import {
  cancelSubscription,
  getSubscription,
  listSubscriptions,
  moveSubscription,
  type Subscription,
  skipDelivery,
} from '@nukkad/contracts/endpoints/money/subscriptions'
import { listAddresses } from '@nukkad/contracts/endpoints/people/address'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen as onePage } from './subscription-page.tsx'
import { screen as listPage } from './subscriptions-page.tsx'

const image = { url: '/images/scene/all/cafe-dawn', width: 1200, height: 800, alt: 'A tea room', color: '#f5a300' }
const address = {
  name: 'Asha',
  phone: '9876543210',
  line1: '14, Shahpur Jat',
  line2: '',
  landmark: '',
  city: 'New Delhi',
  state: 'Delhi',
  postcode: '110049',
}
const id = 'SB-2A3B4C5D6E7F'
const given = (changes: Partial<Subscription> = {}): Subscription => ({
  id,
  campaign: { id: 'chai-of-the-month', title: 'Chai of the month', image },
  planId: 'chai-three',
  title: 'Three months',
  billing: 'upfront',
  price: 289,
  every: 'every month',
  deliveries: 3,
  state: 'active',
  label: 'Running',
  words: 'The next box is packed on Tuesday 22 December.',
  paused: null,
  address,
  next: { number: 2, on: '2026-12-22', changeUntil: '2026-12-19' },
  log: [
    { number: 1, state: 'sent', on: '2026-11-22', amount: 289, orderId: 'NK-2A3B4C5D6E7F' },
    { number: 2, state: 'owed', on: '2026-12-22', amount: 289, orderId: null },
  ],
  can: { pay: false, skip: true, pause: true, resume: false, move: true, cancel: true },
  onCancel: { words: '2 boxes not packed yet: ₹578 will be refunded to your original payment method.', refund: 578 },
  transactionId: 'T12345678',
  startedAt: '2026-11-22T05:30:00Z',
  ...changes,
})
const user = { _id: '5' }
const path = `/account/subscriptions/${id}`
const shown = (...answers: NonNullable<Parameters<typeof renderScreen>[1]>['answers'] & object) =>
  renderScreen(onePage, { path, user, answers: [answer(getSubscription, { data: given() }), ...answers] })

describe('subscription list', () => {
  test('links each subscription to its page with its state', async () => {
    await renderScreen(listPage, {
      path: '/account/subscriptions',
      user,
      answers: [answer(listSubscriptions, { data: [given()] })],
    })
    expect((await page.findByRole('link', { name: 'Three months' })).getAttribute('href')).toBe(path)
    expect([page.getByText('Running'), page.getByText(/next box is packed/)]).toHaveLength(2)
  })

  test('invites when there are none and asks a guest to sign in', async () => {
    const { unmount } = await renderScreen(listPage, {
      path: '/account/subscriptions',
      user,
      answers: [answer(listSubscriptions, { data: [] })],
    })
    expect(await page.findByRole('link', { name: 'Chai of the month' })).toBeTruthy()
    await unmount()
    await renderScreen(listPage, { path: '/account/subscriptions' })
    expect(await page.findByRole('button', { name: 'Sign in' })).toBeTruthy()
  })
})

describe('subscription page', () => {
  test('shows the next delivery and the order of each past one', async () => {
    await shown()
    expect(await page.findByText(/Box 2 of 3/)).toBeTruthy()
    expect(page.getByRole('link', { name: 'Order NK-2A3B4C5D6E7F' }).getAttribute('href')).toBe(
      '/shop/orderdetails/NK-2A3B4C5D6E7F',
    )
  })

  test('shows that the first box is packed, without a reload', async () => {
    const next = { number: 1, on: '2026-11-22', changeUntil: '2026-11-19' }
    let isPacked = false
    const answers = [answer(getSubscription, () => ({ data: isPacked ? given() : given({ next }) }))]
    await renderScreen(onePage, { path, user, answers })
    expect(await page.findByText(/Box 1 of 3/)).toBeTruthy()
    isPacked = true
    expect(await page.findByText(/Box 2 of 3/, {}, { timeout: 5_000 })).toBeTruthy()
  })

  test('skips the shown delivery with one click', async () => {
    const next = { number: 2, on: '2027-01-22', changeUntil: '2027-01-19' }
    const { network, tracked } = await shown(answer(skipDelivery, { data: given({ next }) }))
    await userEvent.click(await page.findByRole('button', { name: 'Skip this delivery' }))
    expect(await page.findByText(/22 Jan/)).toBeTruthy()
    expect(network.callsTo(skipDelivery)[0]?.body).toEqual({ on: '2026-12-22' })
    expect(tracked).toEqual([['SUBSCRIPTION_CHANGED', { campaign: 'chai-of-the-month', change: 'skip' }]])
  })

  test('tracks once that it began, when its payment left the page where it was taken', async () => {
    const { visit, unmount: leave } = await shown()
    await leave()
    visit.setItem('openSubscription', `${id} chai-of-the-month chai-three 867`)
    const open = (state: 'created' | 'active') =>
      renderScreen(onePage, { path, user, visit, answers: [answer(getSubscription, { data: given({ state }) })] })
    for (const [state, expected] of [
      ['created', []],
      ['active', [{ campaign: 'chai-of-the-month', plan: 'chai-three', amount: 867 }]],
      ['active', []],
    ] as const) {
      const { propsOf, unmount } = await open(state)
      expect(await page.findByRole('heading', { level: 1 })).toBeTruthy()
      await waitFor(() => expect(propsOf('SUBSCRIPTION_STARTED')).toEqual(expected))
      await unmount()
    }
  })

  test('shows why a delivery cannot be skipped', async () => {
    await shown(answer(skipDelivery, { data: given(), message: { code: 'too_late', message: 'It is too late.' } }))
    await userEvent.click(await page.findByRole('button', { name: 'Skip this delivery' }))
    await waitFor(() => expect(page.getByRole('alert').textContent).toBe('It is too late.'))
  })

  test('cancels after a confirmation that states the refund', async () => {
    const can = { ...given().can, cancel: false, skip: false, pause: false }
    const ended = given({ label: 'Ended', state: 'cancelled', words: 'You cancelled it.', next: null, can })
    const { network } = await shown(answer(cancelSubscription, { data: ended }))
    await userEvent.click(await page.findByRole('button', { name: 'End this subscription' }))
    expect(document.activeElement).toBe(page.getByText(/₹578 will be refunded/))
    await userEvent.click(page.getByRole('button', { name: 'Keep it' }))
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'End this subscription' }))
    await userEvent.click(page.getByRole('button', { name: 'End this subscription' }))
    expect(network.callsTo(cancelSubscription)).toHaveLength(0)
    await userEvent.click(page.getByRole('button', { name: 'End it now' }))
    expect(await page.findByText('You cancelled it.')).toBeTruthy()
    expect(page.queryByRole('button', { name: 'End this subscription' })).toBeNull()
  })

  test('moves the subscription to another address', async () => {
    const moved = given({ address: { ...address, line1: '9, New Lane' } })
    const { network } = await shown(
      answer(listAddresses, { data: [{ ...address, address_id: '8', kind: 'home', is_default: true }] }),
      answer(moveSubscription, { data: moved }),
    )
    await userEvent.click(await page.findByRole('button', { name: 'Change the address' }))
    expect(document.activeElement).toBe(page.getByRole('heading', { name: 'Where to' }))
    await userEvent.click(await page.findByRole('button', { name: 'Use this address' }))
    expect(await page.findByText(/9, New Lane/)).toBeTruthy()
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'Change the address' }))
    expect(network.callsTo(moveSubscription)[0]?.body).toEqual({ addressID: '8' })
  })

  test('loads the subscription on retry after an error', async () => {
    const { network } = await renderScreen(onePage, {
      path,
      user,
      answers: [answer(getSubscription, refuse(422, 'bad_request', 'Not now.'))],
    })
    await page.findByText('Try again')
    network.answer(getSubscription, { data: given() })
    await userEvent.click(page.getByText('Try again'))
    expect(await page.findByText(/Box 2 of 3/)).toBeTruthy()
  })
})
