import { cartCount } from '@nukkad/contracts/endpoints/cart/cart'
import { listAddresses } from '@nukkad/contracts/endpoints/people/address'
import { logout, newToken } from '@nukkad/contracts/endpoints/people/auth'
import { me } from '@nukkad/contracts/endpoints/people/users'
import { localKeys } from '../storage/keys.ts'
import { readJson } from '../storage/safe-storage.ts'
import { answer, aUser, refuse, testHost } from '../testing/index.tsx'

const hour = 3_600_000
const session = (token: string, expiresAt = Date.now() + hour) => ({
  user: aUser({ cartId: '77' }),
  jwt_token: { access_token: token, expiresAt },
  cartId: '77',
  created: false,
})
const bearer = (headers: Readonly<Record<string, string>>) => headers.Authorization ?? headers.authorization ?? null

/** An API that accepts one token at a time and renews it by cookie. */
function renewing(valid = 'new') {
  return [
    answer(listAddresses, ({ headers }) =>
      bearer(headers) === `Bearer ${valid}` ? { data: [] } : refuse(401, 'unauthorized'),
    ),
    answer(cartCount, ({ headers }) =>
      [null, `Bearer ${valid}`].includes(bearer(headers))
        ? { data: { count: 1, cartId: null } }
        : refuse(401, 'unauthorized'),
    ),
    answer(newToken, { data: session(valid) }),
  ]
}

describe('session', () => {
  test('renews a refused token once for all waiting calls and repeats them', async () => {
    const { host, network } = testHost({ answers: renewing() })
    host.session.begin(session('old'))

    const answers = await Promise.all([1, 2, 3, 4].map(() => host.api.call(listAddresses)))

    expect(answers).toEqual([{ data: [] }, { data: [] }, { data: [] }, { data: [] }])
    expect(network.callsTo(newToken)).toHaveLength(1)
    expect(network.callsTo(listAddresses)).toHaveLength(8)
  })

  test('uses a token renewed by another tab instead of renewing again', async () => {
    const { host, network, local } = testHost({ answers: renewing() })
    host.session.begin(session('old'))
    network.answer(listAddresses, ({ headers }) => {
      local.setItem(localKeys.token, JSON.stringify({ access_token: 'new', expiresAt: Date.now() + hour }))
      return bearer(headers) === 'Bearer new' ? { data: [] } : refuse(401)
    })

    await host.api.call(listAddresses)

    expect(network.callsTo(newToken)).toHaveLength(0)
  })

  test('renews an expired token before sending a call', async () => {
    const { host, network } = testHost({ answers: renewing() })
    host.session.begin(session('old', Date.now() - 1))

    await host.api.call(listAddresses)

    expect(network.callsTo(listAddresses)).toHaveLength(1)
  })

  test('ends and forgets the user and the cart when the renewal is refused', async () => {
    const { host, network, local } = testHost({ answers: renewing() })
    host.session.begin(session('old'))
    network.answer(newToken, refuse(401, 'unauthorized', 'Unauthorized'))

    await expect(host.api.call(listAddresses)).rejects.toMatchObject({ status: 401 })

    expect(host.session.state$.value.status).toBe('guest')
    expect(local.getItem(localKeys.user)).toBeNull()
    expect(local.getItem(localKeys.token)).toBeNull()
    expect(host.cart.cartId$.value).toBeNull()
  })

  test('lets a call continue as a guest when the renewal is refused', async () => {
    const { host, network } = testHost({ answers: renewing() })
    host.session.begin(session('old'))
    network.answer(newToken, refuse(401))

    expect(await host.api.call(cartCount)).toMatchObject({ data: { count: 1 } })
  })

  test('survives being offline', async () => {
    const { host, network } = testHost({ answers: renewing() })
    host.session.begin(session('old'))
    network.answer(newToken, refuse(0))

    await expect(host.api.call(listAddresses)).rejects.toMatchObject({ offline: true })

    expect(host.session.state$.value.status).toBe('user')
  })

  test('begins with the user, the token and the user’s cart, without the guest’s pincode', () => {
    const { host, local } = testHost({ pincode: '110003', cartId: 'a'.repeat(32) })

    host.session.begin(session('fresh'))

    expect(readJson(local, localKeys.user)).toMatchObject({ displayName: 'Asha Menon' })
    expect(readJson(local, localKeys.token)).toMatchObject({ access_token: 'fresh' })
    expect(local.getItem(localKeys.cartId)).toBe('77')
    expect(local.getItem(localKeys.pincode)).toBeNull()
    expect(host.city.choice$.value.pincode).toBeNull()
  })

  test('notifies that the guest’s coupon is not valid for the account', () => {
    const { host, notices } = testHost()

    host.session.begin({ ...session('fresh'), coupon_error: 'Coupon code not valid.' })

    expect(notices.map(({ text }) => text)).toEqual(['Coupon code not valid.'])
  })

  test('does not end when the logout call fails', async () => {
    const { host, local } = testHost({ answers: [answer(logout, refuse(503))], user: { cartId: '77' } })

    await expect(host.session.end()).rejects.toMatchObject({ status: 503 })

    expect(host.session.state$.value.status).toBe('user')
    expect(local.getItem(localKeys.cartId)).toBe('77')
  })

  test('removes all data of the user when it ends', async () => {
    const { host, local } = testHost({ answers: [answer(logout, { data: { ok: true } })], user: { cartId: '77' } })
    const traces = [localKeys.seen, localKeys.searches, localKeys.couponCode, localKeys.gender, localKeys.pincode]
    for (const key of traces) local.setItem(key, '["something"]')

    await host.session.end()

    expect(traces.map((key) => local.getItem(key))).toEqual(traces.map(() => null))

    expect(host.session.state$.value.status).toBe('guest')
    expect([localKeys.user, localKeys.token, localKeys.cartId].map((key) => local.getItem(key))).toEqual([
      null,
      null,
      null,
    ])
  })
})

describe('session check on page load', () => {
  const stored = (local: { setItem(key: string, value: string): void }, cartId: string) => {
    local.setItem(localKeys.user, JSON.stringify(aUser()))
    local.setItem(localKeys.cartId, cartId)
  }

  test('makes no call for a guest', async () => {
    const { host, network } = testHost()
    await host.session.check()
    expect(host.session.state$.value.status).toBe('guest')
    expect(network.calls).toHaveLength(0)
  })

  test.each([
    ['77', null],
    ['b'.repeat(32), 'b'.repeat(32)],
  ])('forgets a user who is no longer signed in, and the cart %s only if it is a number', async (cartId, left) => {
    const { host, local } = testHost({
      answers: [answer(me, { message: 'Unauthorized' }), answer(newToken, refuse(401, 'unauthorized'))],
    })
    stored(local, cartId)

    await host.session.check()

    expect(host.session.state$.value.status).toBe('guest')
    expect(local.getItem(localKeys.user)).toBeNull()
    expect(local.getItem(localKeys.cartId)).toBe(left)
  })

  test('renews a refused token once and keeps the user signed in', async () => {
    const { host, local, network } = testHost({
      answers: [
        answer(me, ({ headers }) =>
          bearer(headers) === 'Bearer new' ? { data: aUser({ displayName: 'Asha M.' }) } : { message: 'Unauthorized' },
        ),
        answer(newToken, { data: session('new') }),
      ],
    })
    stored(local, '77')
    local.setItem(localKeys.token, JSON.stringify({ access_token: 'refused', expiresAt: Date.now() + hour }))

    await host.session.check()

    expect(host.session.state$.value.user?.displayName).toBe('Asha M.')
    expect(network.callsTo(newToken)).toHaveLength(1)
    expect(local.getItem(localKeys.cartId)).toBe('77')
  })

  test('forgets the user after one refused renewal', async () => {
    const { host, local, network } = testHost({
      answers: [answer(me, { message: 'Unauthorized' }), answer(newToken, refuse(401, 'unauthorized', 'Unauthorized'))],
    })
    stored(local, '77')
    local.setItem(localKeys.token, JSON.stringify({ access_token: 'refused', expiresAt: Date.now() + hour }))

    await host.session.check()

    expect(host.session.state$.value.status).toBe('guest')
    expect([local.getItem(localKeys.user), local.getItem(localKeys.cartId)]).toEqual([null, null])
    expect(network.callsTo(newToken)).toHaveLength(1)
  })

  test('stores the user as the server returns them', async () => {
    const { host, local } = testHost({ answers: [answer(me, { data: aUser({ displayName: 'Asha M.' }) })] })
    stored(local, '77')

    await host.session.check()

    expect(host.session.state$.value.user?.displayName).toBe('Asha M.')
    expect(readJson(local, localKeys.user)).toMatchObject({ displayName: 'Asha M.' })
  })
})
