import { addToCart, getCart } from '@nukkad/contracts/endpoints/cart/cart'
import { endSession, listSessions, ownAccount } from '@nukkad/contracts/endpoints/people/account'
import { appUser, logout, newToken, webviewSignIn } from '@nukkad/contracts/endpoints/people/auth'
import { useWorld } from '../../../testing/world.ts'
import { givenShop } from '../../cart/shop.given.ts'
import { givenAuth } from '../auth.given.ts'

const world = useWorld()
const given = givenAuth(world)

/** A user who is signed in to the app. */
async function inApp() {
  const email = given.newEmail()
  const { body } = await given.signUp(email)
  return { email, id: body.data.user._id, token: body.data.jwt_token.access_token }
}
const comeIn = (access_token: string, cartId?: string) =>
  world.call(webviewSignIn, { body: { access_token, os: 'android', ...(cartId && { cartId }) } })
const refreshCookie = (cookies: readonly { name: string; value: string }[]) => {
  const { value = '' } = cookies.find(({ name }) => name === 'nukkad_refresh') ?? {}
  return { nukkad_refresh: value }
}

describe('the access token handed over by the app', () => {
  test('opens a session that can be renewed, and that leaves the app signed in when it ends', async () => {
    const asha = await inApp()
    const { status, body, cookies } = await comeIn(asha.token)
    expect([status, body.data.user._id, body.data.created]).toEqual([200, asha.id, false])

    const renewed = await world.call(newToken, { cookies: refreshCookie(cookies) })
    expect([renewed.status, renewed.body.data.user.email]).toEqual([200, asha.email])
    await world.call(logout, { as: renewed.body.data.jwt_token.access_token })
    expect((await world.call(ownAccount, { as: asha.token })).status).toBe(200)
  })

  test('opens sessions that end with the app’s, also those opened by their own tokens', async () => {
    type App = Awaited<ReturnType<typeof inApp>>
    const signOut = ({ token }: App) => world.call(logout, { as: token })
    const endElsewhere = async ({ token, email }: App) => {
      const [app] = (await world.call(listSessions, { as: token })).body.data
      const there = (await given.signIn(email)).body.data.jwt_token.access_token
      await world.call(endSession, { as: there, params: { id: app?.id ?? '' } })
    }
    for (const end of [signOut, endElsewhere]) {
      const asha = await inApp()
      const first = await comeIn(asha.token)
      const second = await comeIn(first.body.data.jwt_token.access_token)
      await end(asha)
      for (const { body, cookies } of [first, second]) {
        expect((await world.call(ownAccount, { as: body.data.jwt_token.access_token })).status).toBe(401)
        expect((await world.call(newToken, { cookies: refreshCookie(cookies) })).status).toBe(401)
      }
    }
  })

  test('opens no session that outlives the app’s when both happen at once', async () => {
    const asha = await inApp()
    const [{ status, cookies }] = await Promise.all([comeIn(asha.token), world.call(logout, { as: asha.token })])
    expect([200, 401]).toContain(status)
    expect((await world.call(newToken, { cookies: refreshCookie(cookies) })).status).toBe(401)
  })

  test('brings along the named cart of a guest, never that of another user', async () => {
    const { sku } = await givenShop(world).product({ stock: 5 })
    const add = async (as?: string) => {
      const { body } = await world.call(addToCart, { as, body: { data: { cartItem: { sku, qty: 2 } }, cartId: null } })
      return String(body.data.cartId)
    }
    const guest = await add()
    const rohan = await inApp()
    const other = await add(rohan.token)
    const asha = await inApp()

    const without = await comeIn(asha.token, other)
    expect([without.status, without.body.data.cartId]).toEqual([200, null])

    const { body } = await comeIn(asha.token, guest)
    expect(body.data.cartId).toMatch(/^\d+$/)
    expect(body.data.cartId).not.toBe(other)
    const cart = await world.call(getCart, {
      as: body.data.jwt_token.access_token,
      query: { cartID: String(body.data.cartId) },
    })
    expect(JSON.stringify(cart.body)).toContain(sku)
  })

  test('is refused when it is forged, has expired, or its session has ended', async () => {
    const asha = await inApp()
    const forged = `${asha.token.slice(0, -4)}AAAA`
    for (const token of ['x', forged]) expect((await comeIn(token)).status).toBe(401)

    await world.db`update session_family set ended_at = now(), ended_because = 'logout' where user_id = ${asha.id}`
    expect((await comeIn(asha.token)).status).toBe(401)

    const rohan = await inApp()
    world.clock.forward(16 * 60)
    const late = await comeIn(rohan.token)
    expect([late.status, late.error.code]).toEqual([401, 'unauthorized'])
  })
})

test('an app with valid credentials is told who is signed in; others are refused', async () => {
  const { token, email } = await inApp()
  const ask = (client_id: string, client_secret: string, as?: string) =>
    world.call(appUser, { as, query: { client_id, client_secret } })
  const { APP_SECRET_ANDROID: android, APP_SECRET_IOS: ios } = world.settings

  for (const [os, secret] of [
    ['android', android],
    ['ios', ios],
  ] as const) {
    expect((await ask(os, secret, token)).body.data.email).toBe(email)
  }
  const inHeaders = { client_id: 'android', client_secret: android }
  expect((await world.call(appUser, { as: token, query: {}, headers: inHeaders })).body.data.email).toBe(email)
  expect((await world.call(appUser, { as: token, query: {} })).status).toBe(401)
  expect((await ask('android', ios, token)).status).toBe(401)
  expect((await ask('windows', android, token)).status).toBe(401)
  expect((await ask('android', android)).status).toBe(401)
})
