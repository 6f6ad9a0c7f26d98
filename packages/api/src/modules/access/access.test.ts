import { randomUUID } from 'node:crypto'
import { accessBucket, accessFeed, accessOffer, accessOffersOf } from '@nukkad/contracts/endpoints/access/access'
import {
  changePin,
  counterForgot,
  counterSignIn,
  counterToday,
  receiptOf,
  redeemOffer,
  scanCode,
  undoUse,
  usesCsv,
} from '@nukkad/contracts/endpoints/access/access-counter'
import { accessCard, accessHistory, joinAccess, redeemByPin } from '@nukkad/contracts/endpoints/access/access-member'
import { listAccessStaff, putAccessStaff, removeAccessStaff } from '@nukkad/contracts/endpoints/access/access-staff'
import { operatorAuthorization } from '@nukkad/contracts/operator-credentials'
import { counterEmail, demoPassword } from '@nukkad/world'
import { operators } from '../../testing/every-role.ts'
import { givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { givenAccess } from './access.given.ts'

const world = useWorld(operators, { isSown: true })
const given = givenAccess(world)
const halfMinute = 30

describe('offers that everybody may see', () => {
  test('stand by category in the feed of a city, each with its place, terms and time', async () => {
    const { status, body } = await world.call(accessFeed, { query: { city: 'delhi' } })
    expect(status).toBe(200)
    const { benefits, sections, total } = body.data
    expect(benefits.length).toBeGreaterThanOrEqual(3)
    expect(total).toBeGreaterThanOrEqual(5)
    const offers = sections.flatMap((section) => section.offers)
    expect(new Set(offers.map(({ city }) => city))).toEqual(new Set(['delhi']))
    const [first] = offers
    expect(first?.terms.length).toBeGreaterThan(0)
    expect(first?.place ?? first?.merchant).toMatchObject({
      title: expect.any(String),
      href: expect.stringMatching(/^\//),
    })
  })

  test('are more than forty, in eight cities', async () => {
    const { body } = await world.call(accessBucket, { params: { category: 'all' } })
    expect(body.total).toBeGreaterThan(40)
    expect([body.data.length, body.pagesize, body.hasNext]).toEqual([20, 20, true])
    const { body: last } = await world.call(accessBucket, { params: { category: 'all' }, query: { page: 3 } })
    expect([...body.data, ...last.data].map(({ id }) => id)).not.toContain(undefined)
    const rows = await world.db<{ city: string }[]>`
      select distinct f.city from access_offer a join access_outlet_facts f on f.id = a.outlet_id`
    expect(rows).toHaveLength(8)
  })

  test('are told by kind and category; an unknown category is a 404', async () => {
    const { body } = await world.call(accessBucket, { params: { category: 'spas' }, query: { type: 'discounts' } })
    expect(body.data.length).toBeGreaterThanOrEqual(8)
    expect(body.data.every(({ kind, category }) => kind === 'discounts' && category === 'spas')).toBe(true)
    const deals = await world.call(accessBucket, { params: { category: 'spas' }, query: { type: 'deals' } })
    expect(deals.body.data).toEqual([])
    expect((await world.call(accessBucket, { params: { category: 'submarines' } })).status).toBe(404)
  })

  test('are not sent before they begin and after they end, but have their page', async () => {
    const outlet = await given.outlet()
    const ids = [
      await given.offer(outlet, { from: 1, to: 2 }),
      await given.offer(outlet, { from: -2, to: -1 }),
      await given.offer(outlet),
    ]
    const { body } = await world.call(accessOffersOf, { query: { place: outlet.place } })
    expect(body.data.map(({ id }) => id)).toEqual([ids[2]])
    expect((await world.call(accessOffer, { params: { id: ids[1] ?? '' } })).status).toBe(200)
    expect((await world.call(accessOffer, { params: { id: 'nobody-gives-this' } })).status).toBe(404)
  })

  test('stand in the search until they are withdrawn', async () => {
    const found = () =>
      world.db`select from searchable where kind = 'offer' and href = '/lbb-access/offers/naivedyam-deal'`
    expect(await found()).toHaveLength(1)
    await world.db`update access_offer set is_published = false where slug = 'naivedyam-deal'`
    expect(await found()).toHaveLength(0)
  })
})

describe('a member’s code', () => {
  test('comes after joining, which is free and changes nothing the second time', async () => {
    const user = await givenIn(world).user()
    const before = await world.call(accessCard, { as: user.token })
    expect(before.body.data).toMatchObject({ isMember: false, codes: [] })
    const [joined, again] = [
      await world.call(joinAccess, { as: user.token }),
      await world.call(joinAccess, { as: user.token }),
    ]
    expect(joined.body.data.number).toMatch(/^\d{10}$/)
    expect(again.body.data.number).toBe(joined.body.data.number)
    expect(joined.body.data.codes[0]?.code).toMatch(/^\d{6}$/)
  })

  test('is told with how long it stands by the server’s clock, so that a phone two minutes off shows the right one', async () => {
    const member = await given.member()
    const { body } = await world.call(accessCard, { as: member.token })
    const { codes } = body.data
    expect(codes[0]?.startsIn).toBeLessThanOrEqual(0)
    expect(codes[0]?.endsIn).toBeGreaterThan(0)
    expect(codes.map(({ endsIn }) => endsIn - (codes[0]?.endsIn ?? 0))).toEqual([0, 30_000, 60_000, 90_000])
    // Handed out ahead, it is good in its own half minute and not before.
    const outlet = await given.outlet()
    const next = `NKA:${body.data.number}:${codes[2]?.code}`
    expect((await given.scan(outlet.staff, next)).result).toBe('wrong')
    world.clock.forward(2 * halfMinute)
    expect((await given.scan(outlet.staff, next)).result).toBe('ok')
  })

  test('is good in its half minute and the next, and no longer', async () => {
    const outlet = await given.outlet()
    const member = await given.member()
    const { scanned } = await given.code(member)
    world.clock.forward(halfMinute)
    expect((await given.scan(outlet.staff, scanned)).result).toBe('ok')
    world.clock.forward(halfMinute)
    expect((await given.scan(outlet.staff, scanned)).result).toBe('wrong')
  })

  test('typed as six digits needs the last four of the phone, or of the card where there is no phone', async () => {
    const outlet = await given.outlet()
    for (const phone of ['9876543210', undefined]) {
      const member = await given.member(phone ? { phone } : {})
      const { digits, tail } = await given.code(member)
      if (phone) expect(tail).toBe('3210')
      expect((await given.scan(outlet.staff, digits)).result).toBe('several')
      const wrong = tail === '0000' ? '1111' : '0000'
      expect((await given.scan(outlet.staff, digits, wrong)).result).toBe('wrong')
      expect(await given.scan(outlet.staff, digits, tail)).toMatchObject({ result: 'ok', member: 'Asha' })
    }
  })

  test('follows a change of the phone number', async () => {
    const member = await given.member({ phone: '9876543210' })
    await world.db`update app_user set phone = '9876509999' where id = ${member.id}`
    expect((await given.code(member)).tail).toBe('9999')
  })
})

describe('a confirmation', () => {
  test('is preceded by a look that gives nothing away', async () => {
    const outlet = await given.outlet()
    const id = await given.offer(outlet)
    const member = await given.member()
    const seen = await given.scan(outlet.staff, `${(await given.code(member)).scanned}:${id}`)
    expect(seen).toMatchObject({ result: 'ok', chosen: id, offers: [{ id, isFree: true }] })
    expect((await world.call(accessHistory, { as: member.token })).body.total).toBe(0)
  })

  test('with the same nonce has the same receipt; another is told when and where the code was used', async () => {
    const outlet = await given.outlet()
    const id = await given.offer(outlet)
    const member = await given.member()
    const { scan } = await given.scan(outlet.staff, (await given.code(member)).scanned)
    const nonce = randomUUID()
    const first = await given.redeem(outlet.staff, scan, id, nonce)
    expect(first).toMatchObject({ result: 'confirmed', receipt: { member: 'Asha', counter: 'counter 1', way: 'scan' } })
    expect(await given.redeem(outlet.staff, scan, id, nonce)).toEqual(first)
    const other = await given.redeem(outlet.staff, scan, id)
    expect(other.result).toBe('used_before')
    expect(other.message).toMatch(/^Already used \d\d:\d\d, counter 1\./)
    const again = await given.scan(outlet.staff, (await given.code(member)).scanned)
    expect(again.result).toBe('used_before')
  })

  test('that comes hours late counts for the moment of the look, and after a day no more', async () => {
    const outlet = await given.outlet()
    const id = await given.offer(outlet, { from: -1, to: 0.01 })
    const [early, late] = [await given.member(), await given.member()]
    const looks = [
      await given.scan(outlet.staff, (await given.code(early)).scanned),
      await given.scan(outlet.staff, (await given.code(late)).scanned),
    ]
    world.clock.forward(5 * 3600)
    const staff = await given.awake(outlet.staff)
    expect((await given.redeem(staff, looks[0]?.scan ?? null, id)).result).toBe('confirmed')
    world.clock.forward(20 * 3600)
    const nextDay = await given.awake(outlet.staff)
    expect((await given.redeem(nextDay, looks[1]?.scan ?? null, id)).result).toBe('wrong')
  })

  test('whose answer was lost can be looked up, by its own place only', async () => {
    const [outlet, stranger] = [await given.outlet(), await given.outlet()]
    const id = await given.offer(outlet)
    const { scan } = await given.scan(outlet.staff, (await given.code(await given.member())).scanned)
    const nonce = randomUUID()
    const ask = (token: string) => world.call(receiptOf, { as: token, params: { nonce } })
    expect((await ask(outlet.staff.token)).status).toBe(404)
    await given.redeem(outlet.staff, scan, id, nonce)
    expect((await ask(outlet.staff.token)).body.data.offer.id).toBe(id)
    expect((await ask(stranger.staff.token)).status).toBe(404)
  })

  test('counts once a member and period of Indian time, whatever the counter', async () => {
    const outlet = await given.outlet()
    const second = await given.staffOf(outlet.id, 'counter 2')
    const id = await given.offer(outlet, { period: 'week', to: 30 })
    const member = await given.member()
    const use = async () => {
      world.clock.forward(halfMinute)
      const [staff, asha] = [await given.awake(second), await given.awake(member)]
      const { scan } = await given.scan(staff, (await given.code(asha)).scanned)
      return given.redeem(staff, scan, id)
    }
    expect((await use()).result).toBe('confirmed')
    expect(await use()).toMatchObject({ result: 'limit', message: expect.stringContaining('once a week') })
    world.clock.forward(7 * 86_400)
    expect((await use()).result).toBe('confirmed')
  })

  test('that is refused leaves the code good for another offer', async () => {
    const outlet = await given.outlet()
    const [gone, left] = [await given.offer(outlet, { stock: 0 }), await given.offer(outlet)]
    const { scan } = await given.scan(outlet.staff, (await given.code(await given.member())).scanned)
    expect((await given.redeem(outlet.staff, scan, gone)).result).toBe('gone')
    expect((await given.redeem(outlet.staff, scan, left)).result).toBe('confirmed')
  })

  test('is taken back for ten minutes, after which the offer may be used again', async () => {
    const outlet = await given.outlet()
    const id = await given.offer(outlet, { stock: 1 })
    const member = await given.member()
    const use = async () => {
      world.clock.forward(halfMinute)
      const { scan } = await given.scan(outlet.staff, (await given.code(member)).scanned)
      return given.redeem(outlet.staff, scan, id)
    }
    const first = (await use()).receipt?.id ?? ''
    const undo = (useId: string, token = outlet.staff.token) => world.call(undoUse, { as: token, params: { useId } })
    expect((await undo(first, (await given.outlet()).staff.token)).status).toBe(404)
    expect((await undo(first)).body.data.undoneAt).not.toBeNull()
    const second = (await use()).receipt?.id ?? ''
    world.clock.forward(601)
    expect((await undo(second)).status).toBe(409)
    const history = await world.call(accessHistory, { as: member.token })
    expect(history.body.data.map(({ undoneAt }) => undoneAt !== null)).toEqual([false, true])
  })
})

describe('the counter', () => {
  test('is of its own place: another place’s offers and scans are not there', async () => {
    const [own, other] = [await given.outlet(), await given.outlet()]
    const foreign = await given.offer(other)
    const { scan } = await given.scan(own.staff, (await given.code(await given.member())).scanned)
    const nonce = randomUUID()
    const body = { scan: scan ?? '', offerId: foreign, nonce }
    expect((await world.call(redeemOffer, { as: own.staff.token, body })).status).toBe(404)
    expect((await given.redeem(other.staff, scan, foreign)).result).toBe('wrong')
  })

  test('lets nobody in who is not its staff', async () => {
    const shopper = await given.member()
    const homeless = await givenIn(world).user({ role: 'place' })
    const statuses = []
    for (const token of [undefined, shopper.token, homeless.token]) {
      statuses.push((await world.call(counterToday, { as: token })).status)
      statuses.push((await world.call(scanCode, { as: token, body: { code: '123456' } })).status)
    }
    expect(statuses).toEqual([401, 401, 403, 403, 403, 403])
  })

  test('opens to a place of the demo world by its own door, and to a merchant for the studio', async () => {
    const enter = (username: string, ip: string) =>
      world.call(counterSignIn, { body: { username, password: demoPassword }, headers: { 'x-forwarded-for': ip } })
    const cafe = await enter(counterEmail('blue-tokai-hauz'), '10.9.0.1')
    expect([cafe.status, cafe.body.data.user.role]).toEqual([200, 'place'])
    const today = await world.call(counterToday, { as: cafe.body.data.jwt_token.access_token })
    expect(today.body.data).toMatchObject({ counter: 'counter 1', offers: [{ id: 'blue-tokai-hauz-deal' }] })
    const merchant = await enter('studio@dilli-dyers.example', '10.9.0.2')
    const studio = await world.call(counterToday, { as: merchant.body.data.jwt_token.access_token })
    expect(studio.body.data.outlet.title).toBe('Dilli Dyers')
    expect((await enter('ananya@nukkad.test', '10.9.0.3')).status).toBe(403)
  })

  test('is given to an account by operators, who take it back; each time its sessions end', async () => {
    const outlet = await given.outlet()
    const asha = await givenIn(world).user({ email: 'asha-at-the-counter@example.com' })
    const headers = { authorization: operatorAuthorization(operators.OPERATOR_PASSWORD) }
    const put = (body: { place: string; email: string; counter?: string }) =>
      world.call(putAccessStaff, { headers, body })
    const body = { place: outlet.place, email: asha.email, counter: 'counter 2' }
    expect((await world.call(putAccessStaff, { as: asha.token, body })).status).toBe(401)
    expect((await put({ ...body, place: 'no-such-place' })).status).toBe(404)
    expect((await put({ ...body, email: 'nobody-at-all@example.com' })).status).toBe(400)
    expect((await put({ ...body, email: (await givenIn(world).user({ role: 'editor' })).email })).status).toBe(409)
    expect((await put(body)).body.data).toContainEqual(expect.objectContaining({ ...body, title: expect.any(String) }))
    const rights = await world.db`
      select role, (select count(*)::integer from session_family f where f.user_id = u.id and f.ended_at is null) as open
      from app_user u where id = ${asha.id}`
    expect(rights).toEqual([{ role: 'place', open: 0 }])
    expect((await world.call(listAccessStaff, { headers })).body.data.map(({ email }) => email)).toContain(asha.email)

    const url = '/api/operations/access'
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
    const sent = (payload: Record<string, string>, site = 'same-origin') =>
      world.app.inject({
        ...{ method: 'POST', url, payload: new URLSearchParams(payload).toString() },
        headers: { ...form, 'sec-fetch-site': site },
      })
    expect((await world.app.inject({ url })).statusCode).toBe(401)
    expect((await sent({ remove: asha.email }, 'cross-site')).statusCode).toBe(403)
    const wrong = await sent({ place: '<script>', email: asha.email })
    expect([wrong.statusCode, wrong.body.includes('<script>')]).toEqual([400, false])
    expect((await sent({ remove: asha.email })).statusCode).toBe(303)
    expect((await world.app.inject({ url, headers })).body).not.toContain(asha.email)
    const remove = () => world.call(removeAccessStaff, { headers, body: { email: asha.email } })
    expect((await remove()).status).toBe(404)
    expect((await put(body)).status).toBe(200)
    const { status, body: left } = await remove()
    expect([status, left.data.map(({ email }) => email)]).toEqual([200, expect.not.arrayContaining([asha.email])])
    expect(await world.db`select role from app_user where id = ${asha.id}`).toEqual([{ role: 'user' }])
  })

  test('mails a link for a new password to its own people alone, which leads back to it', async () => {
    const [outlet, shopper] = [await given.outlet(), await givenIn(world).user()]
    for (const { email } of [outlet.staff, shopper]) {
      expect((await world.call(counterForgot, { body: { email } })).body.data).toEqual({ ok: true })
    }
    await world.outbox.drain()
    const links = await world.db<{ link: string; to: string }[]>`
      select payload #>> '{data,link}' as link, payload ->> 'to' as to from outbox
      where kind = 'mail' and key like 'password-reset:%' and payload ->> 'to' in ${world.db([outlet.staff.email, shopper.email])}`
    expect(links).toMatchObject([
      { to: outlet.staff.email, link: expect.stringContaining('/lbb-access/counter#reset-password=') },
    ])
  })

  test('pauses for a quarter of an hour after five wrong codes, and a right one ends the row', async () => {
    const outlet = await given.outlet()
    const member = await given.member()
    const wrong = async (times: number) => {
      const said = []
      for (let nth = 0; nth < times; nth += 1) said.push((await given.scan(outlet.staff, '000000', '0000')).result)
      return said
    }
    expect(await wrong(4)).toEqual(Array(4).fill('wrong'))
    expect((await given.scan(outlet.staff, (await given.code(member)).scanned)).result).toBe('ok')
    expect(await wrong(6)).toEqual([...Array(5).fill('wrong'), 'paused'])
    expect((await given.scan(outlet.staff, (await given.code(member)).scanned)).result).toBe('paused')
    world.clock.forward(901)
    const [staff, asha] = [await given.awake(outlet.staff), await given.awake(member)]
    expect((await given.scan(staff, (await given.code(asha)).scanned)).result).toBe('ok')
  })

  test('lists the day, and as CSV in which no name is a formula', async () => {
    const outlet = await given.outlet()
    const id = await given.offer(outlet)
    const member = await given.member()
    await world.db`update app_user set first_name = '=HYPERLINK(1)' where id = ${member.id}`
    const { scan } = await given.scan(outlet.staff, (await given.code(member)).scanned)
    await given.redeem(outlet.staff, scan, id)
    const { body } = await world.call(counterToday, { as: outlet.staff.token })
    expect(body.data.today.map(({ member: name }) => name)).toEqual(['=HYPERLINK(1)'])
    const file = await world.app.inject({
      url: `/api${usesCsv.url}`,
      headers: { authorization: `Bearer ${outlet.staff.token}` },
    })
    expect(file.headers['content-type']).toContain('text/csv')
    expect(file.body).toContain(`A second cup,1 + 1,'=HYPERLINK(1),counter 1,scan,\r\n`)
  })
})

describe('the printed PIN', () => {
  const send = (token: string, offerId: string, pin: string, nonce: string = randomUUID()) =>
    world.call(redeemByPin, { as: token, body: { offerId, pin, nonce } })

  test('uses an offer on the member’s own phone, once, and is void when the place makes a new one', async () => {
    const outlet = await given.outlet()
    const id = await given.offer(outlet)
    const member = await given.member()
    const { pin } = (await world.call(counterToday, { as: outlet.staff.token })).body.data
    const nonce = randomUUID()
    const first = await send(member.token, id, pin, nonce)
    expect(first.body.data).toMatchObject({ result: 'confirmed', receipt: { way: 'pin', counter: 'by PIN' } })
    expect((await send(member.token, id, pin, nonce)).body).toEqual(first.body)
    expect((await send(member.token, id, pin)).body.data.result).toBe('limit')
    const fresh = await world.call(changePin, { as: outlet.staff.token })
    expect(fresh.body.data.pin).not.toBe(pin)
    const other = await given.member()
    expect((await send(other.token, id, pin)).body.data.result).toBe('wrong')
    expect((await send(other.token, id, fresh.body.data.pin)).body.data.result).toBe('confirmed')
  })

  test('pauses after five wrong ones, also for the right one', async () => {
    const outlet = await given.outlet()
    const id = await given.offer(outlet)
    const member = await given.member()
    const { pin } = (await world.call(counterToday, { as: outlet.staff.token })).body.data
    const wrong = pin === '000000' ? '000001' : '000000'
    const said = []
    for (let nth = 0; nth < 5; nth += 1) said.push((await send(member.token, id, wrong)).body.data.result)
    expect(said).toEqual(Array(5).fill('wrong'))
    expect((await send(member.token, id, pin)).body.data.result).toBe('paused')
  })
})
