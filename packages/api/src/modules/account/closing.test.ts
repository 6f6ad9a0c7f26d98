import { getAuthor } from '@nukkad/contracts/endpoints/content/authors'
import { getDiscovery } from '@nukkad/contracts/endpoints/content/posts'
import { listVideos } from '@nukkad/contracts/endpoints/content/videos'
import { cancelReturn } from '@nukkad/contracts/endpoints/orders/returns'
import { closeAccount, closingOf } from '@nukkad/contracts/endpoints/people/closing'
import { getProfile } from '@nukkad/contracts/endpoints/people/profiles'
import { givenIn } from '../../testing/users.given.ts'
import { goodPassword } from '../auth/auth.given.ts'
import { givenMerchants, ok } from '../merchants/merchants.given.ts'
import { givenReturns } from '../returns/returns.given.ts'
import { givenAccount } from './account.given.ts'
import { day, useClosing } from './closing.given.ts'

jest.setTimeout(90_000)
/** A post and a video by this author. */
async function works(userId: string): Promise<void> {
  const { db } = world
  await db`insert into tag (slug, name, line, tag_group) values ('chai', 'Chai', '', 'food') on conflict do nothing`
  const picture = { scene: 'cafe-day', alt: 'Chai', ground: '#aabbcc', published_at: new Date('2026-01-01') }
  const content = { city: 'delhi', title: 'Chai', line: 'Where to have it.', author_id: userId, minutes: 3, ...picture }
  const signed = { kind: 'post', kicker: 'Chai', author: 'Asha Writes', slug: 'chai-by-asha' }
  await db`insert into post ${db({ ...content, ...signed })}`
  await db`insert into video ${db({ ...content, slug: 'chai-film-by-asha', tag: 'chai' })}`
}
const { world, given, close, mailTo, member, stateOf, tablesNaming } = useClosing()

describe('closing an account', () => {
  test('lists what will be lost, needs a fresh code, and ends every session at once', async () => {
    const asha = await member()
    const elsewhere = ok(await given.signIn(asha.email)).data.jwt_token.access_token
    const before = ok(await world.call(closingOf, { as: asha.token })).data
    expect(before).toMatchObject({ refusal: null, daysToUndo: 7, balances: [{ title: 'Perks' }] })

    expect((await world.call(closeAccount, { as: asha.token, body: { code: '000000' } })).status).toBe(400)
    ok(await close(asha))
    for (const as of [asha.token, elsewhere]) expect((await world.call(closingOf, { as })).status).toBe(401)
    expect((await world.call(getProfile, { params: { id: asha.id } })).status).toBe(404)
  })

  test('is undone by signing in within seven days, and then nothing is erased', async () => {
    const asha = await member()
    ok(await close(asha))
    world.clock.forward(6 * day)
    const back = ok(await given.signIn(asha.email)).data
    expect(back).toMatchObject({ reopened: true, user: { _id: asha.id } })
    expect((await world.call(getProfile, { params: { id: asha.id } })).status).toBe(200)
    world.clock.forward(2 * day)
    await world.modules.account.service.erase(asha.id)
    expect(await stateOf(asha.id)).toEqual({ closed: false, erased: false })
  })

  test('is undone by the button behind the mailed link, not by opening the link', async () => {
    const asha = await member()
    ok(await close(asha))
    const link = new URL(await mailTo(asha.email, 'account-closed'))
    const address = link.pathname + link.search
    expect((await world.app.inject(address)).statusCode).toBe(200)
    expect(await stateOf(asha.id)).toEqual({ closed: true, erased: false })
    const press = (url: string) => world.app.inject({ method: 'POST', url })
    expect((await press(address.replace(/.{4}$/, 'AAAA'))).statusCode).toBe(404)
    expect((await press(address)).statusCode).toBe(200)
    expect(await stateOf(asha.id)).toEqual({ closed: false, erased: false })
    expect((await press(address)).statusCode).toBe(404)
  })

  test('erases the account when its day has come, not before', async () => {
    const asha = await member()
    ok(await close(asha))
    const daysLeft = async () => {
      const jobs = await world.db<{ due: Date }[]>`
        select run_at as due from outbox where kind = 'erase-account' and payload ->> 'userId' = ${asha.id} order by id`
      return jobs.map(({ due }) => Math.round((due.getTime() - world.clock.now().getTime()) / day / 1000))
    }
    expect(await daysLeft()).toEqual([7])
    await world.modules.account.service.erase(asha.id)
    expect(await stateOf(asha.id)).toEqual({ closed: true, erased: false })
    // A try before the time is followed by another one, or the account would never be erased.
    expect(await daysLeft()).toEqual([7, 1])
    world.clock.forward(7 * day)
    await world.modules.account.service.erase(asha.id)
    expect(await stateOf(asha.id)).toEqual({ closed: true, erased: true })
    expect((await given.signIn(asha.email, goodPassword)).status).toBe(401)
    expect(ok(await given.signUp(asha.email)).data.created).toBe(true)
  })

  test('is refused to the owner of a shop', async () => {
    const meera = await givenMerchants(world).merchant()
    expect((await close(meera)).status).toBe(409)
  })

  test('keeps name and address of an open order until it is delivered, and says so beforehand', async () => {
    const { meera, asha, orderId } = await givenMerchants(world).order([{}])
    const { waits } = ok(await world.call(closingOf, { as: asha.token })).data
    expect(waits).toEqual([{ title: 'On the way to you', text: expect.stringContaining('One order') }])
    ok(await close(asha))
    const named = async () => {
      const [row] = await world.db<{ name: string }[]>`
        select address ->> 'name' as name from shop_order where order_id = ${orderId}`
      return row?.name
    }
    const before = await named()
    world.clock.forward(7 * day)
    await world.modules.account.service.erase(asha.id)
    expect([await stateOf(asha.id), await named()]).toEqual([{ closed: true, erased: false }, before])
    const again = await world.db<{ due: Date }[]>`
      select run_at as due from outbox where kind = 'erase-account' and payload ->> 'userId' = ${asha.id} order by id`
    const tomorrow = world.clock.now().getTime() + day * 1000
    expect(Math.abs((again.at(-1)?.due.getTime() ?? 0) - tomorrow)).toBeLessThan(60_000)

    const merchant = { ...meera, token: (await givenAccount(world).again(meera, 'merchant')).token }
    await givenMerchants(world).walk(merchant, orderId, 'accept', 'pack', 'ship', 'out_for_delivery', 'deliver')
    await world.modules.account.service.erase(asha.id)
    expect([await stateOf(asha.id), await named()]).toEqual([{ closed: true, erased: true }, 'Account closed'])
  })

  test('says what becomes of the refund of an open return that was to go to the wallet', async () => {
    const { asha, orderId } = await givenMerchants(world).delivered([{ price: 150_000 }])
    const id = await givenReturns(world).asked(asha, orderId)
    const lost = async () => ok(await world.call(closingOf, { as: asha.token })).data.balances
    expect(await lost()).toContainEqual({
      title: 'Refund of a return',
      text: expect.stringMatching(/^₹1,500 cannot go to your wallet: what you paid online goes back .* write to help@/),
    })
    ok(await world.call(cancelReturn, { as: asha.token, params: { id } }))
    expect(await lost()).not.toContainEqual(expect.objectContaining({ title: 'Refund of a return' }))
  })

  test('signs the works of a writer with the editors’ name, and says so beforehand', async () => {
    const [editors, asha] = [await givenIn(world).user({ firstName: 'House' }), await member()]
    await world.db`insert into author ${world.db([
      { user_id: editors.id, handle: 'editors', name: 'Editors', line: '', story: '' },
      { user_id: asha.id, handle: 'asha-writes', name: 'Asha Writes', line: 'Chai', story: 'She drinks it' },
    ])}`
    await works(asha.id)
    const post = async () =>
      ok(await world.call(getDiscovery, { params: { id: 'chai-by-asha' }, query: { city: 'delhi' } })).data
    expect((await post()).author).toMatchObject({ name: 'Asha Writes' })
    const { balances } = ok(await world.call(closingOf, { as: asha.token })).data
    expect(balances).toContainEqual({
      title: 'Your name on what you wrote',
      text: '1 post and 1 video stay, signed by the editors; your page is removed',
    })

    ok(await close(asha))
    const page = async () => (await world.call(getAuthor, { params: { handle: 'asha-writes' } })).status
    const isFound = async () =>
      (await world.db`select from searchable where kind = 'author' and ref = ${asha.id}`).length === 1
    const film = async () =>
      ok(await world.call(listVideos, { query: { city: 'delhi' } })).data.find(
        ({ slug }) => slug === 'chai-film-by-asha',
      )?.author
    const isListed = async () => {
      world.modules.sitemap.service.forget()
      return (await world.app.inject({ url: '/api/sitemap/authors-1.xml' })).body.includes('asha-writes')
    }
    expect([(await post()).author, await page(), await isFound()]).toEqual([null, 404, false])
    expect([await film(), await isListed()]).toEqual([null, false])
    world.clock.forward(day)
    const back = ok(await given.signIn(asha.email)).data.jwt_token.access_token
    expect([(await post()).author, await page()]).toMatchObject([{ name: 'Asha Writes' }, 200])
    expect([await isFound(), await isListed(), await film()]).toMatchObject([true, true, { name: 'Asha Writes' }])

    ok(await close({ ...asha, token: back }))
    world.clock.forward(7 * day)
    await world.modules.account.service.erase(asha.id)
    expect([(await post()).author, await page()]).toMatchObject([{ name: 'Editors' }, 404])
    expect(await tablesNaming(['asha writes', 'asha-writes', 'she drinks it'])).toEqual([])
  })
})
