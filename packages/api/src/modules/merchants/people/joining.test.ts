import { merchantDashboard, merchantSignIn } from '@nukkad/contracts/endpoints/merchants/merchant'
import { openInvitation } from '@nukkad/contracts/endpoints/merchants/merchant-invitation'
import { getBrand } from '@nukkad/contracts/endpoints/merchants/merchant-pages'
import { sendInvitationAgain } from '@nukkad/contracts/endpoints/merchants/merchant-people'
import { ownProfile } from '@nukkad/contracts/endpoints/people/users'
import { shopHome } from '@nukkad/contracts/endpoints/shop/shop-home'
import { autocomplete } from '@nukkad/contracts/endpoints/site/search-suggestions'
import { givenIn } from '../../../testing/users.given.ts'
import { givenAuth, goodPassword } from '../../auth/auth.given.ts'
import { givenShop } from '../../cart/shop.given.ts'
import { eventually, useWorldWithGateway } from '../../payments/gateway.given.ts'
import { ok } from '../merchants.given.ts'
import { givenProducts } from '../products/new-product.given.ts'
import { givenJoining, newPassword } from './joining.given.ts'

const world = useWorldWithGateway()
const given = givenJoining(world)
const day = 86_400
let meera = ''
beforeAll(() => Promise.all([given.ground(), world.endedSessions.start()]))
const signIn = async () => {
  meera = (await given.editor()).token
}
beforeEach(signIn)

const open = (token: string, as?: string) => world.call(openInvitation, { body: { token }, as })
/** A session is refused by the back office at once, and by everything as soon as its end is known. */
const isShutOut = async (as: string) => {
  expect([401, 403]).toContain((await world.call(merchantDashboard, { as })).status)
  await eventually(async () => (await world.call(ownProfile, { as })).status === 401)
}
const accountOf = async (email: string) => {
  const [row] = await world.db<{ role: string; isVerified: boolean; slug: string | null }[]>`
    select u.role, u.email_verified_at is not null as "isVerified", (
      select m.slug from merchant_account a join merchant m on m.id = a.merchant_id where a.user_id = u.id
    ) as slug from app_user u where u.email = ${email}`
  return row
}

describe('an invitation', () => {
  test('opens the back office to an address without an account, once', async () => {
    const { email, slug, token } = await given.invited(meera)
    expect(ok(await open(token)).data).toMatchObject({
      merchant: { slug, name: 'Farida Prints' },
      email,
      hasAccount: false,
      needsPassword: true,
      hindrance: null,
    })
    expect((await given.join(token, {})).error.fields).toEqual({ password: 'is required' })
    expect((await given.join(token, { password: 'password123' })).error.fields).toHaveProperty('password')
    expect(await accountOf(email)).toBeUndefined()

    const { data } = ok(await given.join(token, { firstName: 'Farida', password: newPassword }))
    expect(data.user).toMatchObject({ role: 'merchant', firstName: 'Farida', email })
    expect(await accountOf(email)).toEqual({ role: 'merchant', isVerified: true, slug })
    const today = ok(await world.call(merchantDashboard, { as: data.jwt_token.access_token }))
    expect(today.data).toMatchObject({ merchant: { slug }, has_products: false })
    ok(await world.call(merchantSignIn, { body: { username: email, password: newPassword } }))

    expect((await given.join(token)).status).toBe(400)
    expect((await open(token)).error.message).toContain('was used')
  })

  test('stores its token nowhere, neither in its table nor in the outbox', async () => {
    const { token } = await given.invited(meera)
    const rows = await world.db<{ row: string }[]>`
      select i::text as row from merchant_invitation i union all select o::text from outbox o`
    expect(rows.length).toBeGreaterThan(1)
    expect(rows.filter(({ row }) => row.includes(token))).toEqual([])
  })

  test('works for seven days', async () => {
    const { token } = await given.invited(meera)
    world.clock.forward(7 * day + 1)
    expect((await open(token)).status).toBe(400)
    expect((await given.join(token)).status).toBe(400)
  })

  test('takes the account of a stranger who signed up with the address away from them', async () => {
    const email = given.newEmail()
    const stranger = ok(await givenAuth(world).signUp(email)).data
    const { slug, token } = await given.invited(meera, email)
    expect(ok(await open(token)).data).toMatchObject({ hasAccount: false, needsPassword: true })
    ok(await given.join(token))
    expect(await accountOf(email)).toEqual({ role: 'merchant', isVerified: true, slug })
    await isShutOut(stranger.jwt_token.access_token)
    expect((await givenAuth(world).signIn(email, goodPassword)).status).toBe(401)
  })

  test('to an address with an account is accepted by its owner only, who is signed in', async () => {
    const email = given.newEmail()
    const asha = await givenIn(world).user({ email, isVerified: true })
    const dev = await givenIn(world).user({ isVerified: true })
    const { slug, token } = await given.invited(meera, email)
    expect(ok(await open(token, dev.token)).data).toMatchObject({ hasAccount: true, isCaller: false })
    for (const as of [undefined, dev.token]) {
      const refused = await given.join(token, { password: newPassword }, as)
      expect([refused.status, refused.error.message]).toEqual([403, `Sign in as ${email} to accept this invitation.`])
    }
    expect(await accountOf(email)).toMatchObject({ role: 'user', slug: null })

    // This account signs in by codes, and the back office by a password.
    expect(ok(await open(token, asha.token)).data).toMatchObject({ isCaller: true, needsPassword: true })
    expect((await given.join(token, {}, asha.token)).error.fields).toEqual({ password: 'is required' })
    const { data } = ok(await given.join(token, { password: newPassword }, asha.token))
    expect([data.user._id, data.user.role, data.created]).toEqual([asha.id, 'merchant', false])
    expect(await accountOf(email)).toMatchObject({ role: 'merchant', slug })
    await isShutOut(asha.token)
  })

  test('leaves the password of an account that has one', async () => {
    const email = given.newEmail()
    const { jwt_token } = ok(await givenAuth(world).signUp(email)).data
    await world.db`update app_user set email_verified_at = now() where email = ${email}`
    const { token } = await given.invited(meera, email)
    expect(ok(await open(token, jwt_token.access_token)).data.needsPassword).toBe(false)
    ok(await given.join(token, { password: newPassword }, jwt_token.access_token))
    ok(await world.call(merchantSignIn, { body: { username: email, password: goodPassword } }))
  })

  test('does not take the role of somebody who joined the team meanwhile', async () => {
    const email = given.newEmail()
    const { token } = await given.invited(meera, email)
    const yamini = await givenIn(world).user({ email, role: 'editor', isVerified: true })
    expect(ok(await open(token, yamini.token)).data.hindrance).toContain('belongs to the Nukkad team')
    expect((await given.join(token, { password: newPassword }, yamini.token)).status).toBe(409)
    expect(await accountOf(email)).toEqual({ role: 'editor', isVerified: true, slug: null })
    expect((await open(token)).status).toBe(200)
  })

  test('opened twice at once makes one account', async () => {
    const { email, token } = await given.invited(meera)
    const answers = await Promise.all([given.join(token), given.join(token), given.join(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    expect(await accountOf(email)).toMatchObject({ role: 'merchant' })
  })

  test('is sent again with a new link, after a minute', async () => {
    const { email, slug, token } = await given.invited(meera)
    const [row] = await world.db<{ id: number }[]>`select id from merchant_invitation where email = ${email}`
    const send = () => world.call(sendInvitationAgain, { as: meera, params: { slug, id: row?.id ?? 0 } })
    expect((await send()).status).toBe(429)
    world.clock.forward(61)
    await signIn()
    ok(await send())
    const next = await given.tokenFor(email)
    expect(next).not.toBe(token)
    expect((await given.join(token)).status).toBe(400)
    ok(await given.join(next))
  })
})

test('a new merchant is shown nowhere until the first product, and everywhere with it', async () => {
  const { slug, token } = await given.invited(meera, given.newEmail(), { name: 'Qamar Kilns', slug: 'qamar-kilns' })
  const merchant = ok(await given.join(token)).data
  const who = {
    id: merchant.user._id,
    email: merchant.user.email,
    token: merchant.jwt_token.access_token,
    merchantId: 0,
  }
  // What a category is taxed as is known from its products.
  await givenShop(world).product()
  const page = async () => ok(await world.call(getBrand, { as: who.token, query: { slug } }))
  const shown = async () => {
    world.modules.sitemap.service.forget()
    const home = ok(await world.call(shopHome, { query: { city: 'delhi' } })).data
    const words = ok(await world.call(autocomplete, { query: { q: 'qamar' } })).data.suggestions
    const map = await world.app.inject('/api/sitemap/makers-1.xml')
    return {
      home: home.merchants.some((one) => one.slug === slug),
      search: words.some(({ kind }) => kind === 'brand'),
      sitemap: map.body.includes(`/shop/m/${slug}`),
    }
  }
  expect(await shown()).toEqual({ home: false, search: false, sitemap: false })
  expect((await page()).brand).toMatchObject({ name: 'Qamar Kilns', product_count: 0, rating: null, story: '' })

  const products = givenProducts(world)
  const picture = await products.upload(who)
  const { data } = ok(await products.add(who, products.lamp('clothes/kurtas', [picture], { title: 'Kiln-blue jar' })))

  expect(await shown()).toEqual({ home: true, search: true, sitemap: true })
  expect((await page()).data.map(({ slug: of }) => of)).toEqual([data.slug])
  const today = ok(await world.call(merchantDashboard, { as: who.token }))
  expect(today.data.has_products).toBe(true)

  await world.db`update product set is_published = false where slug = ${data.slug}`
  expect(await shown()).toEqual({ home: false, search: false, sitemap: false })
})
