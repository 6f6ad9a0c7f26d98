import { merchantDashboard, merchantForgot, merchantSignIn } from '@nukkad/contracts/endpoints/merchants/merchant'
import { resetPassword } from '@nukkad/contracts/endpoints/people/auth'
import { merchants } from '@nukkad/world'
import { demoPassword, studioEmail } from '@nukkad/world/people'
import { useSeededWorld } from '../../testing/world.ts'
import { givenAuth, goodPassword } from '../auth/auth.given.ts'

jest.setTimeout(120_000)
const world = useSeededWorld()
let from = 0
const signIn = (username: string, password: string) =>
  world.call(merchantSignIn, {
    body: { username, password },
    headers: { 'x-forwarded-for': `10.1.0.${++from}` },
  })
const [maker] = merchants
const email = studioEmail(String(maker?.slug))

describe('merchant sign-in', () => {
  test('admits a demo merchant, whose dashboard is that of the merchant', async () => {
    const { status, body } = await signIn(email, demoPassword)
    expect([status, body.data.user.role]).toEqual([200, 'merchant'])
    const today = await world.call(merchantDashboard, { as: body.data.jwt_token.access_token })
    expect(today.body.data).toMatchObject({ merchant: { slug: maker?.slug }, waiting: { to_accept: 0 } })
    expect(today.body.data.days).toHaveLength(7)
  })

  test('refuses a shopper with the right password, without opening a session', async () => {
    const address = givenAuth(world).newEmail()
    await givenAuth(world).signUp(address)
    const before = await world.db`select from session_family`
    const refused = await signIn(address, goodPassword)
    expect([refused.status, refused.error.message]).toEqual([
      403,
      'This is not a maker’s account. Shoppers sign in at the top of every page.',
    ])
    expect(refused.cookies).toEqual([])
    expect(await world.db`select from session_family`).toHaveLength(before.length)
  })

  test('answers a wrong password with the text of the spec, and delays the next try', async () => {
    expect((await signIn(email, 'not it at all')).error.message).toBe('Does not match the registered password')
    expect((await signIn(email, demoPassword)).status).toBe(429)
    world.clock.forward(3700)
    expect((await signIn(email, demoPassword)).status).toBe(200)
  })

  test('mails a reset link to merchants only, which leads back to the merchant sign-in', async () => {
    const shopper = givenAuth(world).newEmail()
    await givenAuth(world).signUp(shopper)
    for (const address of [email, shopper, 'nobody@example.com']) {
      const answer = await world.call(merchantForgot, { body: { email: address } })
      expect(answer.body).toEqual({ data: { ok: true } })
    }
    await world.outbox.drain()
    const mails = await world.db<{ to: string; link: string }[]>`
      select payload ->> 'to' as to, payload #>> '{data,link}' as link from outbox
      where kind = 'mail' and key like 'password-reset:%'`
    expect(mails.map(({ to }) => to)).toEqual([email])
    const [, token = ''] = mails[0]?.link.split('/merchant-signin#reset-password=') ?? []
    const set = await world.call(resetPassword, { body: { token, newPassword: 'bolts of new indigo' } })
    expect(set.status).toBe(200)
    world.clock.forward(3700)
    expect((await signIn(email, 'bolts of new indigo')).status).toBe(200)
  })
})
