import { logout } from '@nukkad/contracts/endpoints/people/auth'
import { type Answer, answer, refuse, renderFixture } from '@nukkad/platform/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import dialogs from '../dialogs.tsx'

async function open(answers: Answer[], { path = '/shop/orderhistory', city = 'delhi' } = {}) {
  const shown = await renderFixture(dialogs, {
    path,
    city,
    user: { cartId: '41' },
    answers,
  })
  await act(async () => shown.host.bus.request('sign-out', {}))
  await screen.findByRole('dialog', { name: 'Log out?' })
  return shown
}

test('closes on Cancel and changes nothing', async () => {
  const { network, host } = await open([])
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(network.calls).toHaveLength(0)
  expect(host.session.state$.value.status).toBe('user')
})

test('ends the session, forgets the user’s cart, publishes session.ended and goes to the city home page', async () => {
  const { host, local, path, tracked } = await open([answer(logout, { data: { ok: true } })])
  const ended = jest.fn()
  host.bus.on('session.ended', ended)

  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }))

  await waitFor(() => expect(path()).toBe('/delhi'))
  expect(host.session.state$.value.status).toBe('guest')
  expect(local.getItem('cartId')).toBeNull()
  expect(ended).toHaveBeenCalledWith({ userId: '101' })
  expect(tracked).toEqual([['SIGNOUT_SUCCESS', {}]])
})

test('goes back when there is a previous page', async () => {
  const { host, path } = await open([answer(logout, { data: { ok: true } })])
  await act(async () => host.navigation.go('/shop/product/kurta'))
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }))
  await waitFor(() => expect(path()).toBe('/shop/orderhistory'))
})

test('changes nothing and shows the error when the server refuses', async () => {
  const { host, local, path } = await open([answer(logout, refuse(503, 'unavailable', 'The server is away.'))])

  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }))

  expect(await screen.findByText('The server is away.')).toBeTruthy()
  expect(host.session.state$.value.status).toBe('user')
  expect(local.getItem('cartId')).toBe('41')
  expect(path()).toBe('/shop/orderhistory')
})

const agreed = [answer(logout, { data: { ok: true } })]
const logOut = () => userEvent.click(screen.getByRole('button', { name: 'Log Out' }))

test('removes the user’s data: cart and its count, pincode, gender and token', async () => {
  const { local } = await open(agreed)
  const keys = ['cartId', 'cartCount', 'v2Pincode', 'selectedGender', 'jwt_token', 'loggedInUser']
  for (const key of keys) local.setItem(key, key === 'cartId' ? '41' : 'x')
  await logOut()
  await waitFor(() => expect(keys.map((key) => local.getItem(key))).toEqual(keys.map(() => null)))
})

test.each(['/specials', '/specials-homepage'])('goes from %s to the home page', async (path) => {
  const shown = await open(agreed, { path })
  await logOut()
  await waitFor(() => expect(shown.path()).toBe('/'))
})

test('goes to the home page when no city is chosen', async () => {
  const shown = await open(agreed, { city: 'all' })
  await logOut()
  await waitFor(() => expect(shown.path()).toBe('/'))
})

describe('sign-out inside the mobile app', () => {
  const bridges = ['webkit', 'Android'] as const
  afterEach(() => {
    for (const name of bridges) Reflect.deleteProperty(window, name)
  })

  test.each([
    ['webkit', (go: () => void) => ({ messageHandlers: { goToCart: { postMessage: go } } })],
    ['Android', (go: () => void) => ({ goToCart: go })],
  ] as const)('opens the app’s cart through %s', async (name, bridge) => {
    const go = jest.fn()
    Object.defineProperty(window, name, { configurable: true, value: bridge(go) })
    const { path } = await open(agreed, { path: '/shop/orderhistory?appuser=1' })
    await logOut()
    await waitFor(() => expect(go).toHaveBeenCalledTimes(1))
    expect(path()).toBe('/shop/orderhistory?appuser=1')
  })

  test('goes to the site’s empty cart when the app offers no bridge', async () => {
    const { path } = await open(agreed, { path: '/shop/orderhistory?appuser=1' })
    await logOut()
    await waitFor(() => expect(path()).toBe('/shop/cart/empty'))
  })
})
