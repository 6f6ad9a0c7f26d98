import { cities } from '@nukkad/contracts'
import { getPlace, getPlaceById, placeFeed } from '@nukkad/contracts/endpoints/city/places'
import { PlaceCard } from '@nukkad/contracts/endpoints/content/cards'
import { Errors } from 'typebox/value'
import { usePlaces } from './read-places.given.ts'

const { world, feed, statementsOf, near } = usePlaces()

describe('the feed of places', () => {
  test('matches the contract, with a full first page', async () => {
    const { status, body } = await feed('all', { city: 'delhi' })
    expect(status).toBe(200)
    expect(Errors(placeFeed.schema.response[200], body)).toEqual([])
    expect(body.data).toHaveLength(20)
    expect(body.total).toBeGreaterThanOrEqual(40)
    expect(body.hasNext).toBe(true)
  })

  test('is filtered by type, tag, locality, and tag within a locality', async () => {
    const food = (await feed('food', { city: 'delhi', pagesize: 50 })).body
    expect(food.data.every(({ type }) => type === 'food')).toBe(true)
    expect(food.total).toBe(food.data.length)
    const cafes = (await feed('cafes', { city: 'delhi' })).body
    expect(cafes.data.length).toBeGreaterThan(0)
    expect((await feed('all', { city: 'delhi', tag: 'cafes' })).body).toEqual(cafes)
    const hauzKhas = (await feed('all', { city: 'delhi', locality: 'hauz-khas' })).body
    expect(hauzKhas.data.every(({ locality }) => locality === 'Hauz Khas')).toBe(true)
    const both = (await feed('cafes', { city: 'delhi', locality: 'hauz-khas' })).body
    expect(both.total).toBeGreaterThan(0)
    expect(both.total).toBeLessThan(cafes.total)
  })

  test('has the sum of all totals for all cities', async () => {
    const totals = await Promise.all(cities.map(async ({ slug }) => (await feed('all', { city: slug })).body.total))
    expect((await feed('all')).body.total).toBe(totals.reduce((sum, one) => sum + one, 0))
    expect((await feed('all', { city: 'other' })).body).toEqual((await feed('all')).body)
  })

  test.each([10, 20])('has no repeats or gaps with sort %i when paged by cursor while places change', async (sort) => {
    const seen: string[] = []
    const wanted = (await feed('all', { city: 'delhi', pagesize: 50, sort })).body.data.map(({ slug }) => slug)
    const gone = wanted[30] ?? ''
    let after: string | null | undefined
    for (let page = 1; after !== null; page += 1) {
      const { body } = await feed('all', { city: 'delhi', pagesize: 10, sort, page, ...(after && { after }) })
      seen.push(...body.data.map(({ slug }) => slug))
      after = body.next
      if (page === 1) {
        await world.db`insert into place (slug, city, locality_slug, title, kind, line, scene, alt, ground, lat, lng, featured, published_at)
          values (${`new-${sort}`}, 'delhi', 'hauz-khas', 'New', 'Cafe', 'New.', 'cafe-day', 'New', '#aabbcc', 28.5, 77.2, 9999, now() - interval '1 second')`
        await world.db`update place set status = 'draft' where slug = ${gone}`
      }
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(wanted.filter((slug) => !seen.includes(slug))).toEqual([gone])
    await world.db`update place set status = 'published' where slug = ${gone}`
    await world.db`delete from place where slug = ${`new-${sort}`}`
  })

  test('does not count drafts and scheduled places', async () => {
    const count = async () => (await feed('all', { city: 'goa' })).body.total
    const before = await count()
    await world.db`update place set published_at = now() + interval '1 hour', status = 'scheduled'
      where slug = (select slug from place where city = 'goa' order by id limit 1)`
    expect(await count()).toBe(before - 1)
    world.clock.forward(3601)
    expect(await count()).toBe(before)
    world.clock.forward(-3601)
    await world.db`update place set published_at = now(), status = 'published' where status = 'scheduled'`
  })

  test.each([
    [400, 'all', { page: 0 }],
    [400, 'all', { page: -1 }],
    [400, 'all', { page: 'x' }],
    [400, 'all', { pagesize: 51 }],
    [400, 'all', { sort: 15 }],
    [400, 'all', { after: 'l5-5' }],
    [400, 'all', { after: "p1' or 1=1" }],
    [400, 'food', { tag: 'chai' }],
    [404, 'all', { city: 'atlantis' }],
    [404, 'no-such-type', { city: 'delhi' }],
  ])('returns %i for %s with %j', async (status, type, query) => {
    expect((await feed(type, query)).status).toBe(status)
  })

  test('is empty past its end', async () => {
    expect((await feed('all', { city: 'delhi', page: 900 })).body).toMatchObject({
      data: [],
      hasNext: false,
      next: null,
    })
  })

  test('takes one statement, like nearby places and the page of a place', async () => {
    expect(await statementsOf(() => feed('all', { city: 'delhi', pagesize: 50 }))).toBe(1)
    expect(await statementsOf(() => feed('all', { pagesize: 50 }))).toBe(1)
    // The nearest stop is queried as well, and then cached.
    for (const look of [
      () => near({ city: 'goa' }),
      () => world.call(getPlace, { params: { slug: 'lodhi-garden' } }),
    ]) {
      await look()
      expect(await statementsOf(look)).toBe(1)
    }
  })
})

describe('the page of a place', () => {
  test('has story, hours, sections and similar places', async () => {
    const { status, body } = await world.call(getPlace, { params: { slug: 'lodhi-garden' } })
    expect(status).toBe(200)
    expect(Errors(getPlace.schema.response[200], body)).toEqual([])
    expect(body.data.story.length).toBeGreaterThan(0)
    expect(body.data.hours.week).toHaveLength(7)
    expect(body.data.sections.map(({ kind }) => kind)).toContain('similar-places')
    expect(body.data.sections.flatMap(({ places }) => places).some(({ slug }) => slug === 'lodhi-garden')).toBe(false)
    const byId = await world.call(getPlaceById, { params: { placeId: body.data.id } })
    expect(byId.body).toEqual(body)
  })

  test('matches the contract for every demo place', async () => {
    const slugs = await world.db<{ slug: string }[]>`select slug from place`
    for (const { slug } of slugs) {
      const { body } = await world.call(getPlace, { params: { slug } })
      expect([slug, Errors(getPlace.schema.response[200], body)]).toEqual([slug, []])
      expect([slug, body.data.hours.text === null || body.data.hours.week !== null]).toEqual([slug, true])
    }
  })

  test('has similar places wherever there are some, under the tag that they share', async () => {
    const places = await world.db<{ slug: string; city: string; type: string; tags: string[] }[]>`
      select slug, city, type, tags from place where status <> 'draft' and published_at <= now()`
    const tagsOf = new Map(places.map(({ slug, tags }) => [slug, tags]))
    let shared = 0
    for (const { slug, city, type, tags } of places) {
      const { sections } = (await world.call(getPlace, { params: { slug } })).body.data
      const similar = sections.find(({ kind }) => kind === 'similar-places')
      const tag = similar?.href?.split('/').at(-1) ?? ''
      if (tag) {
        shared += 1
        expect([slug, tags.includes(tag)]).toEqual([slug, true])
        const others = similar?.places.filter((one) => !tagsOf.get(one.slug)?.includes(tag)) ?? []
        expect([slug, tag, others.map((one) => one.slug)]).toEqual([slug, tag, []])
      }
      const isAlone = !places.some((one) => one.slug !== slug && one.city === city && one.type === type)
      expect([slug, similar !== undefined || isAlone]).toEqual([slug, true])
    }
    expect(shared).toBeGreaterThan(places.length / 2)
  })

  test('says when the hours are unknown', async () => {
    await world.db`update place set hours_text = null, hours = null where slug = 'champa-gali'`
    const { hours } = (await world.call(getPlace, { params: { slug: 'champa-gali' } })).body.data
    expect(hours).toEqual({ text: null, isOpen: null, line: 'Hours not known, check before you go', week: null })
  })

  test('answers an old slug with the newest one, also after two moves', async () => {
    await world.db`update place set slug = 'sunder-nursery-two' where slug = 'sunder-nursery'`
    await world.db`update place set slug = 'sunder-nursery-three' where slug = 'sunder-nursery-two'`
    for (const slug of ['sunder-nursery', 'sunder-nursery-two']) {
      const { status, error } = await world.call(getPlace, { params: { slug } })
      expect(status).toBe(410)
      expect(error).toMatchObject({ code: 'moved', to: '/places/sunder-nursery-three' })
    }
    await world.db`update place set slug = 'sunder-nursery' where slug = 'sunder-nursery-three'`
    expect((await world.call(getPlace, { params: { slug: 'sunder-nursery' } })).status).toBe(200)
  })

  test('returns 404 for a draft or an unknown place', async () => {
    await world.db`update place set status = 'draft' where slug = 'jamali-kamali'`
    expect((await world.call(getPlace, { params: { slug: 'jamali-kamali' } })).status).toBe(404)
    expect((await world.call(getPlace, { params: { slug: 'no-such-place' } })).status).toBe(404)
    expect((await world.call(getPlaceById, { params: { placeId: 999_999 } })).status).toBe(404)
    expect((await world.call(getPlaceById, { params: { placeId: 'x' } })).status).toBe(400)
    await world.db`update place set status = 'published' where slug = 'jamali-kamali'`
  })

  test('shows a new name of its locality on cards at once', async () => {
    await world.db`update locality set name = 'Hauz Khas Village' where city = 'delhi' and slug = 'hauz-khas'`
    const { body } = await feed('all', { city: 'delhi', locality: 'hauz-khas' })
    expect(body.data.every(({ locality }) => locality === 'Hauz Khas Village')).toBe(true)
    await world.db`update locality set name = 'Hauz Khas' where city = 'delhi' and slug = 'hauz-khas'`
    expect(Errors(PlaceCard, body.data[0])).toEqual([])
  })
})
