import { cartCount } from '@nukkad/contracts/endpoints/cart'
import { hamburger } from '@nukkad/contracts/endpoints/config'
import { answer, refuse, renderFixture } from '@nukkad/platform/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import header from './header.tsx'

const entry = { label: null, categoryId: null, hide: false, type: 'link', children: [] }
const shop = {
  ...entry,
  title: 'Shop',
  url: '/shop',
  label: 'New',
  children: [{ title: 'Home decor', url: '/shop/c/home-decor', label: null, children: [] }],
}
const navigation = answer(hamburger, {
  data: {
    mobile: [shop],
    account: [],
    desktop: [
      shop,
      { ...entry, title: 'Events', url: '/delhi/events' },
      { ...entry, title: 'Old', url: '/old', hide: true },
    ],
  },
})
const three = answer(cartCount, { data: { count: 3, cartId: '41' } })

describe('the header', () => {
  test('shows the entries of the city, marks where one is and leaves out what is hidden', async () => {
    const { network } = await renderFixture(header, { path: '/shop', city: 'mumbai', answers: [navigation] })

    const main = await screen.findByRole('navigation', { name: 'Main' })
    expect((await within(main).findByRole('link', { name: /^Shop/ })).getAttribute('aria-current')).toBe('page')
    expect(within(main).queryByText('Old')).toBeNull()
    expect(network.callsTo(hamburger)[0]?.query).toEqual({ city: 'mumbai' })
  })

  test('goes by the city of the address before the chosen one', async () => {
    const { network } = await renderFixture(header, { path: '/goa', city: 'mumbai', answers: [navigation] })

    expect(screen.getAllByText('Goa')).not.toHaveLength(0)
    expect(network.callsTo(hamburger)[0]?.query).toEqual({ city: 'goa' })
  })

  test('stands without its entries when they do not come', async () => {
    await renderFixture(header, { path: '/shop', answers: [answer(hamburger, refuse(503, 'unavailable'))] })

    expect(screen.getByRole('link', { name: 'Nukkad, home' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Bag' })).toBeTruthy()
  })

  test('opens more entries by a button and closes them with Escape', async () => {
    await renderFixture(header, { path: '/shop', answers: [navigation] })
    const more = await screen.findByRole('button', { name: 'More in Shop' })

    await userEvent.click(more)
    expect(more.getAttribute('aria-expanded')).toBe('true')

    await userEvent.keyboard('{Escape}')
    expect(more.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(more)
  })
})

describe('the bag', () => {
  test('of a guest who has none is the empty one, and costs no call', async () => {
    const { network } = await renderFixture(header, { path: '/shop', answers: [navigation] })

    expect(screen.getByRole('link', { name: 'Bag' }).getAttribute('href')).toBe('/shop/cart/empty')
    expect(network.callsTo(cartCount)).toHaveLength(0)
  })

  test('says how much is in it and leads to it', async () => {
    await renderFixture(header, {
      path: '/shop',
      cartId: 'a1b2',
      answers: [navigation, answer(cartCount, { data: { count: 1, cartId: 'a1b2' } })],
    })

    const bag = await screen.findByRole('link', { name: 'Bag, 1 item' })
    expect(bag.getAttribute('href')).toBe('/shop/a1b2/cart')
  })

  test('of a user is known by the server on a new device', async () => {
    const { local } = await renderFixture(header, { path: '/shop', user: {}, answers: [navigation, three] })

    const bag = await screen.findByRole('link', { name: 'Bag, 3 items' })
    expect(bag.getAttribute('href')).toBe('/shop/41/cart')
    expect(local.getItem('cartId')).toBe('41')
  })

  test('follows what the shop says of it', async () => {
    const { host } = await renderFixture(header, {
      path: '/shop',
      user: { cartId: '41' },
      answers: [navigation, three],
    })
    await screen.findByRole('link', { name: 'Bag, 3 items' })

    await act(async () => host.bus.publish('cart.changed', { cartId: '41', count: 4 }))

    expect(await screen.findByRole('link', { name: 'Bag, 4 items' })).toBeTruthy()
  })

  test('that the server does not know any more is forgotten', async () => {
    const gone = answer(cartCount, refuse(404, 'no_such_entity', 'No such entity with %fieldName'))
    const { local } = await renderFixture(header, { path: '/shop', cartId: 'a1b2', answers: [navigation, gone] })

    await waitFor(() => expect(local.getItem('cartId')).toBeNull())
    expect(screen.getByRole('link', { name: 'Bag' }).getAttribute('href')).toBe('/shop/cart/empty')
  })
})

describe('the search', () => {
  test('asks the shop for the words, and works as a plain form', async () => {
    const { path } = await renderFixture(header, { path: '/shop', answers: [navigation] })
    const [field] = screen.getAllByRole('searchbox', { name: 'Search the shop' })

    expect(field?.closest('form')?.getAttribute('action')).toBe('/shop/search')
    await userEvent.type(field as HTMLElement, '  chai & cups {Enter}')

    expect(path()).toBe('/shop/search?q=chai%20%26%20cups')
  })

  test('does nothing for no words', async () => {
    const { path } = await renderFixture(header, { path: '/shop', answers: [navigation] })
    await userEvent.type(screen.getAllByRole('searchbox')[0] as HTMLElement, '   {Enter}')
    expect(path()).toBe('/shop')
  })
})

describe('the account', () => {
  test('of a guest asks for sign-in', async () => {
    const { host } = await renderFixture(header, { path: '/shop', answers: [navigation] })
    const heard = jest.fn()
    host.bus.on('sign-in.wanted', heard)

    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }))

    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('of a user leads to the orders and asks for sign-out', async () => {
    const { host } = await renderFixture(header, {
      path: '/shop',
      user: { firstName: 'Asha' },
      answers: [navigation, three],
    })
    const heard = jest.fn()
    host.bus.on('sign-out.wanted', heard)

    await userEvent.click(screen.getByRole('button', { name: 'Account of Asha' }))
    expect(screen.getByRole('link', { name: 'Orders' }).getAttribute('href')).toBe('/shop/orderhistory')

    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    expect(heard).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull()
  })
})
