import { attachedAddress } from '@nukkad/contracts/endpoints/address'
import { getCart } from '@nukkad/contracts/endpoints/cart'
import { listProducts } from '@nukkad/contracts/endpoints/catalogue'
import { createTransaction, payOnDelivery } from '@nukkad/contracts/endpoints/orders'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenCart, givenCartAnswer, givenLine } from '../given/cart.given.ts'
import { givenAddress } from '../given/order.given.ts'
import { givenList } from '../given/product.given.ts'
import { screen } from './review-page.tsx'

const path = '/shop/w/7/review'
const transactionId = 'txn_12345678'
const around = [
  answer(getCart, givenCartAnswer()),
  answer(attachedAddress, { data: givenAddress() }),
  answer(listProducts, givenList()),
]
const agreed = answer(createTransaction, { transactionId, amount: 1499, totals: givenCart().totals })
const placed = answer(payOnDelivery, { data: { transactionId, orderIds: ['NK-7F3K-92'] } })
const place = () => page.findByRole('button', { name: /lace the order for/ })

describe('the review step', () => {
  test('places one order however often the button is pressed', async () => {
    const {
      network,
      path: now,
      host,
      local,
    } = await renderScreen(screen, {
      path,
      user: { cartId: '7' },
      answers: [...around, agreed, placed],
    })
    const heard: unknown[] = []
    host.bus.handle().on('order.placed', (news) => heard.push(news))

    await userEvent.dblClick(await place())

    await waitFor(() => expect(now()).toBe(`/shop/order/confirmed/${transactionId}`))
    expect(network.callsTo(createTransaction)).toHaveLength(1)
    expect(network.callsTo(payOnDelivery)).toHaveLength(1)
    expect(heard).toEqual([{ transactionId, orderIds: ['NK-7F3K-92'] }])
    expect(local.getItem('cartId')).toBeNull()
  })

  test('shows a price that went up and asks again', async () => {
    const dearer = givenCart({ items: [givenLine({ special_price: 1599 })] })
    const { network } = await renderScreen(screen, {
      path,
      user: {},
      answers: [
        ...around,
        placed,
        answer(createTransaction, { message: { message: 'The kurta now costs ₹1,599.', code: 'price_changed' } }),
      ],
    })
    const button = await place()
    network.answer(getCart, givenCartAnswer(dearer))

    await userEvent.click(button)

    expect((await page.findByRole('alert')).textContent).toBe('The kurta now costs ₹1,599.')
    expect(await page.findByRole('button', { name: 'Yes, place the order for ₹1,599' })).toBeTruthy()
    expect(network.callsTo(payOnDelivery)).toHaveLength(0)
  })

  test('asks again under the same transaction when the answer was lost', async () => {
    const { network, path: now } = await renderScreen(screen, {
      path,
      user: {},
      answers: [...around, agreed, answer(payOnDelivery, refuse(0))],
    })
    await userEvent.click(await place())
    expect(await page.findByRole('alert')).toBeTruthy()

    network.answer(payOnDelivery, { data: { transactionId, orderIds: ['NK-7F3K-92'] } })
    await userEvent.click(await place())

    await waitFor(() => expect(now()).toContain(transactionId))
    expect(network.callsTo(createTransaction)).toHaveLength(1)
  })

  test('says why a way of paying is not open', async () => {
    await renderScreen(screen, { path, user: {}, answers: around })

    expect(await page.findByText('Opens soon.')).toBeTruthy()
    expect(page.getByRole('radio', { name: /Card, UPI/ })).toHaveProperty('disabled', true)
    expect(page.getByRole('radio', { name: /Cash on delivery/ })).toHaveProperty('checked', true)
  })

  test('leads back to the address where none is chosen', async () => {
    const { path: now } = await renderScreen(screen, {
      path,
      user: {},
      answers: [answer(attachedAddress, { data: null }), ...around],
    })

    await waitFor(() => expect(now()).toBe('/shop/w/7/checkout'))
  })
})
