import { createTransaction } from '@nukkad/contracts/endpoints/orders/orders'
import { settleGatewayPayment } from '@nukkad/contracts/endpoints/orders/payments'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenCart, givenPaymentOption } from '../parts/cart/cart.given.ts'
import { givenGateway, givenTransaction, transactionId } from '../parts/paying/paying.given.ts'
import { agreed, around, path } from './review-page.given.ts'
import { screen } from './review-page.tsx'

const online = givenPaymentOption()
const cash = givenPaymentOption({ method: 'cashondelivery', title: 'Cash on delivery' })
const cart = givenCart({ payment_options: [online, cash], selected_payment_method: 'cashondelivery' })

const show = () => renderScreen(screen, { path, user: { firstName: 'Asha' }, answers: [...around(cart), agreed] })
const tick = async () => userEvent.click(await page.findByRole('checkbox', { name: /Send it as a gift/ }))

describe('a gift', () => {
  test('is ordered with its note, signed with the buyer’s name unless they change it', async () => {
    givenGateway()
    const { network } = await show()
    await tick()
    await userEvent.type(page.getByRole('textbox', { name: /Your note/ }), 'Happy birthday!')
    expect(page.getByRole<HTMLInputElement>('textbox', { name: 'From' }).value).toBe('Asha')
    await userEvent.click(page.getByRole('radio', { name: /Card, UPI/ }))
    await userEvent.click(await page.findByRole('button', { name: /^Pay ₹/ }))

    await waitFor(() => expect(network.callsTo(createTransaction)).toHaveLength(1))
    expect(network.callsTo(createTransaction)[0]?.body).toMatchObject({
      giftNote: { from: 'Asha', text: 'Happy birthday!' },
    })
  })

  test('is not paid for at the door', async () => {
    await show()
    expect(await page.findByRole('button', { name: /lace the order for/ })).toBeTruthy()
    await tick()
    expect(page.getByRole<HTMLInputElement>('radio', { name: /Cash on delivery/ }).disabled).toBe(true)
    expect(page.getByText('A gift is paid for online.')).toBeTruthy()
    expect(page.queryByRole('button', { name: /lace the order for/ })).toBeNull()
  })

  test('is not ordered without the name of the giver, which is focused', async () => {
    const { network } = await show()
    await tick()
    const from = page.getByRole('textbox', { name: 'From' })
    await userEvent.clear(from)
    await userEvent.click(page.getByRole('radio', { name: /Card, UPI/ }))
    await userEvent.click(await page.findByRole('button', { name: /^Pay ₹/ }))

    expect(document.activeElement).toBe(from)
    expect(page.getByText('Please say who it is from.')).toBeTruthy()
    expect(network.callsTo(createTransaction)).toHaveLength(0)
  })

  test('keeps what was typed over a reload', async () => {
    const first = await show()
    await tick()
    await userEvent.type(page.getByRole('textbox', { name: /Your note/ }), 'With love')
    await first.unmount()
    await renderScreen(screen, { path, user: {}, answers: [...around(cart), agreed], visit: first.visit })
    expect((await page.findByRole<HTMLTextAreaElement>('textbox', { name: /Your note/ })).value).toBe('With love')
  })

  test('ordered as none sends no note', async () => {
    const { network } = await show()
    await tick()
    await tick()
    await userEvent.click(await page.findByRole('button', { name: /lace the order for/ }))
    await waitFor(() => expect(network.callsTo(createTransaction)).toHaveLength(1))
    expect(network.callsTo(createTransaction)[0]?.body).not.toHaveProperty('giftNote')
  })
})

test('a note that was agreed on another device is taken up after a failed payment', async () => {
  const ended = { state: 'failed', next: 'retry', gift_note: { from: 'Ravi', text: 'For you' } } as const
  await renderScreen(screen, {
    path: `${path}?txn=${transactionId}`,
    user: {},
    answers: [...around(cart), answer(settleGatewayPayment, { data: givenTransaction(ended) })],
  })
  expect((await page.findByRole<HTMLTextAreaElement>('textbox', { name: /Your note/ })).value).toBe('For you')
})
