import { cartCount } from '@nukkad/contracts/endpoints/cart/cart'
import { attachCustomer } from '@nukkad/contracts/endpoints/people/address'
import { banners, hamburger } from '@nukkad/contracts/endpoints/site/config'
import { couponBanner } from '@nukkad/contracts/endpoints/site/site-chrome'
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
  type: 'lbbshop',
  children: [
    {
      ...{ title: 'Home decor', url: '/shop/c/home-decor', label: 'New' },
      children: [{ title: 'Lamps', url: '/shop/c/home-decor/lamps', label: null }],
    },
  ],
}
const navigation = answer(hamburger, {
  data: {
    mobile: [shop],
    account: [
      { title: 'Your back office', url: '/merchant', icon: 'store', role: 'merchant' },
      { title: 'Orders', url: '/shop/orderhistory', icon: 'package', role: null },
      { title: 'Profile', url: '/users/{user}', icon: 'user', role: null },
    ],
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

  test('is about all cities where the address says so, whatever was chosen: as the server draws it', async () => {
    const { network } = await renderFixture(header, { path: '/other', city: 'mumbai', answers: [navigation] })

    expect(network.callsTo(hamburger)[0]?.query).toEqual({ city: 'all' })
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
    expect(await screen.findByRole('link', { name: /^Home decor/ })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Lamps' })).toBeTruthy()

    await userEvent.keyboard('{Escape}')
    expect(more.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(more)
  })
})

describe('below a tab', () => {
  test('arrow keys lead in and from link to link, round and round', async () => {
    await renderFixture(header, { path: '/delhi', answers: [navigation] })
    const more = await screen.findByRole('button', { name: 'More in Shop' })
    act(() => more.focus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Home decorNew'))
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('Lamps')
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('Home decorNew')
    await userEvent.keyboard('{End}')
    expect(document.activeElement?.textContent).toBe('Lamps')
  })
})

describe('on a phone', () => {
  test('the menu leads down level by level and back, by keys too', async () => {
    await renderFixture(header, { path: '/delhi', answers: [navigation] })
    await userEvent.click(screen.getByRole('link', { name: 'Menu' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
    await userEvent.click(await menu.findByRole('button', { name: /^Shop/ }))
    expect(document.activeElement).toBe(menu.getByRole('button', { name: /^Back from\s*Shop/ }))
    expect(menu.getByRole('link', { name: 'All of Shop' }).getAttribute('href')).toBe('/shop')
    await userEvent.click(menu.getByRole('button', { name: /^Home decor/ }))
    expect(menu.getByRole('link', { name: 'Lamps' })).toBeTruthy()
    await userEvent.keyboard('{Enter}')
    expect(menu.queryByRole('link', { name: 'Lamps' })).toBeNull()
    expect(menu.getByRole('button', { name: /^Home decor/ })).toBeTruthy()
  })

  test('all categories open in a drawer, where one goes from category to category', async () => {
    await renderFixture(header, { path: '/shop/c/home-decor', answers: [navigation] })
    const row = within(await screen.findByRole('navigation', { name: 'Categories' }))
    expect((await row.findByRole('link', { name: /^Home decor/ })).getAttribute('aria-current')).toBe('page')
    await userEvent.click(row.getByRole('button', { name: 'All' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'All categories' }))
    expect((await drawer.findByRole('link', { name: 'Lamps' })).getAttribute('href')).toBe('/shop/c/home-decor/lamps')
  })
})

describe('the strip of offers', () => {
  const written = { Text: '', Url: '', 'CTA Text': '', isForFirstOrder: false }
  const coupon = answer(couponBanner, {
    data: {
      ...written,
      id: '1',
      type: 'offer',
      htmlText: 'Use <strong>TEN</strong>',
      ctaUrl: '/shop',
      ctaText: 'Shop now',
      isForFirstOrder: true,
    },
  })

  test('says it with its bold part and leads on', async () => {
    await renderFixture(header, { path: '/delhi', answers: [navigation, coupon] })
    expect((await screen.findByText('TEN')).tagName).toBe('STRONG')
    expect(screen.getByRole('link', { name: 'Shop now' }).getAttribute('href')).toBe('/shop')
  })

  test('without an address leads nowhere', async () => {
    const plain = { ...written, id: '1', type: 'feature', htmlText: 'Rain', ctaUrl: null, ctaText: null }
    await renderFixture(header, { path: '/delhi', answers: [navigation, answer(couponBanner, { data: plain })] })
    const strip = within(await screen.findByRole('complementary', { name: 'News' }))
    expect(strip.queryByRole('link')).toBeNull()
  })

  test('closed, it tells the server so for this session; a later one is shown and closed by itself', async () => {
    const { unmount } = await renderFixture(header, { path: '/delhi', answers: [navigation, coupon] })
    await userEvent.click(await screen.findByRole('button', { name: 'Close this offer' }))
    expect(document.cookie).toContain('coupon_closed=1')
    expect(document.documentElement.dataset.couponClosed).toBe('')
    await unmount()

    const later = { ...written, id: '7', type: 'feature', htmlText: 'Rain', ctaUrl: null, ctaText: null }
    await renderFixture(header, { path: '/delhi', answers: [navigation, answer(couponBanner, { data: later })] })
    await screen.findByText('Rain')
    await waitFor(() => expect(document.documentElement.dataset.couponClosed).toBeUndefined())
    await userEvent.click(screen.getByRole('button', { name: 'Close this offer' }))
    expect(document.cookie).toContain('coupon_closed=1.7')
    delete document.documentElement.dataset.couponClosed
  })

  test('for a first order is marked as such, and who has ordered is known from then on', async () => {
    await renderFixture(header, { path: '/delhi', user: { hasOrdered: true }, answers: [navigation, coupon, three] })
    const strip = await screen.findByRole('complementary', { name: 'Offer' })
    expect(strip.hasAttribute('data-first-order')).toBe(true)
    expect(document.documentElement.dataset.hasOrdered).toBe('')
    expect(document.cookie).toContain('has_ordered=1')
    delete document.documentElement.dataset.hasOrdered
  })

  test('marks who has just ordered', async () => {
    const { host } = await renderFixture(header, { path: '/delhi', answers: [navigation, coupon] })
    await screen.findByText('TEN')
    await act(async () => host.bus.publish('order.placed', { transactionId: 'T1', orderIds: ['NK-1'] }))
    expect(document.documentElement.dataset.hasOrdered).toBe('')
    delete document.documentElement.dataset.hasOrdered
  })

  test('does not stand where somebody pays', async () => {
    await renderFixture(header, { path: '/shop/w/41/checkout', answers: [navigation, coupon] })
    expect(screen.queryByText('TEN')).toBeNull()
  })
})

test('the banner of the campaign team stands on pages that have one', async () => {
  const title = 'Diwali, <img src=x onerror=alert(1)> lit by hand'
  const one = { id: '1', title, text: 'Lamps', url: '/campaign/x/y', cta: 'See', image: null }
  const answers = [navigation, answer(banners, { data: [one] })]
  const { element, network } = await renderFixture(header, { path: '/delhi', answers })
  expect((await screen.findByRole('link', { name: /lit by hand/ })).getAttribute('href')).toBe('/campaign/x/y')
  expect(network.callsTo(banners)[0]?.query).toEqual({ screen: '/home-new', city: 'delhi' })
  // Whatever it looks like, it is text.
  expect(screen.getByText(/<img src=x onerror=alert\(1\)> lit by hand/)).toBeTruthy()
  expect(element.querySelector('img[src=x]')).toBeNull()
})

test('what a form put into a guest’s cart on a signed-in browser becomes the user’s, once', async () => {
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

test('who books a seat is led nowhere else', async () => {
  await renderFixture(header, { path: '/event/register/jazz-at-lodhi', answers: [navigation] })
  expect(screen.getByText('Tickets')).toBeTruthy()
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Bag' })).toBeNull()
})

describe('on the way to an order', () => {
  test('stand the steps, the ways back and help, and nothing else', async () => {
    const { network } = await renderFixture(header, { path: '/shop/w/41/review', answers: [navigation, three] })
    const steps = within(screen.getByRole('navigation', { name: 'Steps to your order' }))
    expect(steps.getByText('Pay').closest('li')?.getAttribute('aria-current')).toBe('step')
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/shop/41/cart',
      '/shop/w/41/checkout',
      '/customer-support',
    ])
    expect(network.callsTo(banners)).toHaveLength(0)
    expect(network.callsTo(couponBanner)).toHaveLength(0)
  })

  test.each(['/shop/order/confirmed/tx1', '/txn/track/tx1', '/tickets', '/tickets/7'])(
    '%s has no steps, no search and no menu',
    async (path) => {
      await renderFixture(header, { path, answers: [navigation] })
      expect(screen.queryByRole('navigation')).toBeNull()
      expect(screen.queryByRole('searchbox')).toBeNull()
      expect(screen.getByRole('link', { name: 'Help' })).toBeTruthy()
    },
  )
})

describe('inside the mobile app', () => {
  test('there is the way back and the cart, and neither sign-in, search nor promotion', async () => {
    await renderFixture(header, { path: '/delhi?appuser=1', answers: [navigation, three] })
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Bag/ })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  test('the way back leads home where nothing was shown before', async () => {
    const { path } = await renderFixture(header, { path: '/shop?appuser=1', answers: [navigation] })
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(path()).toBe('/'))
  })

  test('the frame of the app stands around the steps to an order', async () => {
    const { element } = await renderFixture(header, { path: '/shop/41/review?appuser=1', answers: [navigation] })
    expect(element.textContent).toBe('')
  })
})

test('the app opens the page with the choices of its address', async () => {
  const settings = { appLinkUrl: 'https://nukkad.app.link/open' }
  await renderFixture(header, { path: '/shop/product/kurta?selectedSku=K-M', settings, answers: [navigation] })
  const link = new URL(screen.getByRole('link', { name: 'Get the app' }).getAttribute('href') ?? '')
  expect(link.searchParams.get('url')).toBe('http://localhost/shop/product/kurta?selectedSku=K-M')
})

test('the way into the app stands everywhere but on the specials home', async () => {
  const settings = { appLinkUrl: 'https://nukkad.app.link/open' }
  const { unmount } = await renderFixture(header, { path: '/shop', settings, answers: [navigation] })
  expect(screen.getByRole('link', { name: 'Get the app' })).toBeTruthy()
  await unmount()
  await renderFixture(header, { path: '/specials-homepage', settings, answers: [navigation] })
  expect(screen.queryByRole('link', { name: 'Get the app' })).toBeNull()
})

describe('the present of whoever has just joined', () => {
  const joined = { userId: '101', created: true, method: 'otp' } as const
  const tip = () => screen.queryByText('A present to begin with')

  test('is told once in a session, and goes half a second after it was closed', async () => {
    const { host, visit } = await renderFixture(header, { path: '/shop', user: {}, answers: [navigation, three] })
    await act(async () => host.bus.publish('session.started', joined))
    expect(await screen.findByText('A present to begin with')).toBeTruthy()
    expect(visit.getItem('rewardTooltip-mobile')).toBe('true')
    await userEvent.click(screen.getByRole('button', { name: 'Close this' }))
    expect(tip()).not.toBeNull()
    await waitFor(() => expect(tip()).toBeNull(), { timeout: 1500 })
    await act(async () => host.bus.publish('session.started', joined))
    expect(tip()).toBeNull()
  })

  test('is not told to somebody who was here before', async () => {
    const { host } = await renderFixture(header, { path: '/shop', user: {}, answers: [navigation, three] })
    await act(async () => host.bus.publish('session.started', { ...joined, created: false }))
    expect(tip()).toBeNull()
  })
})

describe('the bag', () => {
  test('follows what another tab has put into it', async () => {
    await renderFixture(header, { path: '/shop', user: { cartId: '41' }, answers: [navigation, three] })
    await screen.findByRole('link', { name: 'Bag, 3 items' })
    const told = { key: 'cartCount', newValue: JSON.stringify({ cartId: '41', count: 5 }) }
    await act(async () => window.dispatchEvent(new StorageEvent('storage', told)))
    expect(await screen.findByRole('link', { name: 'Bag, 5 items' })).toBeTruthy()
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { ...told, newValue: '{broken' })))
    expect(screen.getByRole('link', { name: 'Bag, 5 items' })).toBeTruthy()
  })

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

    const link = await screen.findByRole('link', { name: 'Bag, 1 item' })
    expect(link.getAttribute('href')).toBe('/shop/a1b2/cart')
  })

  test('of a user is known by the server on a new device', async () => {
    const { local } = await renderFixture(header, { path: '/shop', user: {}, answers: [navigation, three] })

    const link = await screen.findByRole('link', { name: 'Bag, 3 items' })
    expect(link.getAttribute('href')).toBe('/shop/41/cart')
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
    const [field] = screen.getAllByRole('searchbox', { name: 'Search Nukkad' })

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
    host.bus.answer('sign-in', heard)

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

test('the logo wears its festive dress when the settings say so', async () => {
  const lamps = (element: HTMLElement) => element.querySelectorAll('a[aria-label="Nukkad, home"] svg circle').length
  const plain = await renderFixture(header, { path: '/shop', answers: [navigation] })
  expect(lamps(plain.element)).toBe(0)
  await plain.unmount()
  const festive = await renderFixture(header, { path: '/shop', settings: { isFestive: true }, answers: [navigation] })
  expect(lamps(festive.element)).toBeGreaterThan(0)
})
