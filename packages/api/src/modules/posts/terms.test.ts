import { landingMetadata } from '@nukkad/contracts/endpoints/campaigns/landings'
import { getLocality, listLocalities, listSubLocalities } from '@nukkad/contracts/endpoints/city/localities'
import { getMall, listMalls } from '@nukkad/contracts/endpoints/city/malls'
import { getAuthor, listAuthors } from '@nukkad/contracts/endpoints/content/authors'
import { postTaxonomies } from '@nukkad/contracts/endpoints/content/posts'
import { getVideo, listVideos, videoTags } from '@nukkad/contracts/endpoints/content/videos'
import { Errors } from 'typebox/value'
import { usePosts } from './posts.given.ts'

const { world, feed } = usePosts()

describe('taxonomies and landing pages of a city', () => {
  test('have counts of what is listed under them', async () => {
    const { body } = await world.call(postTaxonomies, { query: { city: 'delhi' } })
    expect(Errors(postTaxonomies.schema.response[200], body)).toEqual([])
    expect(body.data.tags.filter(({ isProgrammatic }) => isProgrammatic)).toHaveLength(19)
    const chai = body.data.tags.find(({ slug }) => slug === 'chai')
    expect(chai?.posts).toBe((await feed('all', { city: 'delhi', tag: 'chai' })).body.total)
    const all = (await world.call(postTaxonomies)).body
    expect(all.data.kinds.reduce((sum, { count }) => sum + count, 0)).toBe((await feed('all')).body.total)
    expect((await world.call(postTaxonomies, { query: { city: 'atlantis' } })).status).toBe(404)
  })

  test.each([
    ['tag', { city: 'delhi', slug: 'street-food' }, '/delhi/tag/street-food'],
    ['locality', { city: 'delhi', slug: 'hauz-khas' }, '/delhi/locality/hauz-khas'],
    ['locality-tag', { city: 'delhi', locality: 'hauz-khas', slug: 'cafes' }, '/delhi/locality/hauz-khas/cafes'],
    ['reviews', { city: 'delhi', slug: 'tried-and-tested-cafes' }, '/delhi/reviews/tried-and-tested-cafes'],
    ['trusted-reviews', {}, '/trusted-reviews'],
    ['city-guides', {}, '/city-guides'],
    ['city', { city: 'goa' }, '/goa'],
    ['events', { city: 'pune' }, '/pune/events'],
  ])('have metadata for the landing page of a %s', async (type, query, canonical) => {
    const { status, body } = await world.call(landingMetadata, { params: { type }, query })
    expect(status).toBe(200)
    expect(Errors(landingMetadata.schema.response[200], body)).toEqual([])
    expect(body.data.canonical).toBe(canonical)
    expect(body.data.title).not.toContain('undefined')
  })

  test.each([
    [404, 'tag', { city: 'delhi', slug: 'no-such-tag' }],
    [404, 'locality', { city: 'delhi', slug: 'atlantis' }],
    [404, 'tag', { city: 'atlantis', slug: 'chai' }],
    [400, 'tag', { city: 'delhi' }],
    [400, 'galaxy', { city: 'delhi' }],
  ])('return %i for a landing page of %s with %j', async (status, type, query) => {
    expect((await world.call(landingMetadata, { params: { type }, query })).status).toBe(status)
  })
})

describe('localities, malls, videos and authors', () => {
  test('localities of a city, one of them, and its sub-localities match the contract', async () => {
    const all = (await world.call(listLocalities, { query: { city: 'delhi' } })).body
    expect(Errors(listLocalities.schema.response[200], all)).toEqual([])
    expect(all.data.length).toBeGreaterThanOrEqual(12)
    const one = (await world.call(getLocality, { params: { slug: 'hauz-khas' }, query: { city: 'delhi' } })).body
    expect(Errors(getLocality.schema.response[200], one)).toEqual([])
    expect(one.data.near).toHaveLength(6)
    const subs = (await world.call(listSubLocalities, { query: { city: 'delhi', locality: 'hauz-khas' } })).body
    expect(subs.data).toEqual(one.data.subs)
    expect((await world.call(listSubLocalities, { query: { city: 'delhi', locality: 'atlantis' } })).status).toBe(404)
    expect((await world.call(getLocality, { params: { slug: 'atlantis' }, query: { city: 'delhi' } })).status).toBe(404)
    expect((await world.call(listLocalities)).body.data.length).toBeGreaterThanOrEqual(96)
  })

  test('malls have floors and stores', async () => {
    const all = (await world.call(listMalls, { query: { city: 'delhi' } })).body
    expect(Errors(listMalls.schema.response[200], all)).toEqual([])
    const { status, body } = await world.call(getMall, {
      params: { slug: 'select-citywalk' },
      query: { city: 'delhi' },
    })
    expect(status).toBe(200)
    expect(Errors(getMall.schema.response[200], body)).toEqual([])
    expect(body.data.floors.flatMap(({ stores }) => stores).length).toBe(
      all.data.find(({ slug }) => slug === 'select-citywalk')?.stores,
    )
    expect((await world.call(getMall, { params: { slug: 'no-such-mall' } })).status).toBe(404)
  })

  test('videos are filtered by tag and city, with frames', async () => {
    const tags = (await world.call(videoTags, { query: { city: 'delhi' } })).body
    expect(tags.data.length).toBeGreaterThan(0)
    const all = (await world.call(listVideos, { query: { city: 'delhi' } })).body
    expect(Errors(listVideos.schema.response[200], all)).toEqual([])
    expect(tags.data.reduce((sum, { count }) => sum + count, 0)).toBe(all.total)
    const tag = tags.data[0]?.slug
    const some = (await world.call(listVideos, { query: { city: 'delhi', tag } })).body
    expect(some.total).toBe(tags.data[0]?.count)
    expect(some.data.every((video) => video.tag.slug === tag && video.frames.length > 0)).toBe(true)
    const one = await world.call(getVideo, { params: { slug: some.data[0]?.slug ?? '' } })
    expect(one.body.data).toEqual(some.data[0])
    expect((await world.call(listVideos, { query: { page: 0 } })).status).toBe(400)
  })

  test('authors are found by handle and by number, with a face', async () => {
    const { body } = await world.call(getAuthor, { params: { handle: 'ananya' } })
    expect(Errors(getAuthor.schema.response[200], body)).toEqual([])
    expect(body.data.face?.url).toBe('/images/face/ananya')
    expect((await world.call(getAuthor, { params: { handle: body.data.id } })).body).toEqual(body)
    expect((await world.call(getAuthor, { params: { handle: 'nobody-here' } })).status).toBe(404)
    const all = (await world.call(listAuthors, { query: { city: 'delhi' } })).body
    expect(Errors(listAuthors.schema.response[200], all)).toEqual([])
  })
})
