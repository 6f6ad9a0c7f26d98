import {
  changeGiftCard,
  giftCardTransaction,
  refundGiftCard,
  resendGiftCard,
} from '@nukkad/contracts/endpoints/money/gift-cards'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenPurchase } from '../parts/gifts/gifts.given.ts'
import { screen } from './gift-confirmation-page.tsx'

const path = '/local-gifts/confirmation/T-77'
const user = { _id: '5' }
const shown = (purchase = givenPurchase(), ...more: ReturnType<typeof answer>[]) =>
  renderScreen(screen, { path, user, answers: [answer(giftCardTransaction, { data: purchase }), ...more] })

describe('gift card confirmation', () => {
  test('shows the recipient, the time and the channel of delivery', async () => {
    await shown()
    expect(await page.findByRole('heading', { level: 1, name: 'Scheduled for Asha' })).toBeTruthy()
    expect(page.getByText(/A mail to asha@example.org will be sent on .*24 Dec.* at 6:00 pm/)).toBeTruthy()
    expect(page.getByText('Buy the blue one.')).toBeTruthy()
  })

  test('waits for the payment, then shows the result and tracks the purchase without personal data', async () => {
    const { network, tracked } = await shown(givenPurchase({ next: 'wait', state: 'pending', pollAfter: 30 }))
    expect(await page.findByRole('heading', { name: /Waiting for your bank/ })).toBeTruthy()
    expect(tracked.map(([name]) => name)).not.toContain('GIFT_CARD_BOUGHT')
    network.answer(giftCardTransaction, {
      data: givenPurchase({ card: { delivery: 'sent', sentAt: '2026-11-22T05:30:00Z' } }),
    })
    expect(await page.findByRole('heading', { name: 'On its way to Asha' })).toBeTruthy()
    const bought = tracked.filter(([name]) => name === 'GIFT_CARD_BOUGHT')
    expect(bought).toMatchObject([['GIFT_CARD_BOUGHT', { currency: 'INR', items: [{ item_brand: 'Nukkad' }] }]])
    expect(JSON.stringify(bought)).not.toMatch(/asha/i)
  })

  test('tracks the purchase of this visit once, and none of an earlier visit', async () => {
    const { propsOf, unmount, visit } = await renderScreen(screen, {
      path,
      user,
      answers: [answer(giftCardTransaction, { data: givenPurchase() })],
    })
    expect(await page.findByRole('heading', { name: 'Scheduled for Asha' })).toBeTruthy()
    expect(propsOf('GIFT_CARD_BOUGHT')).toEqual([])
    await unmount()

    visit.setItem('openGiftCard', 'T-77')
    const answers = [answer(giftCardTransaction, { data: givenPurchase() })]
    const fresh = await renderScreen(screen, { path, user, visit, answers })
    await page.findByRole('heading', { name: 'Scheduled for Asha' })
    const item = { item_id: 'happy-birthday', item_name: 'Happy birthday', item_brand: 'Nukkad' }
    expect(fresh.propsOf('GIFT_CARD_BOUGHT')).toEqual([
      { currency: 'INR', value: 1000, items: [{ ...item, price: 1000, quantity: 1 }] },
    ])
    await fresh.unmount()
    const again = await renderScreen(screen, { path, user, visit, answers })
    await page.findByRole('heading', { name: 'Scheduled for Asha' })
    expect(again.propsOf('GIFT_CARD_BOUGHT')).toEqual([])
  })

  test('redirects to the failure page when the payment failed', async () => {
    const { path: now } = await shown(givenPurchase({ next: 'retry', state: 'failed' }))
    await waitFor(() => expect(now()).toBe('/local-gifts/orderfailed/T-77'))
  })

  test('resends a bounced card to another address', async () => {
    const bounced = givenPurchase({ card: { delivery: 'bounced', canResend: true } })
    const sent = givenPurchase({ card: { delivery: 'sending' } })
    const { network } = await shown(bounced, answer(changeGiftCard, { data: sent }))
    expect(await page.findByRole('heading', { name: 'It could not be delivered' })).toBeTruthy()
    await userEvent.click(page.getByRole('button', { name: 'Change recipient' }))
    const mail = await page.findByLabelText('Their email address')
    await userEvent.clear(mail)
    await userEvent.type(mail, 'asha@home.example')
    await userEvent.click(page.getByRole('button', { name: 'Save and send now' }))
    expect(await page.findByRole('heading', { name: 'On its way to Asha' })).toBeTruthy()
    expect(network.callsTo(changeGiftCard)[0]?.body).toEqual({
      recipient: { name: 'Asha', email: 'asha@home.example' },
      message: 'Buy the blue one.',
      senderName: 'Dev',
    })
  })

  test('resends with one idempotency key however often it is retried', async () => {
    const sent = givenPurchase({ card: { delivery: 'sent', canResend: true } })
    const { network } = await shown(sent, answer(resendGiftCard, refuse(0)))
    const again = await page.findByRole('button', { name: 'Resend' })
    await userEvent.click(again)
    await page.findByText(/could not reach/i)
    network.answer(resendGiftCard, { data: sent })
    await userEvent.click(again)
    await waitFor(() => expect(network.callsTo(resendGiftCard)).toHaveLength(2))
    const keys = network.callsTo(resendGiftCard).map(({ headers }) => headers['idempotency-key'])
    expect(keys[0]).toBe(keys[1])
  })

  test('refunds only after confirmation and shows the state when refused', async () => {
    const { network } = await shown(
      givenPurchase(),
      answer(refundGiftCard, { message: { message: 'Asha has just unwrapped it.', code: 'redeemed' } }),
    )
    await userEvent.click(await page.findByRole('button', { name: 'Cancel and refund' }))
    expect(network.callsTo(refundGiftCard)).toEqual([])
    network.answer(giftCardTransaction, {
      data: givenPurchase({ card: { state: 'redeemed', canChange: false, canRefund: false } }),
    })
    await userEvent.click(page.getByRole('button', { name: 'Cancel the card and refund ₹1,000' }))
    expect(await page.findByRole('heading', { name: 'Asha has it' })).toBeTruthy()
    expect(page.queryByRole('button', { name: 'Cancel and refund' })).toBeNull()
  })

  test('treats another user’s purchase as nonexistent and asks a guest to sign in', async () => {
    const { unmount } = await renderScreen(screen, {
      path,
      user,
      answers: [answer(giftCardTransaction, refuse(404, 'not_found'))],
    })
    expect(await page.findByText('Gift card not found')).toBeTruthy()
    await unmount()
    const { network } = await renderScreen(screen, { path })
    expect(page.getByRole('button', { name: 'Sign in' })).toBeTruthy()
    expect(network.calls).toEqual([])
  })
})
