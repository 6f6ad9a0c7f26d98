import type { Endpoint } from '@nukkad/contracts'
import { makeLinks } from '@nukkad/contracts/endpoints/campaigns/link-editing'
import { createSavedList, shareSavedList } from '@nukkad/contracts/endpoints/people/saved-lists'
import { givenMerchants } from '../modules/merchants/merchants.given.ts'
import { allEndpoints, queryFieldsOf } from '../testing/endpoints.ts'
import { givenIn } from '../testing/users.given.ts'
import { useSeededWorld } from '../testing/world.ts'

const world = useSeededWorld()

/** Every list in the contract, also future ones, except the access feed, which pages its sections. */
const lists = allEndpoints.filter(([name, endpoint]) => 'page' in queryFieldsOf(endpoint) && name !== 'accessFeed')

/** Parameters that some lists need. */
const params = { type: 'all', slug: 'lodhi-garden', id: 'ananya', productSlug: 'indigo-block-print-kurta' }
const special: Record<string, { params?: object; query?: object }> = {
  accessBucket: { params: { category: 'cafes' } },
  brandReviews: { params: { slug: 'dilli-dyers' } },
  getBrand: { query: { slug: 'dilli-dyers' } },
  merchantProducts: { query: { slug: 'dilli-dyers' } },
  listAnswers: { params: { id: 'chai-of-the-month' } },
  productsOfGiftTag: { params: { tag: 'cooking' } },
  listEvents: { params: { type: 'upcoming' } },
  nearbyPlaces: { query: { city: 'delhi' } },
  searchAll: { query: { q: 'kurta' } },
}

const tokens: Partial<Record<Endpoint['access'], string>> = {}
beforeAll(async () => {
  const given = givenIn(world)
  Object.assign(tokens, {
    visitor: world.settings.PUBLIC_TOKEN,
    user: (await given.user()).token,
    editor: (await given.user({ role: 'editor' })).token,
    campaigner: (await given.user({ role: 'campaigner' })).token,
    merchant: (await givenMerchants(world).merchant()).token,
  })
  const gift = { kind: 'page', text: 'A page to read', href: '/delhi' } as const
  const now = world.clock.now().getTime()
  const [startsAt, endsAt] = [now, now + 3_600_000].map((at) => new Date(at).toISOString()) as [string, string]
  const tokensMade = { kind: 'token', title: 'For a list', count: 1, line: '', gift, startsAt, endsAt } as const
  const { body } = await world.call(makeLinks, { as: tokens.campaigner, body: tokensMade })
  special.linksOfBatch = { params: { id: body.data.batch } }
  const { body: made } = await world.call(createSavedList, { as: tokens.user, body: { name: 'Diwali gifts' } })
  const ofList = { listId: made.data.listId }
  const shared = await world.call(shareSavedList, { as: tokens.user, params: ofList, body: { sharedAs: 'Asha' } })
  special.getSavedList = { params: ofList }
  special.sharedSavedList = { params: { code: shared.body.data.path.split('/').at(-1) } }
})
const ask = (name: string, endpoint: Endpoint, page: unknown) =>
  world.call(endpoint, {
    params: { ...params, ...special[name]?.params },
    query: { ...special[name]?.query, page },
    as: tokens[endpoint.access],
  })

test('the contract has lists with pages', () => expect(lists.length).toBeGreaterThanOrEqual(29))

describe.each(lists)('the list %s', (name, endpoint) => {
  test('refuses page 0, -1, 1e9 and x, and names the field', async () => {
    for (const page of [0, -1, 1e9, 'x']) {
      const { status, error } = await ask(name, endpoint, page)
      expect([page, status, Object.keys(error?.fields ?? {})]).toEqual([page, 400, ['page']])
    }
  })

  test('is empty past its end', async () => {
    const { status, body } = await ask(name, endpoint, queryFieldsOf(endpoint).page?.maximum)
    expect([status, body]).toEqual([200, expect.objectContaining({ data: [], hasNext: false })])
  })
})
