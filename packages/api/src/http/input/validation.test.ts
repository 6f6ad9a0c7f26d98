import { createBallot } from '@nukkad/contracts/endpoints/campaigns/ballot-editing'
import { createForm } from '@nukkad/contracts/endpoints/campaigns/form-editing'
import { landingMetadata } from '@nukkad/contracts/endpoints/campaigns/landings'
import { cityPosts, genericPosts, postFeed } from '@nukkad/contracts/endpoints/content/posts'
import { createGiveaway } from '@nukkad/contracts/endpoints/giveaways/giveaway-editing'
import { addBookmark } from '@nukkad/contracts/endpoints/people/saves'
import * as catalogue from '@nukkad/contracts/endpoints/shop/catalogue'
import { createOpening } from '@nukkad/contracts/endpoints/site/opening-editing'
import { postSearch } from '@nukkad/contracts/endpoints/site/search'
import { autocomplete } from '@nukkad/contracts/endpoints/site/search-suggestions'
import { givenIn } from '../../testing/users.given.ts'
import { useSeededWorld } from '../../testing/world.ts'

const world = useSeededWorld()
const visitor = () => world.settings.PUBLIC_TOKEN

describe('validation of enumerated fields', () => {
  test('answers an invalid value with all allowed ones, in a query, a path or a body', async () => {
    const { token } = await givenIn(world).user()
    const answers = [
      await world.call(landingMetadata, { params: { type: 'planet' } }),
      await world.call(addBookmark, { as: token, body: { kind: 'cloud', ref: 'x' } }),
      await world.call(postSearch, { as: visitor(), query: { sort: 'sideways' } }),
      await world.call(cityPosts, { as: visitor(), query: { sort: '15' } }),
      await world.call(cityPosts, { as: visitor(), query: { sort: 'sideways' } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
    expect(answers.map(({ error }) => error.fields)).toEqual([
      { type: 'must be one of trusted-reviews, city-guides, city, tag, locality, locality-tag, reviews, events' },
      { kind: 'must be one of product, place, post, event, mall, video, map, discovery, guide, review' },
      { sort: 'must be one of popular, latest, curated' },
      { sort: 'must be one of 10, 20, popular, latest, curated' },
      { sort: 'must be a number or one of popular, latest, curated' },
    ])
  })
})

describe('names of sort orders', () => {
  test.each([
    ['popular', 10],
    ['curated', 10],
    ['Latest', 20],
    ['20', 20],
  ])('are accepted in place of the number in a feed: %s is %i', async (sort, number) => {
    for (const endpoint of [cityPosts, genericPosts, postFeed]) {
      const ask = (value: unknown) =>
        world.call(endpoint, { params: { type: 'all' }, as: visitor(), query: { city: 'delhi', sort: value } })
      const [byWord, byNumber] = [await ask(sort), await ask(number)]
      expect(byWord).toMatchObject({ status: 200, body: { sort: number } })
      expect(byWord.body).toEqual(byNumber.body)
    }
  })

  test.each([
    ['curated', 1],
    ['popular', 10],
    ['latest', 20],
    ['price high to low', 2],
    ['price-low-to-high', 3],
    ['Newest arrivals', 5],
  ])('are accepted in place of the number in a product list: %s is %i', async (sort, number) => {
    const as = visitor()
    const byWord = await world.call(catalogue.listProducts, { as, query: { sort } })
    const byNumber = await world.call(catalogue.listProducts, { as, query: { sort: number } })
    expect(byWord.body.data.map(({ slug }) => slug)).toEqual(byNumber.body.data.map(({ slug }) => slug))
    expect(byWord.body.sort).toBe(byNumber.body.sort)
  })

  test.each([
    ['curated', 'popular'],
    ['20', 'latest'],
  ])('may be given as a number in the search: %s is %s', async (sort, word) => {
    expect((await world.call(postSearch, { as: visitor(), query: { sort } })).body.sort).toBe(word)
  })
})

describe('the provider parameter', () => {
  test('is used as the city of a feed when no city is given', async () => {
    for (const endpoint of [cityPosts, genericPosts]) {
      const ask = async (query: object) => {
        const { status, body } = await world.call(endpoint, { as: visitor(), query: { ...query } })
        return [status, body.total, body.data.map(({ city }) => city)]
      }
      expect(await ask({ provider: 'goa' })).toEqual(await ask({ city: 'goa' }))
      expect(await ask({ provider: 'all' })).toEqual(await ask({}))
      expect(await ask({ provider: 'goa', city: 'pune' })).toEqual(await ask({ city: 'pune' }))
    }
  })
})

test.each([
  ['commas as separators', 'recent=jhola,momos'],
  ['one parameter each', 'recent=jhola&recent=momos'],
  ['line breaks as separators', 'recent=jhola%0Amomos'],
  ['a repeated term', 'recent=jhola,%20momos,Jhola'],
])('recent searches are read as a list, with %s', async (_, query) => {
  const { statusCode, body } = await world.app.inject(`/api${autocomplete.url}?${query}`)
  const titles = JSON.parse(body).data.suggestions.slice(0, 3) as { title: string; kind: string }[]
  expect(statusCode).toBe(200)
  expect(titles.slice(0, 2).map(({ title }) => title.toLowerCase())).toEqual(['jhola', 'momos'])
  expect(titles[2]?.title).not.toMatch(/jhola/i)
})

test.each([
  ['poll', createBallot],
  ['form', createForm],
  ['giveaway', createGiveaway],
  ['opening', createOpening],
] as const)('the name of a %s may be as long as the database allows, and no longer', async (_, create) => {
  const { token: as } = await givenIn(world).user({ role: 'campaigner' })
  const named = (length: number) => world.call(create, { as, body: { id: 'a'.repeat(length), title: 'Named' } })
  const long = await named(81)
  expect([long.status, long.error.fields]).toEqual([400, { id: 'is too long: at most 80 characters' }])
  expect((await named(80)).status).toBe(200)
})
