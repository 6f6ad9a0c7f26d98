import { getAuthor } from '@nukkad/contracts/endpoints/content/authors'
import {
  cityPosts,
  discoveryMetadata,
  genericPosts,
  getDiscovery,
  getDiscoveryDetails,
  postFeed,
  similarReviews,
} from '@nukkad/contracts/endpoints/content/posts'
import { Errors } from 'typebox/value'
import { createPublishDue } from '../feeds/publish-due.ts'
import { givenBlock } from './editing.given.ts'
import { usePosts } from './posts.given.ts'

const { world, visitor, feed, details, statementsOf } = usePosts()

describe('feeds of posts', () => {
  test('need the visitor token', async () => {
    expect((await world.call(postFeed, { params: { type: 'all' } })).status).toBe(401)
    expect((await world.call(cityPosts)).status).toBe(401)
    expect((await world.call(genericPosts)).status).toBe(401)
  })

  test('match the contract', async () => {
    const { status, body } = await feed('all', { city: 'delhi' })
    expect(status).toBe(200)
    expect(Errors(postFeed.schema.response[200], body)).toEqual([])
    expect(body.total).toBeGreaterThanOrEqual(30)
    const city = await world.call(cityPosts, { query: { city: 'delhi' }, headers: visitor() })
    expect(city.body).toEqual(body)
  })

  test('are read once for every address that shows them, until a post changes', async () => {
    const asked = [
      () => feed('all', { city: 'delhi' }),
      () => world.call(cityPosts, { query: { city: 'delhi' }, headers: visitor() }),
      () => world.call(genericPosts, { query: { type: 'city', city: 'delhi', page: 2 }, headers: visitor() }),
    ]
    const shown = () => Promise.all(asked.map(async (ask) => (await ask()).body.data))
    const [all, city, second] = await shown()
    expect(city).toEqual(all)
    // The check for changes is all that is sent.
    for (const ask of asked) expect(await statementsOf(ask)).toBe(1)

    await world.db`update post set title = title || ', again' where city = 'delhi'`
    const again = (cards: typeof all) => cards?.map((card) => ({ ...card, title: `${card.title}, again` }))
    expect(await shown()).toEqual([again(all), again(all), again(second)])
  })

  test('are sorted by date for latest and by saves for popular', async () => {
    const latest = (await feed('all', { city: 'delhi', sort: 20, pagesize: 50 })).body.data.map(
      (post) => post.publishedAt,
    )
    expect(latest).toEqual([...latest].sort().reverse())
    const popular = (await feed('all', { city: 'delhi', sort: 10, pagesize: 50 })).body.data.map(({ saves }) => saves)
    expect(popular).toEqual([...popular].sort((a, b) => b - a))
  })

  test('are filtered by kind, tag and author', async () => {
    const reviews = (await feed('review', { city: 'delhi' })).body
    expect(reviews.data.length).toBeGreaterThan(0)
    expect(reviews.data.every(({ kind }) => kind === 'review')).toBe(true)
    const ananya = (await feed('all', { author: 'ananya', pagesize: 50 })).body
    expect(ananya.data.length).toBeGreaterThan(0)
    expect(ananya.data.every(({ author }) => author === 'Ananya Rao')).toBe(true)
    expect((await world.call(getAuthor, { params: { handle: 'ananya' } })).body.data.posts).toBe(ananya.total)
    expect((await feed('all', { city: 'delhi', tag: 'chai' })).body.data.map(({ slug }) => slug)).toContain(
      'best-chai-in-delhi',
    )
  })

  test('show nothing twice when paged by `after` while posts are published or withdrawn', async () => {
    for (const sort of [10, 20]) {
      const first = (await feed('all', { city: 'delhi', pagesize: 5, sort })).body
      await world.db`insert into post (slug, city, kind, kicker, title, line, author, minutes, saves, scene, alt, ground, published_at)
        values ('fresh', 'delhi', 'post', 'New', 'Fresh', 'Just in.', 'Editors', 3, 60000, 'cafe-day', 'Fresh', '#aabbcc', now() - interval '1 second')`
      await world.db`update post set status = 'draft' where slug = ${first.data[1]?.slug ?? ''}`
      const second = (await feed('all', { city: 'delhi', pagesize: 50, sort, page: 2, after: first.next })).body
      const seen = new Set(first.data.map(({ slug }) => slug))
      expect(second.data.filter(({ slug }) => seen.has(slug) || slug === 'fresh')).toEqual([])
      await world.db`update post set status = 'published' where slug = ${first.data[1]?.slug ?? ''}`
      await world.db`delete from post where slug = 'fresh'`
    }
  })

  test.each([
    [404, 'gossip', {}],
    [404, 'all', { city: 'atlantis' }],
    [400, 'all', { page: 0 }],
    [400, 'all', { page: 'x' }],
    [400, 'all', { author: 'ananya', tag: 'chai' }],
  ])('return %i for %s with %j', async (status, type, query) => {
    expect((await feed(type, query)).status).toBe(status)
  })

  test('follow the landing types in genericPosts, with sections on the first page only', async () => {
    const generic = async (query: Record<string, unknown>) =>
      (await world.call(genericPosts, { query, headers: visitor() })).body
    const tag = await generic({ type: 'tag', city: 'delhi', slug: 'street-food' })
    expect(Errors(genericPosts.schema.response[200], tag)).toEqual([])
    expect(tag.data.length).toBeGreaterThan(0)
    expect(tag.sections.map(({ kind }) => kind)).toContain('similar-places')
    expect((await generic({ type: 'tag', city: 'delhi', slug: 'street-food', page: 2 })).sections).toEqual([])
    const guides = await generic({ type: 'city-guides' })
    expect(guides.data.every(({ kind }) => kind === 'guide')).toBe(true)
    expect(new Set(guides.data.map(({ city }) => city)).size).toBeGreaterThan(1)
    const reviews = await generic({ type: 'reviews', city: 'delhi', slug: 'tried-and-tested-cafes' })
    expect(reviews.data.every(({ kind }) => kind === 'review')).toBe(true)
    const here = await generic({ type: 'locality-tag', city: 'delhi', locality: 'hauz-khas', slug: 'cafes' })
    const slugs = here.sections.flatMap(({ places }) => places.map(({ slug }) => slug))
    expect(slugs).toEqual([...new Set(slugs)])
    expect(here.sections.flatMap(({ places }) => places).some(({ locality }) => locality === 'Hauz Khas')).toBe(true)
  })
})

describe('the details of a post', () => {
  test('match the contract, by slug and by number', async () => {
    const { status, body } = await details('a-slow-sunday-in-lodhi-colony', 'delhi')
    expect(status).toBe(200)
    expect(Errors(getDiscoveryDetails.schema.response[200], body)).toEqual([])
    expect(body.data).toMatchObject({ kind: 'discovery', href: '/delhi/a-slow-sunday-in-lodhi-colony' })
    expect(body.data.author?.handle).toBe('ananya')
    expect(body.data.blocks.length).toBeGreaterThan(3)
    expect((await details(body.data.id)).body).toEqual(body)
    const plain = await world.call(getDiscovery, { params: { id: 'a-slow-sunday-in-lodhi-colony' } })
    expect(Errors(getDiscovery.schema.response[200], plain.body)).toEqual([])
    expect(plain.body.data).not.toHaveProperty('blocks')
  })

  test('match the contract for every demo post, and repeat no place in the sections', async () => {
    const posts = await world.db<{ slug: string; city: string }[]>`select slug, city from post`
    for (const { slug, city } of posts) {
      const { body } = await details(slug, city)
      expect([slug, Errors(getDiscoveryDetails.schema.response[200], body)]).toEqual([slug, []])
      const above = body.data.things.places ?? []
      const below = new Set(body.data.sections.flatMap(({ places }) => places.map(({ id }) => id)))
      expect([slug, above.filter(({ id }) => below.has(id))]).toEqual([slug, []])
    }
  })

  test('have sections: similar places and others of its locality, for an event what is on next', async () => {
    const kinds = (body: { data: { sections: readonly { kind: string }[] } }) =>
      body.data.sections.map(({ kind }) => kind)
    await world.db`update post set blocks = '[]' where slug = 'a-slow-sunday-in-lodhi-colony'`
    const post = (await details('a-slow-sunday-in-lodhi-colony', 'delhi')).body
    expect(kinds(post)).toEqual(['similar-places', 'other-places'])
    const inLocality = post.data.sections[1]?.places ?? []
    expect(new Set(inLocality.map(({ locality }) => locality))).toEqual(new Set(['Lodhi Colony']))

    const event = (await details('jazz-at-lodhi', 'delhi')).body
    expect(kinds(event)).toEqual(['upcoming-events', 'other-places'])
    const [next, around] = event.data.sections
    expect(next?.events.length).toBeGreaterThan(3)
    expect(next?.events.map(({ slug }) => slug)).not.toContain('jazz-at-lodhi')
    // It is at the first of the places there.
    expect(around?.places.length).toBeGreaterThan(2)
    expect(around?.places.map(({ slug }) => slug)).not.toContain('lodhi-garden')
  })

  test('take the same number of statements however much the blocks name', async () => {
    const blocks = [
      givenBlock('places', {
        title: 'All',
        slugs: ['lodhi-garden', 'champa-gali', 'agrasen-ki-baoli', 'no-such-place'],
      }),
      givenBlock('text', { html: '<p>Hello<script>alert(1)</script></p>' }),
      givenBlock('places', { title: 'None', slugs: ['no-such-place'] }),
      givenBlock('map', { slug: 'street-food-trail' }),
      givenBlock('places', { title: 'One', slugs: ['lodhi-garden'] }),
    ]
    await world.db`update post set blocks = ${world.db.json(blocks as never)} where slug = 'winter-in-delhi'`
    const read = () => details('winter-in-delhi')
    const { blocks: shown, things } = (await read()).body.data
    expect(shown.map(({ id }) => id)).toEqual(blocks.map(({ id }) => id))
    expect(shown[1]?.data).toEqual({ html: '<p>Hello</p>' })
    expect(things.places?.map(({ slug }) => slug)).toEqual(['lodhi-garden', 'champa-gali', 'agrasen-ki-baoli'])
    const many = await statementsOf(read)
    await world.db`update post set blocks = ${world.db.json(blocks.filter((_, at) => at % 3 === 0) as never)} where slug = 'winter-in-delhi'`
    expect(await statementsOf(read)).toBe(many)
  })

  test('return 404 for another city, a draft or a scheduled post, and the new URL for a moved one', async () => {
    expect((await details('best-chai-in-delhi', 'goa')).status).toBe(404)
    expect((await details('no-such-thing')).status).toBe(404)
    await world.db`update post set status = 'scheduled', published_at = now() + interval '1 hour' where slug = 'best-chai-in-delhi'`
    expect((await details('best-chai-in-delhi')).status).toBe(404)
    world.clock.forward(3601)
    expect((await details('best-chai-in-delhi')).status).toBe(200)
    world.clock.forward(-3601)
    await world.db`update post set status = 'published', published_at = now() - interval '1 day', slug = 'best-chai'
      where slug = 'best-chai-in-delhi'`
    expect((await details('best-chai-in-delhi', 'delhi')).error).toMatchObject({
      code: 'moved',
      to: '/delhi/post/best-chai',
    })
    await world.db`update post set slug = 'best-chai-in-delhi' where slug = 'best-chai'`
  })

  test('show a due post as published, which is recorded once', async () => {
    await world.db`update post set status = 'scheduled', published_at = now() - interval '1 minute' where slug = 'best-chai-in-delhi'`
    const due = createPublishDue({ db: world.db, now: world.clock.now, log: world.app.log }, 'post')
    const marked = await Promise.all([due.run(), due.run()])
    expect(marked.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect((await world.db`select status from post where slug = 'best-chai-in-delhi'`)[0]?.status).toBe('published')
  })

  test('cannot share a slug with an event', async () => {
    await expect(
      world.db`update post set slug = (select slug from event limit 1) where slug = 'best-chai-in-delhi'`,
    ).rejects.toThrow('city_address__identity')
  })

  test('have metadata and similar reviews', async () => {
    const head = await world.call(discoveryMetadata, { query: { id: 'best-chai-in-delhi', city: 'delhi' } })
    expect(head.body.data).toMatchObject({ canonical: '/delhi/post/best-chai-in-delhi', kind: 'post' })
    const like = await world.call(similarReviews, { query: { id: 'best-chai-in-delhi' } })
    expect(Errors(similarReviews.schema.response[200], like.body)).toEqual([])
    expect(like.body.data.length).toBeGreaterThan(0)
    expect(like.body.data.every(({ kind, slug }) => kind === 'review' && slug !== 'best-chai-in-delhi')).toBe(true)
    expect((await world.call(similarReviews, { query: { id: 'no-such-post' } })).status).toBe(404)
  })
})
