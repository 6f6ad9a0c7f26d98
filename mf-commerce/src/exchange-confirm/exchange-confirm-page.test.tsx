import { getOrder } from '@nukkad/contracts/endpoints/orders/orders'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import { givenOrder } from '../parts/order/order.given.ts'
import { givenRequest } from '../parts/request/returnable.given.ts'
import { screen } from './exchange-confirm-page.tsx'

const path = '/shop/exchange-confirm/NK-7F3K-92'

describe('exchange confirmation', () => {
  test('says what happens next and when the pickup is', async () => {
    const request = givenRequest({ requestId: 'X-1', kind: 'exchange', label: 'Exchange Requested' })
    await renderScreen(screen, {
      path: `${path}?request=X-1`,
      user: {},
      answers: [answer(getOrder, { data: givenOrder({ returns: [request] }) })],
    })

    expect(await page.findByRole('heading', { level: 1, name: 'Exchange requested' })).toBeTruthy()
    expect(page.getByText('Dilli Dyers looks at it and answers within a day.')).toBeTruthy()
    expect(page.getByText(/Thursday, 27 November in the morning/)).toBeTruthy()
  })

  test('links to the exchange form when there is no request', async () => {
    await renderScreen(screen, { path, user: {}, answers: [answer(getOrder, { data: givenOrder() })] })

    const ask = await page.findByRole('link', { name: 'Choose what to exchange' })
    expect(ask.getAttribute('href')).toBe('/shop/exchange/NK-7F3K-92')
  })
})
