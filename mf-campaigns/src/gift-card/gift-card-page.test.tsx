import { buyGiftCard, getGiftCard } from '@nukkad/contracts/endpoints/money/gift-cards'
import { createGatewayOrder } from '@nukkad/contracts/endpoints/orders/payments'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { act, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenTerms } from '../parts/gifts/gifts.given.ts'
import { screen } from './gift-card-page.tsx'

const path = '/local-gifts/giftcard/happy-birthday'
const user = { _id: '5', firstName: 'Dev', lastName: 'Menon' }
const design = answer(getGiftCard, { data: givenTerms() })
const refused = { message: { message: 'Gift cards rest for an hour.', code: 'closed' } }

async function write() {
  await userEvent.type(page.getByLabelText('Their name'), 'Asha')
  await userEvent.type(page.getByLabelText('Their email address'), 'Asha@Example.org')
  await userEvent.type(page.getByLabelText(/Your words/), 'Buy the <b>blue</b> one.')
}

describe('gift card page', () => {
  test('previews the card while it is written and sends what was written', async () => {
    const answers = [design, answer(buyGiftCard, refused)]
    const { network, tracked } = await renderScreen(screen, { path, user, answers })
    await userEvent.click(page.getByRole('button', { name: '₹2,000' }))
    await write()
    expect(page.getByText('For Asha')).toBeTruthy()
    expect(tracked.filter(([name]) => name === 'GIFT_CARD_VIEWED')).toEqual([
      ['GIFT_CARD_VIEWED', { slug: 'happy-birthday' }],
    ])
    expect(page.getByText('from Dev Menon')).toBeTruthy()
    expect(page.getByText('Buy the <b>blue</b> one.', { selector: 'p' })).toBeTruthy()

    const pay = page.getByRole('button', { name: 'Pay ₹2,000' })
    act(() => {
      for (let press = 0; press < 2; press += 1) pay.click()
    })
    expect(await page.findByText('Gift cards rest for an hour.')).toBeTruthy()
    expect(network.callsTo(buyGiftCard)).toHaveLength(1)
    expect(network.callsTo(buyGiftCard)[0]?.body).toEqual({
      slug: 'happy-birthday',
      amount: 2000,
      recipient: { name: 'Asha', email: 'asha@example.org' },
      senderName: 'Dev Menon',
      paymentMethod: 'razorpay',
      message: 'Buy the <b>blue</b> one.',
    })
  })

  test('asks a guest to sign in to pay and keeps the input across that and a reload', async () => {
    const first = await renderScreen(screen, { path, answers: [design] })
    const asked: unknown[] = []
    first.host.bus.answer('sign-in', (request) => asked.push(request))
    await write()
    await userEvent.type(page.getByLabelText('From'), 'Dev')
    await userEvent.click(page.getByRole('button', { name: /Sign in and pay/ }))
    expect(asked).toEqual([{ reason: 'Sign in to pay. Your card is saved.' }])
    expect(first.network.callsTo(buyGiftCard)).toEqual([])
    await first.unmount()

    await renderScreen(screen, { path, user, answers: [design], visit: first.visit })
    await waitFor(() => expect(page.getByLabelText('Their name')).toHaveProperty('value', 'Asha'))
    expect(page.getByLabelText('From')).toHaveProperty('value', 'Dev')
  })

  test('goes on to the payment once a guest has signed in to pay', async () => {
    const { host, network } = await renderScreen(screen, { path, answers: [design, answer(buyGiftCard, refused)] })
    await write()
    await userEvent.type(page.getByLabelText('From'), 'Dev')
    await userEvent.click(page.getByRole('button', { name: /Sign in and pay/ }))
    await act(() => host.session.begin({ user, jwt_token: 'x', cartId: null } as never))
    act(() => host.bus.handle().publish('session.started', { userId: '5', created: false, method: 'otp' }))
    expect(await page.findByText('Gift cards rest for an hour.')).toBeTruthy()
    expect(network.callsTo(buyGiftCard)[0]?.body).toMatchObject({ amount: 1000, senderName: 'Dev' })
  })

  test('says what is wrong with the amount and focuses it', async () => {
    const { network } = await renderScreen(screen, { path, user, answers: [design] })
    const amount = page.getByLabelText('Amount')
    for (const [typed, said] of [
      ['99', 'The minimum is ₹100.'],
      ['10001', 'The maximum is ₹10,000.'],
      ['500.5', 'Enter an amount in whole rupees.'],
      ['-1', 'The minimum is ₹100.'],
      ['1e9', 'The maximum is ₹10,000.'],
    ] as const) {
      await userEvent.clear(amount)
      await userEvent.type(amount, typed)
      await userEvent.click(page.getByRole('button', { name: /^Pay/ }))
      expect(await page.findByText(said)).toBeTruthy()
      expect(document.activeElement).toBe(amount)
    }
    expect(page.getByText('Enter the recipient’s name.')).toBeTruthy()
    expect(network.callsTo(buyGiftCard)).toEqual([])
  })

  test('accepts a phone number with separators and sends the delivery hour as chosen', async () => {
    const { network } = await renderScreen(screen, { path, user, answers: [design, answer(buyGiftCard, refused)] })
    await userEvent.type(page.getByLabelText('Their name'), 'Asha')
    await userEvent.click(page.getByLabelText('By text message'))
    await userEvent.type(page.getByLabelText('Their mobile number'), '+91 98765-43210')
    await userEvent.click(page.getByLabelText(/On a day I choose/))
    await userEvent.type(page.getByLabelText('Day'), '14 February 2027')
    await userEvent.tab()
    await userEvent.selectOptions(page.getByLabelText('Hour'), '18')
    await userEvent.click(page.getByRole('button', { name: /^Pay/ }))
    await waitFor(() =>
      expect(network.callsTo(buyGiftCard)[0]?.body).toMatchObject({
        recipient: { name: 'Asha', phone: '9876543210' },
        deliverOn: '2027-02-14T18:00',
      }),
    )
  })

  test('does not buy a card for the day before a mistyped one', async () => {
    const { network } = await renderScreen(screen, { path, user, answers: [design, answer(buyGiftCard, refused)] })
    await write()
    await userEvent.click(page.getByLabelText(/On a day I choose/))
    await userEvent.type(page.getByLabelText('Day'), '14 February 2027{Tab}')
    await userEvent.clear(page.getByLabelText('Day'))
    await userEvent.type(page.getByLabelText('Day'), '31 February 2027')
    await userEvent.click(page.getByRole('button', { name: /^Pay/ }))
    expect(page.getByText('Enter a date, such as 27 November 2026.')).toBeTruthy()
    expect(document.activeElement).toBe(page.getByLabelText('Day'))
    expect(network.callsTo(buyGiftCard)).toEqual([])
  })

  test('shows server errors at their fields and retries with the same idempotency key', async () => {
    const { network } = await renderScreen(screen, { path, user, answers: [design] })
    await write()
    network.answer(buyGiftCard, refuse(0))
    const pay = page.getByRole('button', { name: /^Pay/ })
    await userEvent.click(pay)
    await page.findByText(/could not reach/i)
    network.answer(
      buyGiftCard,
      refuse(400, 'validation', 'Please look again.', { 'recipient.email': 'We cannot write to this address.' }),
    )
    await userEvent.click(pay)
    expect(await page.findByText('We cannot write to this address.')).toBeTruthy()
    const keys = network.callsTo(buyGiftCard).map(({ headers }) => headers['idempotency-key'])
    expect(keys[0]).toBe(keys[1])
    expect(network.callsTo(createGatewayOrder)).toEqual([])
  })

  test('is a 404 page for an unknown design', async () => {
    const { isMissing } = await renderScreen(screen, { path, answers: [answer(getGiftCard, refuse(404, 'not_found'))] })
    expect(isMissing()).toBe(true)
  })
})
