import {
  addBookmark,
  forgetDiscovery,
  listBookmarks,
  removeBookmark,
  saveDiscovery,
  savedProducts,
  savedRefs,
} from '@nukkad/contracts/endpoints/people/saves'
import { givenIn } from '../../testing/users.given.ts'
import { useSeededWorld } from '../../testing/world.ts'

const world = useSeededWorld()
const given = givenIn(world)

const kurta = { kind: 'product', ref: 'indigo-block-print-kurta' } as const
const slugsOfShop = async (count: number) => {
  const rows = await world.db<{ slug: string }[]>`select slug from product_listing order by product_id limit ${count}`
  return rows.map(({ slug }) => slug)
}

describe('bookmarks', () => {
  test('are stored once, however often and at once they are added, and can be removed', async () => {
    const { token: as } = await given.user()
    const taps = Array.from({ length: 24 }, () => world.call(addBookmark, { as, body: kurta }))
    expect((await Promise.all(taps)).map(({ status }) => status)).toEqual(Array(24).fill(200))

    const { body } = await world.call(listBookmarks, { as })
    expect(body).toMatchObject({ total: 1, data: [{ ...kurta, product: { slug: kurta.ref, price: 1499 } }] })
    expect((await world.call(savedRefs, { as })).body.data).toEqual([kurta])

    await world.call(removeBookmark, { as, body: kurta })
    expect((await world.call(removeBookmark, { as, body: kurta })).body.data.isSaved).toBe(false)
    expect((await world.call(savedProducts, { as })).body.data).toEqual([])
  })

  test('are private to their owner', async () => {
    const [asha, dev] = [await given.user(), await given.user()]
    await world.call(addBookmark, { as: asha.token, body: kurta })
    expect((await world.call(listBookmarks, { as: dev.token })).body.total).toBe(0)
    await world.call(removeBookmark, { as: dev.token, body: kurta })
    expect((await world.call(listBookmarks, { as: asha.token })).body.total).toBe(1)
  })

  test('are paged, newest first; an invalid page is refused and one past the end is empty', async () => {
    const { token: as } = await given.user()
    const slugs = await slugsOfShop(5)
    for (const ref of slugs) await world.call(addBookmark, { as, body: { kind: 'product', ref } })

    const second = await world.call(savedProducts, { as, query: { page: 2, pagesize: 2 } })
    expect(second.body.data.map(({ slug }) => slug)).toEqual([slugs[2], slugs[1]])
    expect(second.body).toMatchObject({ total: 5, hasNext: true })

    for (const endpoint of [savedProducts, listBookmarks]) {
      for (const page of [0, -1, 'x', 1e9])
        expect((await world.call(endpoint, { as, query: { page } })).status).toBe(400)
      expect((await world.call(endpoint, { as, query: { page: 100 } })).body.data).toEqual([])
    }
  })

  test('stay without a card when their product is no longer sold', async () => {
    const { token: as } = await given.user()
    const [ref] = await slugsOfShop(1)
    await world.call(addBookmark, { as, body: { kind: 'product', ref } })
    await world.db`update product set is_published = false where slug = ${String(ref)}`
    await world.db`select refresh_products(array(select id from product where slug = ${String(ref)}))`

    expect((await world.call(listBookmarks, { as })).body.data).toMatchObject([{ ref, product: null }])
    expect((await world.call(savedProducts, { as })).body).toMatchObject({ data: [], total: 0 })
  })

  test('are refused with 404 for unknown things and things of another city', async () => {
    const { token: as } = await given.user()
    for (const body of [
      { kind: 'product', ref: 'no-such-thing' },
      { kind: 'place', ref: 'no-such-place' },
      { kind: 'place', ref: 'goa/lodhi-garden' },
      { kind: 'post', ref: 'goa/best-chai-in-delhi' },
      { kind: 'event', ref: 'delhi/no-such-evening' },
    ])
      expect((await world.call(addBookmark, { as, body })).status).toBe(404)
    for (const body of [{ kind: 'planet', ref: 'mars' }, { kind: 'product', ref: '../x' }, {}])
      expect((await world.call(addBookmark, { as, body })).status).toBe(400)
  })

  test('have a card for every kind, and posts of any kind are kept as posts', async () => {
    const { token: as } = await given.user()
    for (const body of [
      { kind: 'place', ref: 'lodhi-garden' },
      { kind: 'guide', ref: 'delhi/best-chai-in-delhi' },
      kurta,
    ])
      expect((await world.call(addBookmark, { as, body })).status).toBe(200)
    const { body } = await world.call(listBookmarks, { as })
    expect(body).toMatchObject({
      total: 3,
      counts: { place: 1, post: 1, product: 1 },
      data: [
        { kind: 'product', product: { slug: kurta.ref }, place: null },
        { kind: 'post', post: { slug: 'best-chai-in-delhi', city: 'delhi' } },
        { kind: 'place', place: { slug: 'lodhi-garden' } },
      ],
    })
    expect((await world.call(listBookmarks, { as, query: { kind: 'place' } })).body).toMatchObject({ total: 1 })
  })

  test('accept any name of a thing and return one', async () => {
    const { token: as } = await given.user()
    const [post] = await world.db<[{ id: string }]>`select id::text from post where slug = 'best-chai-in-delhi'`
    const [event] = await world.db<[{ slug: string }]>`
      select slug from event where city = 'delhi' and starts_at > now() order by starts_at limit 1`
    const names = [
      { kind: 'post', refs: ['delhi/best-chai-in-delhi', 'best-chai-in-delhi', post.id] },
      { kind: 'event', refs: [`delhi/${event.slug}`, event.slug] },
      { kind: 'place', refs: ['lodhi-garden', 'delhi/lodhi-garden'] },
    ]
    for (const { kind, refs } of names) {
      for (const ref of refs) {
        const wanted = { as, body: { kind, ref } }
        expect((await world.call(addBookmark, wanted)).body.data).toEqual({ kind, ref: refs[0], isSaved: true })
        expect((await world.call(savedRefs, { as })).body.data).toEqual([{ kind, ref: refs[0] }])
        expect((await world.call(removeBookmark, wanted)).body.data).toEqual({ kind, ref: refs[0], isSaved: false })
        expect((await world.call(savedRefs, { as })).body.data).toEqual([])
      }
    }
  })

  test('accept the slug of a discovery in a city', async () => {
    const { token: as } = await given.user()
    const params = { discoveryId: 'best-chai-in-delhi' }
    const { body } = await world.call(saveDiscovery, { as, params, query: { city: 'delhi' } })
    expect(body.data).toEqual({ kind: 'post', ref: 'delhi/best-chai-in-delhi', isSaved: true })
    expect((await world.call(saveDiscovery, { as, params: { discoveryId: 'no-such-thing' } })).status).toBe(404)
    await world.call(forgetDiscovery, { as, params, query: { city: 'delhi' } })
    expect((await world.call(savedRefs, { as })).body.data).toEqual([])
  })

  test('are limited to a thousand', async () => {
    const { id, token: as } = await given.user()
    await world.db`
      insert into saved_item (user_id, kind, ref) select ${id}, 'product', 'p-' || n from generate_series(1, 1000) n`
    const refused = await world.call(addBookmark, { as, body: kurta })
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'You have saved 1000 things. Remove some to save more.',
    ])
  })
})
