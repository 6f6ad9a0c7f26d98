import {
  claimGiftCard,
  type ReceivedGiftCard,
  receivedGiftCard,
} from '@nukkad/contracts/endpoints/money/gift-card-redeeming'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenDesign } from '../parts/gifts/gifts.given.ts'
import { screen } from './gift-received-page.tsx'

const token = 'abcdefghijklmnopqrstuvwx'
const path = `/local-gifts/received#${token}`
const card = (changes: Partial<ReceivedGiftCard> = {}): ReceivedGiftCard => ({
  design: givenDesign(),
  amount: 1000,
  recipientName: 'Asha',
  senderName: 'Dev',
  message: 'Buy the blue one.',
  state: 'open',
  expires: '2027-11-22T18:29:59Z',
  isMine: false,
  ...changes,
})
const received = (changes: Partial<ReceivedGiftCard> = {}) => answer(receivedGiftCard, { data: card(changes) })

describe('received gift card', () => {
  test('is unwrapped with one click and added to the wallet with another', async () => {
    const { network } = await renderScreen(screen, {
      path,
      user: { _id: '9' },
      answers: [received(), answer(claimGiftCard, { data: { amount: 1000, expires: card().expires, wallet: {} } })],
    })
    expect(await page.findByRole('heading', { name: 'Asha, Dev sent you a gift' })).toBeTruthy()
    expect(network.callsTo(receivedGiftCard)[0]?.query).toEqual({ token })
    expect(page.queryByText('Buy the blue one.')).toBeNull()

    await userEvent.click(page.getByRole('button', { name: 'Unwrap it' }))
    expect(page.getByText('Buy the blue one.')).toBeTruthy()
    await userEvent.click(page.getByRole('button', { name: 'Add ₹1,000 to my wallet' }))
    expect(await page.findByText(/went into your wallet/)).toBeTruthy()
    expect(network.callsTo(claimGiftCard)[0]?.body).toEqual({ token })
  })

  test('keeps the link while a guest signs in', async () => {
    const first = await renderScreen(screen, { path, answers: [received()] })
    const asked: unknown[] = []
    first.host.bus.answer('sign-in', (request) => asked.push(request))
    await userEvent.click(await page.findByRole('button', { name: 'Unwrap it' }))
    await userEvent.click(page.getByRole('button', { name: 'Sign in to add it to your wallet' }))
    expect(asked).toMatchObject([{ returnTo: path }])
    await first.unmount()

    const { network } = await renderScreen(screen, {
      path: '/local-gifts/received',
      user: { _id: '9' },
      answers: [received()],
      visit: first.visit,
    })
    await page.findByRole('button', { name: 'Unwrap it' })
    expect(network.callsTo(receivedGiftCard)[0]?.query).toEqual({ token })
  })

  test.each([
    [{ state: 'redeemed' }, /already added to a wallet/],
    [{ state: 'redeemed', isMine: true }, /went into your wallet/],
    [{ state: 'expired' }, /was valid until/],
    [{ state: 'refunded' }, /was cancelled/],
  ] as const)('is shown unwrapped when it is %j', async (changes, said) => {
    await renderScreen(screen, { path, user: { _id: '9' }, answers: [received(changes)] })
    expect(await page.findByText(said)).toBeTruthy()
    expect(page.queryByRole('button', { name: 'Unwrap it' })).toBeNull()
  })

  test('says that the link opens no card when it was replaced or is missing', async () => {
    const { unmount } = await renderScreen(screen, {
      path,
      user: { _id: '9' },
      answers: [answer(receivedGiftCard, refuse(404, 'not_found'))],
    })
    expect(await page.findByText('This link does not work')).toBeTruthy()
    await unmount()
    const { network } = await renderScreen(screen, { path: '/local-gifts/received', user: { _id: '9' } })
    await waitFor(() => expect(page.getByText('This link does not work')).toBeTruthy())
    expect(network.callsTo(receivedGiftCard)).toEqual([])
  })
})
