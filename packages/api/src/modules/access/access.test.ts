import { accessBucket, accessFeed } from '@nukkad/contracts/endpoints/access/access'
import { accessCard, joinAccess } from '@nukkad/contracts/endpoints/access/access-member'
import { accessOffer, accessOffersOf } from '@nukkad/contracts/endpoints/access/access-offer'
import { operators } from '../../testing/every-role.ts'
import { givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { givenAccess } from './access.given.ts'

const world = useWorld(operators, { isSeeded: true })
const given = givenAccess(world)
const halfMinute = 30

describe('public offers', () => {
  test('are grouped by category in the feed of a city, each with its place and terms', async () => {
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

  test('number more than forty, in eight cities', async () => {
    const { body } = await world.call(accessBucket, { params: { category: 'all' } })
    expect(body.total).toBeGreaterThan(40)
    expect([body.data.length, body.pagesize, body.hasNext]).toEqual([20, 20, true])
    const { body: last } = await world.call(accessBucket, { params: { category: 'all' }, query: { page: 3 } })
    expect([...body.data, ...last.data].map(({ id }) => id)).not.toContain(undefined)
    const rows = await world.db<{ city: string }[]>`
      select distinct f.city from access_offer a join access_outlet_facts f on f.id = a.outlet_id`
    expect(rows).toHaveLength(8)
  })

  test('are filtered by kind and category; an unknown category returns 404', async () => {
    const { body } = await world.call(accessBucket, { params: { category: 'spas' }, query: { type: 'discounts' } })
    expect(body.data.length).toBeGreaterThanOrEqual(8)
    expect(body.data.every(({ kind, category }) => kind === 'discounts' && category === 'spas')).toBe(true)
    const deals = await world.call(accessBucket, { params: { category: 'spas' }, query: { type: 'deals' } })
    expect(deals.body.data).toEqual([])
    expect((await world.call(accessBucket, { params: { category: 'submarines' } })).status).toBe(404)
  })

  test('are not listed before they begin or after they end, but keep their page', async () => {
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

  test('are in the search until they are unpublished', async () => {
    const found = () =>
      world.db`select from searchable where kind = 'offer' and href = '/lbb-access/offers/naivedyam-deal'`
    expect(await found()).toHaveLength(1)
    await world.db`update access_offer set is_published = false where slug = 'naivedyam-deal'`
    expect(await found()).toHaveLength(0)
  })
})

describe('a member’s code', () => {
  test('is issued on joining, which is free; joining again changes nothing', async () => {
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

  test('comes with its validity by the server’s clock, so a phone with a wrong clock shows the right one', async () => {
    const member = await given.member()
    const { body } = await world.call(accessCard, { as: member.token })
    const { codes } = body.data
    expect(codes[0]?.startsIn).toBeLessThanOrEqual(0)
    expect(codes[0]?.endsIn).toBeGreaterThan(0)
    expect(codes.map(({ endsIn }) => endsIn - (codes[0]?.endsIn ?? 0))).toEqual([0, 30_000, 60_000, 90_000])
    // A code issued ahead is valid in its own half minute and not before.
    const outlet = await given.outlet()
    const next = `NKA:${body.data.number}:${codes[2]?.code}`
    expect((await given.scan(outlet.staff, next)).result).toBe('wrong')
    world.clock.forward(2 * halfMinute)
    expect((await given.scan(outlet.staff, next)).result).toBe('ok')
  })

  test('is valid in its half minute and the next, and no longer', async () => {
    const outlet = await given.outlet()
    const member = await given.member()
    const { scanned } = await given.code(member)
    world.clock.forward(halfMinute)
    expect((await given.scan(outlet.staff, scanned)).result).toBe('ok')
    world.clock.forward(halfMinute)
    expect((await given.scan(outlet.staff, scanned)).result).toBe('wrong')
  })

  test('needs the last four digits of the phone, or of the card without a phone, when typed', async () => {
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
