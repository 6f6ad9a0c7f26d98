import { cartCount } from '@nukkad/contracts/endpoints/cart/cart'
import { attachCustomer } from '@nukkad/contracts/endpoints/people/address'
import { answer, refuse, renderFixture } from '@nukkad/platform/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import header from './header.tsx'
import { navigation, three } from './navigation.given.ts'

test('merges a guest cart stored on a signed-in browser into the user’s cart, once', async () => {
  const aside = '0123456789abcdef0123456789abcdef'
  const { network, local, host } = await renderFixture(header, {
    path: '/shop',
    user: {},
    answers: [navigation, three, answer(attachCustomer, { data: { cart: null, cartId: '41', count: 3 } })],
  })
  await act(async () => host.cart.remember(aside))
  expect(await screen.findByRole('link', { name: 'Bag, 3 items' })).toBeTruthy()
  expect(network.callsTo(attachCustomer).map(({ body }) => body)).toEqual([{ cartId: aside }])
  expect(local.getItem('cartId')).toBe('41')
})

describe('cart link', () => {
  test('updates when another tab changes the cart, and ignores malformed values', async () => {
    await renderFixture(header, { path: '/shop', user: { cartId: '41' }, answers: [navigation, three] })
    await screen.findByRole('link', { name: 'Bag, 3 items' })
    const told = { key: 'cartCount', newValue: JSON.stringify({ cartId: '41', count: 5 }) }
    await act(async () => window.dispatchEvent(new StorageEvent('storage', told)))
    expect(await screen.findByRole('link', { name: 'Bag, 5 items' })).toBeTruthy()
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { ...told, newValue: '{broken' })))
    expect(screen.getByRole('link', { name: 'Bag, 5 items' })).toBeTruthy()
  })

  test('links to the empty cart for a guest without one, without an API call', async () => {
    const { network } = await renderFixture(header, { path: '/shop', answers: [navigation] })

    expect(screen.getByRole('link', { name: 'Bag' }).getAttribute('href')).toBe('/shop/cart/empty')
    expect(network.callsTo(cartCount)).toHaveLength(0)
  })

  test('shows the number of items and links to the cart', async () => {
    await renderFixture(header, {
      path: '/shop',
      cartId: 'a1b2',
      answers: [navigation, answer(cartCount, { data: { count: 1, cartId: 'a1b2' } })],
    })

    const link = await screen.findByRole('link', { name: 'Bag, 1 item' })
    expect(link.getAttribute('href')).toBe('/shop/a1b2/cart')
  })

  test('gets the user’s cart from the server on a new device', async () => {
    const { local } = await renderFixture(header, { path: '/shop', user: {}, answers: [navigation, three] })

    const link = await screen.findByRole('link', { name: 'Bag, 3 items' })
    expect(link.getAttribute('href')).toBe('/shop/41/cart')
    expect(local.getItem('cartId')).toBe('41')
  })

  test('updates on cart.changed', async () => {
    const { host } = await renderFixture(header, {
      path: '/shop',
      user: { cartId: '41' },
      answers: [navigation, three],
    })
    await screen.findByRole('link', { name: 'Bag, 3 items' })

    await act(async () => host.bus.publish('cart.changed', { cartId: '41', count: 4 }))

    expect(await screen.findByRole('link', { name: 'Bag, 4 items' })).toBeTruthy()
  })

  test('forgets a cart that the server no longer knows', async () => {
    const gone = answer(cartCount, refuse(404, 'no_such_entity', 'No such entity with %fieldName'))
    const { local } = await renderFixture(header, { path: '/shop', cartId: 'a1b2', answers: [navigation, gone] })

    await waitFor(() => expect(local.getItem('cartId')).toBeNull())
    expect(screen.getByRole('link', { name: 'Bag' }).getAttribute('href')).toBe('/shop/cart/empty')
  })
})

describe('account menu', () => {
  test('requests sign-in for a guest', async () => {
    const { host } = await renderFixture(header, { path: '/shop', answers: [navigation] })
    const heard = jest.fn()
    host.bus.answer('sign-in', heard)

    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }))

    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('links a user to their orders and profile and requests sign-out', async () => {
    const { host } = await renderFixture(header, {
      path: '/shop',
      user: { firstName: 'Asha' },
      answers: [navigation, three],
    })
    const heard = jest.fn()
    host.bus.answer('sign-out', heard)

    await userEvent.click(screen.getByRole('button', { name: 'Account of Asha' }))
    expect((await screen.findByRole('link', { name: 'Orders' })).getAttribute('href')).toBe('/shop/orderhistory')
    expect(screen.getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe('/users/101')
    expect(screen.queryByRole('link', { name: 'Your back office' })).toBeNull()

    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    expect(heard).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull()
  })
})
