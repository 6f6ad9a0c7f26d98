import { getCart, putToCart } from '@nukkad/contracts/endpoints/cart/cart'
import { addCoupon } from '@nukkad/contracts/endpoints/cart/coupons'
import { answer, aUser, refuse, renderScreen } from '@nukkad/platform/testing'
import { act, fireEvent, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenCart, givenCartAnswer, givenLine } from '../parts/cart/cart.given.ts'
import { givenAround, givenCartAnswers } from './cart-page.given.ts'
import { screen } from './cart-page.tsx'

const path = '/shop/7/cart'
const session = {
  user: aUser({ cartId: '42' }),
  jwt_token: { access_token: 'token', expiresAt: Date.now() + 900_000 },
  cartId: '42',
  created: false,
}
const checkout = () => page.getAllByRole('button', { name: /check out|Choose an address/ })[0] as HTMLElement

describe('cart that is merged, ordered or changed elsewhere', () => {
  test('asks a guest to sign in and then goes to the checkout of the merged cart', async () => {
    const guests = 'f'.repeat(32)
    const {
      host,
      network,
      path: now,
    } = await renderScreen(screen, {
      path: `/shop/${guests}/cart`,
      cartId: guests,
      pincode: '110003',
      answers: givenCartAnswers(givenCart({ id: guests })),
    })
    const wanted: unknown[] = []
    host.bus.handle().answer('sign-in', (request) => wanted.push(request))
    await page.findByText('1 piece')
    await userEvent.click(checkout())
    await waitFor(() => expect(wanted).toHaveLength(1))

    act(() => {
      host.session.begin(session)
      host.bus.handle().publish('session.started', { userId: '101', created: false, method: 'otp' })
    })

    await waitFor(() => expect(now()).toBe('/shop/w/42/checkout'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(now()).toBe('/shop/w/42/checkout')
    // The guest's cart was merged into the user's, so its own address would no longer answer.
    expect(network.callsTo(getCart)).toHaveLength(1)
  })

  test('shows the merged cart when the sign-in happened in another tab', async () => {
    const guests = 'f'.repeat(32)
    const { host, path: now } = await renderScreen(screen, {
      path: `/shop/${guests}/cart`,
      cartId: guests,
      answers: givenCartAnswers(givenCart({ id: guests })),
    })
    await page.findByText('1 piece')
    act(() => host.session.begin(session))
    await waitFor(() => expect(now()).toBe('/shop/42/cart'))
  })

  test('forgets a cart that no longer exists and shows the empty cart', async () => {
    const { local } = await renderScreen(screen, {
      path,
      cartId: '7',
      answers: [answer(getCart, refuse(404, 'no_such_entity', 'No such entity with %fieldName')), ...givenAround()],
    })

    expect(await page.findByRole('heading', { level: 1, name: 'Your bag is empty' })).toBeTruthy()
    await waitFor(() => expect(local.getItem('cartId')).toBeNull())
  })

  test('says that the cart was ordered in another tab at the next change, and forgets it', async () => {
    const { network, local } = await renderScreen(screen, { path, cartId: '7', answers: givenCartAnswers() })
    const more = await page.findByRole('button', { name: 'One more' })
    const gone = refuse(404, 'no_such_entity', 'No such entity with %fieldName')
    network.answer(putToCart, gone)
    network.answer(getCart, gone)

    fireEvent.click(more)

    expect(await page.findByText(/This bag was ordered or emptied in another tab/)).toBeTruthy()
    expect(page.getByRole('heading', { level: 1, name: 'Your bag is empty' })).toBeTruthy()
    expect(page.queryByText(/%fieldName|Indigo block-print kurta could not/)).toBeNull()
    await waitFor(() => expect(local.getItem('cartId')).toBeNull())
  })

  test('shows the remaining lines and a readable message when another tab removed a line', async () => {
    const lamp = givenLine({ item_id: '12', sku: 'brass-lamp', slug: 'brass-lamp', name: 'Brass lamp' })
    const { network } = await renderScreen(screen, {
      path,
      cartId: '7',
      answers: givenCartAnswers(givenCart({ items: [givenLine(), lamp] })),
    })
    const stepper = within(await page.findByRole('group', { name: /Quantity of Indigo/ }))
    network.answer(putToCart, refuse(404, 'no_such_entity', 'No such entity with %fieldName'))
    network.answer(getCart, givenCartAnswer(givenCart({ items: [lamp] })))

    fireEvent.click(stepper.getByRole('button', { name: 'One more' }))

    expect(await page.findByText(/This bag was ordered or changed in another tab/)).toBeTruthy()
    await waitFor(() => expect(page.queryByRole('group', { name: /Quantity of Indigo/ })).toBeNull())
    expect(page.getByRole('group', { name: 'Quantity of Brass lamp' })).toBeTruthy()
  })

  test.each(['7', '42'])(
    'never shows the server’s words when applying a coupon to a gone cart (own: %s)',
    async (own) => {
      const { network, path: now } = await renderScreen(screen, { path, cartId: own, answers: givenCartAnswers() })
      const field = await page.findByLabelText('Coupon code')
      const gone = refuse(404, 'no_such_entity', 'No such entity with %fieldName')
      network.answer(addCoupon, gone)
      network.answer(getCart, ({ query }) => (query.cartID === '42' ? givenCartAnswer(givenCart({ id: '42' })) : gone))

      await userEvent.type(field, 'LOKAL100{Enter}')

      if (own === '7') expect(await page.findByText(/This bag was ordered or emptied in another tab/)).toBeTruthy()
      else await waitFor(() => expect(now()).toBe('/shop/42/cart'))
      expect(page.queryByText(/%fieldName/)).toBeNull()
    },
  )
})
