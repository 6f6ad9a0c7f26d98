import { cancelOrder, getOrder } from '@nukkad/contracts/endpoints/orders/orders'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenOrder } from '../parts/order/order.given.ts'
import { screen } from './order-details-page.tsx'

const path = '/shop/orderdetails/NK-7F3K-92'
const cancelled = { state: 'cancelled', label: 'Cancelled', can_cancel: false } as const

describe('cancelling an order', () => {
  test('cancels the order after asking for a reason', async () => {
    const { network, propsOf } = await renderScreen(screen, {
      path,
      user: {},
      answers: [answer(getOrder, { data: givenOrder() }), answer(cancelOrder, { data: givenOrder(cancelled) })],
    })

    await userEvent.click(await page.findByRole('button', { name: 'Cancel this order' }))
    await userEvent.click(page.getByRole('radio', { name: 'Delivery takes too long' }))
    await userEvent.type(page.getByLabelText(/Details/), 'Diwali is over')
    await userEvent.click(page.getByRole('button', { name: 'Cancel the order' }))

    expect(await page.findByText('Cancelled')).toBeTruthy()
    expect(page.queryByRole('button', { name: 'Cancel this order' })).toBeNull()
    expect(network.callsTo(cancelOrder)[0]?.body).toEqual({ reason: 'Delivery takes too long. Diwali is over' })
    const items = [expect.objectContaining({ item_id: 'indigo-kurta-m', item_brand: 'Dilli Dyers', quantity: 1 })]
    expect(propsOf('ORDER_CANCELLED')).toEqual([{ order_id: 'NK-7F3K-92', currency: 'INR', value: 1499, items }])
    expect(propsOf('ORDER_DETAILS_VIEWED')).toEqual([{}])
  })

  test('no longer promises an invoice for an order cancelled before packing', async () => {
    const { network } = await renderScreen(screen, {
      path,
      user: {},
      answers: [answer(getOrder, { data: givenOrder() }), answer(cancelOrder, { data: givenOrder(cancelled) })],
    })
    expect(await page.findByText('The invoice is created when the order is packed.')).toBeTruthy()

    await userEvent.click(page.getByRole('button', { name: 'Cancel this order' }))
    await userEvent.click(page.getByRole('radio', { name: 'Delivery takes too long' }))
    await userEvent.click(page.getByRole('button', { name: 'Cancel the order' }))

    expect(await page.findByText('Cancelled')).toBeTruthy()
    expect(network.callsTo(cancelOrder)).toHaveLength(1)
    expect(page.queryByText(/invoice is created/)).toBeNull()
  })

  test('keeps the typed reason when the order has already shipped', async () => {
    const { propsOf } = await renderScreen(screen, {
      path,
      user: {},
      answers: [
        answer(getOrder, { data: givenOrder() }),
        answer(cancelOrder, refuse(409, 'conflict', 'It has already been shipped.')),
      ],
    })
    await userEvent.click(await page.findByRole('button', { name: 'Cancel this order' }))
    await userEvent.type(page.getByLabelText(/Details/), 'Too large')
    await userEvent.click(page.getByRole('button', { name: 'Cancel the order' }))

    expect((await page.findByRole('alert')).textContent).toBe('It has already been shipped.')
    expect(page.getByLabelText(/Details/)).toHaveProperty('value', 'Too large')
    expect(propsOf('ORDER_CANCELLED')).toEqual([])
  })
})
