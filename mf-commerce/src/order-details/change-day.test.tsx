import { changeDeliveryDay, orderDeliveryDays } from '@nukkad/contracts/endpoints/orders/delivery-day'
import { getOrder } from '@nukkad/contracts/endpoints/orders/orders'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenOrder } from '../parts/order/order.given.ts'
import { screen } from './order-details-page.tsx'

const path = '/shop/orderdetails/NK-7F3K-92'
const chosen = givenOrder({ deliver_on: '2026-12-05', expected_by: '2026-12-05' })
const moved = givenOrder({ deliver_on: '2026-12-07', expected_by: '2026-12-07' })
const days = answer(orderDeliveryDays, { data: { days: ['2026-12-05', '2026-12-07'] } })
const list = () => page.findByRole<HTMLSelectElement>('combobox', { name: 'When should it come?' })
const open = async (name = 'Change the day of delivery') => {
  await userEvent.click(await page.findByRole('button', { name }))
  await page.findByRole('option', { name: 'Monday, 7 December' })
}

describe('the day of delivery of an order', () => {
  test('is shown, and changed to another that is possible', async () => {
    const { network, propsOf } = await renderScreen(screen, {
      path,
      user: {},
      answers: [answer(getOrder, { data: chosen }), days, answer(changeDeliveryDay, { data: moved })],
    })
    expect(await page.findByText('With you on Saturday, 5 December')).toBeTruthy()
    await open()
    expect(page.queryByRole('option', { name: 'Saturday, 5 December' })).toBeNull()
    await userEvent.selectOptions(await list(), 'Monday, 7 December')
    await userEvent.click(page.getByRole('button', { name: 'Change the day' }))

    expect(await page.findByText('With you on Monday, 7 December')).toBeTruthy()
    expect(network.callsTo(changeDeliveryDay).map(({ body }) => body)).toEqual([{ day: '2026-12-07' }])
    expect(propsOf('DELIVERY_DAY_CHANGED')).toEqual([{ order_id: 'NK-7F3K-92' }])
  })

  test('can be chosen later, and given up again', async () => {
    const { network } = await renderScreen(screen, {
      path,
      user: {},
      answers: [answer(getOrder, { data: givenOrder() }), days, answer(changeDeliveryDay, { data: chosen })],
    })
    await open('Choose a day of delivery')
    await userEvent.selectOptions(await list(), 'Saturday, 5 December')
    await userEvent.click(page.getByRole('button', { name: 'Change the day' }))
    await open()
    network.answer(changeDeliveryDay, { data: givenOrder() })
    await userEvent.selectOptions(await list(), 'As soon as possible')
    await userEvent.click(page.getByRole('button', { name: 'Change the day' }))

    expect(await page.findByRole('button', { name: 'Choose a day of delivery' })).toBeTruthy()
    expect(network.callsTo(changeDeliveryDay).map(({ body }) => body)).toEqual([{ day: '2026-12-05' }, { day: null }])
  })

  test('that has become impossible is said in the form, and nothing is changed without a choice', async () => {
    const message = 'This parcel has been sent, so its day can no longer be changed.'
    const { network, propsOf } = await renderScreen(screen, {
      path,
      user: {},
      answers: [answer(getOrder, { data: chosen }), days, answer(changeDeliveryDay, refuse(409, 'conflict', message))],
    })
    await open()
    await userEvent.click(page.getByRole('button', { name: 'Change the day' }))
    expect(page.getByText('Please choose a day.')).toBeTruthy()
    expect(network.callsTo(changeDeliveryDay)).toHaveLength(0)
    await userEvent.selectOptions(await list(), 'Monday, 7 December')
    await userEvent.click(page.getByRole('button', { name: 'Change the day' }))
    expect(await page.findByText(message)).toBeTruthy()
    expect(propsOf('DELIVERY_DAY_CHANGED')).toEqual([])
  })

  test('cannot be changed once it is sent', async () => {
    const { actions } = givenOrder()
    const sent = givenOrder({
      deliver_on: '2026-12-05',
      expected_by: '2026-12-05',
      actions: { ...actions, can_change_day: { allowed: false, until: null, reason: 'This parcel has been sent.' } },
    })
    await renderScreen(screen, { path, user: {}, answers: [answer(getOrder, { data: sent })] })
    expect(await page.findByText('With you on Saturday, 5 December')).toBeTruthy()
    expect(page.queryByRole('button', { name: /day of delivery/ })).toBeNull()
  })

  test('that has passed is admitted', async () => {
    const late = givenOrder({ deliver_on: '2025-12-05', expected_by: '2025-12-05', is_late: true })
    await renderScreen(screen, { path, user: {}, answers: [answer(getOrder, { data: late })] })
    expect(await page.findByText('Running late: it was promised for Friday, 5 December')).toBeTruthy()
  })
})
