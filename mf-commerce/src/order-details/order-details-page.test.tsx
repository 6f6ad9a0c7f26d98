import { cancelOrder, getOrder } from '@nukkad/contracts/endpoints/orders'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenOrder } from '../given/order.given.ts'
import { screen } from './order-details-page.tsx'

const path = '/shop/orderdetails/NK-7F3K-92'

describe('an order', () => {
  test('tells how far it is, what it cost and the tax in it', async () => {
    await renderScreen(screen, { path, user: {}, answers: [answer(getOrder, { data: givenOrder() })] })

    expect(await page.findByText('With you by Tuesday, 25 November')).toBeTruthy()
    expect(page.getByText('To pay at the door')).toBeTruthy()
    expect(page.getByText(/CGST ₹35.69, SGST ₹35.69/)).toBeTruthy()
  })

  test('is cancelled after one more question', async () => {
    const cancelled = givenOrder({ state: 'cancelled', label: 'Cancelled', can_cancel: false })
    const { network } = await renderScreen(screen, {
      path,
      user: {},
      answers: [answer(getOrder, { data: givenOrder() }), answer(cancelOrder, { data: cancelled })],
    })

    await userEvent.click(await page.findByRole('button', { name: 'Cancel this order' }))
    await userEvent.type(page.getByLabelText(/change your mind/), 'Too large')
    await userEvent.click(page.getByRole('button', { name: 'Cancel the order' }))

    expect(await page.findByText('Cancelled')).toBeTruthy()
    expect(page.queryByRole('button', { name: 'Cancel this order' })).toBeNull()
    expect(network.callsTo(cancelOrder)[0]?.body).toEqual({ reason: 'Too large' })
  })

  test('that has shipped meanwhile keeps the reason that was typed', async () => {
    await renderScreen(screen, {
      path,
      user: {},
      answers: [
        answer(getOrder, { data: givenOrder() }),
        answer(cancelOrder, refuse(409, 'conflict', 'It has already been shipped.')),
      ],
    })
    await userEvent.click(await page.findByRole('button', { name: 'Cancel this order' }))
    await userEvent.type(page.getByLabelText(/change your mind/), 'Too large')
    await userEvent.click(page.getByRole('button', { name: 'Cancel the order' }))

    expect((await page.findByRole('alert')).textContent).toBe('It has already been shipped.')
    expect(page.getByLabelText(/change your mind/)).toHaveProperty('value', 'Too large')
  })

  test('of somebody else is like one that does not exist', async () => {
    await renderScreen(screen, { path, user: {}, answers: [answer(getOrder, refuse(404, 'not_found'))] })

    expect(
      await page.findByRole('heading', { level: 1, name: 'No such order of yours' }, { timeout: 8000 }),
    ).toBeTruthy()
  }, 15_000)

  test('is not shown to someone signed out', async () => {
    const { network } = await renderScreen(screen, { path, answers: [answer(getOrder, { data: givenOrder() })] })

    expect(await page.findByRole('button', { name: 'Sign in' })).toBeTruthy()
    expect(network.callsTo(getOrder)).toHaveLength(0)
  })
})
