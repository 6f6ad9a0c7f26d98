import { getReturnable } from '@nukkad/contracts/endpoints/orders/returns'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { act, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenReturnable, givenReturnableLine, no } from '../parts/request/returnable.given.ts'
import { screen } from './shop-exchange-page.tsx'

const path = '/shop/exchange/NK-7F3K-92'
const lines = [
  givenReturnableLine({ line_id: '1', name: 'Kurta', qty_left: 2 }),
  givenReturnableLine({ line_id: '2', name: 'Cup', can_exchange: no('It has no other sizes.') }),
]

describe('exchange page', () => {
  test('has a title of its own, not that of the next step', async () => {
    const { heads } = await renderScreen(screen, {
      path,
      user: {},
      answers: [answer(getReturnable, { data: givenReturnable({ lines }) })],
    })
    expect(heads.at(-1)?.title).toMatch(/^Choose what to exchange, order NK-7F3K-92/)
  })

  test('goes on with the chosen pieces in the address', async () => {
    const { path: here } = await renderScreen(screen, {
      path,
      user: {},
      answers: [answer(getReturnable, { data: givenReturnable({ lines }) })],
    })
    expect(await page.findByRole('checkbox', { name: /Cup/ })).toHaveProperty('disabled', true)
    await userEvent.click(page.getByRole('checkbox', { name: /Kurta/ }))
    await userEvent.click(page.getByRole('button', { name: 'One more' }))
    await userEvent.click(page.getByRole('button', { name: 'Choose the new ones' }))

    await waitFor(() => expect(here()).toBe('/shop/exchange-request/NK-7F3K-92?pieces=1%3A2'))
  })

  test('still has the chosen pieces after going back from the next step', async () => {
    const { host, path: here } = await renderScreen(screen, {
      path,
      user: {},
      answers: [answer(getReturnable, { data: givenReturnable({ lines }) })],
    })
    await userEvent.click(await page.findByRole('checkbox', { name: /Kurta/ }))
    await userEvent.click(page.getByRole('button', { name: 'One more' }))
    await userEvent.click(page.getByRole('button', { name: 'Choose the new ones' }))
    await waitFor(() => expect(here()).toBe('/shop/exchange-request/NK-7F3K-92?pieces=1%3A2'))

    act(() => host.navigation.go(-1))

    await waitFor(() => expect(here()).toBe(`${path}?pieces=1%3A2`))
  })

  test('asks for at least one piece', async () => {
    await renderScreen(screen, {
      path,
      user: {},
      answers: [answer(getReturnable, { data: givenReturnable({ lines: lines.toReversed() }) })],
    })

    await userEvent.click(await page.findByRole('button', { name: 'Choose the new ones' }))

    expect(await page.findByText('Choose at least one piece.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(page.getByRole('checkbox', { name: /Kurta/ })))
  })

  test('treats another user’s order as nonexistent', async () => {
    await renderScreen(screen, { path, user: {}, answers: [answer(getReturnable, refuse(404, 'not_found'))] })

    expect(await page.findByRole('heading', { level: 1, name: 'Order not found' }, { timeout: 8000 })).toBeTruthy()
  }, 15_000)
})
