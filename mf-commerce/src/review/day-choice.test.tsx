import { deliveryDays } from '@nukkad/contracts/endpoints/orders/delivery-day'
import { createTransaction } from '@nukkad/contracts/endpoints/orders/orders'
import { settleGatewayPayment } from '@nukkad/contracts/endpoints/orders/payments'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenTransaction, transactionId } from '../parts/paying/paying.given.ts'
import { agreed, around, path, place, placed } from './review-page.given.ts'
import { screen } from './review-page.tsx'

const show = () => renderScreen(screen, { path, user: {}, answers: [...around(), agreed, placed] })
const wantDay = async () => userEvent.click(await page.findByRole('radio', { name: /On a day of your choice/ }))
const list = () => page.findByRole<HTMLSelectElement>('combobox', { name: 'Day of delivery' })
const choose = async (name: string) => {
  await page.findByRole('option', { name })
  await userEvent.selectOptions(await list(), name)
}

describe('the day of delivery', () => {
  test('is as soon as possible unless the buyer chooses one', async () => {
    const { network } = await show()
    expect((await page.findByRole<HTMLInputElement>('radio', { name: /As soon as possible/ })).checked).toBe(true)
    await userEvent.click(await place())
    await waitFor(() => expect(network.callsTo(createTransaction)).toHaveLength(1))
    expect(network.callsTo(createTransaction)[0]?.body).not.toHaveProperty('deliveryDay')
  })

  test('is one of the days that the server offers, on the summary and in the order, and tracked once', async () => {
    const { network, propsOf } = await show()
    await wantDay()
    await choose('Monday, 7 December')
    expect(page.getByText('with you on Monday, 7 December')).toBeTruthy()
    await userEvent.click(await place())
    await waitFor(() => expect(network.callsTo(createTransaction)).toHaveLength(1))
    expect(network.callsTo(createTransaction)[0]?.body).toMatchObject({ deliveryDay: '2026-12-07' })
    expect(propsOf('DELIVERY_DAY_CHOSEN')).toEqual([expect.objectContaining({ currency: 'INR' })])
  })

  test('must be chosen before the order is placed, and its list is focused', async () => {
    const { network, propsOf } = await show()
    await wantDay()
    await userEvent.click(await place())
    expect(document.activeElement).toBe(await list())
    expect(page.getByText('Please choose a day.')).toBeTruthy()
    expect(network.callsTo(createTransaction)).toHaveLength(0)
    expect(propsOf('DELIVERY_DAY_CHOSEN')).toEqual([])
  })

  test('is kept over a reload, and asked for again when it has become impossible', async () => {
    const first = await show()
    await wantDay()
    await choose('Saturday, 5 December')
    await first.unmount()
    const { network } = await renderScreen(screen, {
      path,
      user: {},
      answers: [answer(deliveryDays, { data: { days: ['2026-12-07'] } }), ...around(), agreed],
      visit: first.visit,
    })
    expect(await page.findByText('Saturday, 5 December is no longer possible. Please choose another day.')).toBeTruthy()
    await userEvent.click(await place())
    expect(document.activeElement).toBe(await list())
    expect(network.callsTo(createTransaction)).toHaveLength(0)
  })

  test('that lapses while paying is said, and the days are asked for again', async () => {
    const { network } = await show()
    await wantDay()
    await choose('Saturday, 5 December')
    const message = 'Delivery on Saturday, 5 December is not possible. Please choose another day.'
    network.answer(createTransaction, { message: { code: 'delivery_day', message } })
    network.answer(deliveryDays, { data: { days: ['2026-12-07'] } })
    await userEvent.click(await place())

    expect((await page.findByRole('alert')).textContent).toContain(message)
    expect(await page.findByText('Saturday, 5 December is no longer possible. Please choose another day.')).toBeTruthy()
  })

  test('is not offered when no day suits all parcels', async () => {
    await renderScreen(screen, { path, user: {}, answers: [answer(deliveryDays, { data: { days: [] } }), ...around()] })
    expect(await page.findByText('No day suits all parcels.')).toBeTruthy()
    expect(page.getByRole<HTMLInputElement>('radio', { name: /On a day of your choice/ }).disabled).toBe(true)
  })

  test('that was agreed on another device is taken up after a failed payment', async () => {
    const ended = { state: 'failed', next: 'retry', delivery_day: '2026-12-08' } as const
    await renderScreen(screen, {
      path: `${path}?txn=${transactionId}`,
      user: {},
      answers: [...around(), answer(settleGatewayPayment, { data: givenTransaction(ended) })],
    })
    await page.findByRole('option', { name: 'Tuesday, 8 December' })
    expect((await list()).value).toBe('2026-12-08')
  })
})
