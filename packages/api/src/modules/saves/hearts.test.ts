import { getPlace } from '@nukkad/contracts/endpoints/city/places'
import { getDiscoveryDetails } from '@nukkad/contracts/endpoints/content/posts'
import { addBookmark, listBookmarks, removeBookmark } from '@nukkad/contracts/endpoints/people/saves'
import { givenIn } from '../../testing/users.given.ts'
import { useSeededWorld } from '../../testing/world.ts'
import { heartChecks } from '../operations/invariants/hearts.ts'

const world = useSeededWorld()
const given = givenIn(world)

const garden = { kind: 'place', ref: 'lodhi-garden' } as const
const chai = { kind: 'post', ref: 'delhi/best-chai-in-delhi' } as const
const [check] = heartChecks
const wrong = async () => (await check?.find(world.db, world.clock.now(), 20)) ?? []
const ofGarden = async () => (await world.call(getPlace, { params: { slug: 'lodhi-garden' } })).body.data.saves
const ofChai = async () => {
  const params = { id: 'best-chai-in-delhi' }
  return (await world.call(getDiscoveryDetails, { params, query: { city: 'delhi' } })).body.data.saves
}

describe('the saves of places and posts', () => {
  test('match the number of bookmarks, also under concurrency', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => given.user()))
    const before = [await ofGarden(), await ofChai()]

    await Promise.all(
      people.flatMap(({ token: as }, at) => [
        world.call(addBookmark, { as, body: garden }),
        world.call(addBookmark, { as, body: chai }),
        // Saving twice counts once, and removing what was not saved changes nothing.
        world.call(addBookmark, { as, body: garden }),
        ...(at % 3 === 0 ? [world.call(removeBookmark, { as, body: chai })] : []),
      ]),
    )
    expect(await ofGarden()).toBe((before[0] ?? 0) + 12)
    expect(await wrong()).toEqual([])

    await Promise.all(people.map(({ token: as }) => world.call(removeBookmark, { as, body: garden })))
    await Promise.all(people.map(({ token: as }) => world.call(removeBookmark, { as, body: chai })))
    expect([await ofGarden(), await ofChai()]).toEqual(before)
    expect(await wrong()).toEqual([])
  })

  test('decrease when an account is deleted', async () => {
    const before = await ofGarden()
    const { id, token: as } = await given.user()
    await world.call(addBookmark, { as, body: garden })
    expect(await ofGarden()).toBe(before + 1)
    await world.db`delete from app_user where id = ${id}`
    expect(await ofGarden()).toBe(before)
  })

  test('move with a post that gets another slug, as its bookmarks do', async () => {
    const { token: as } = await given.user()
    await world.call(addBookmark, { as, body: chai })
    const before = await ofChai()
    await world.db`update post set slug = 'chai-by-another-name' where slug = 'best-chai-in-delhi'`
    const { body } = await world.call(listBookmarks, { as })
    expect(body.data).toMatchObject([{ ref: 'delhi/chai-by-another-name', post: { saves: before } }])
    await world.db`update post set slug = 'best-chai-in-delhi' where slug = 'chai-by-another-name'`
    await world.call(removeBookmark, { as, body: chai })
    expect(await ofChai()).toBe(before - 1)
    expect(await wrong()).toEqual([])
  })

  test('are verified by an invariant and corrected by its repair', async () => {
    const before = await ofGarden()
    const { token: as } = await given.user()
    await world.db`alter table saved_item disable trigger saved_item__hearts_new`
    await world.call(addBookmark, { as, body: garden })
    await world.db`alter table saved_item enable trigger saved_item__hearts_new`
    expect(await wrong()).toEqual([{ id: 'place lodhi-garden', text: `counts ${before}, was given ${before + 1}` }])

    expect(await world.modules.operations.service.repair('hearts')).toEqual({ name: 'hearts', count: 1 })
    expect([await wrong(), await ofGarden()]).toEqual([[], before + 1])
  })
})

test('a mall, a video and a map can be saved, each with its card', async () => {
  const { token: as } = await given.user()
  const [film] = await world.db<[{ slug: string }]>`select slug from video where city = 'delhi' order by id limit 1`
  for (const body of [
    { kind: 'mall', ref: 'select-citywalk' },
    { kind: 'map', ref: 'street-food-trail' },
    { kind: 'video', ref: film.slug },
  ])
    expect((await world.call(addBookmark, { as, body })).status).toBe(200)
  expect((await world.call(addBookmark, { as, body: { kind: 'mall', ref: 'no-such-mall' } })).status).toBe(404)

  const { body } = await world.call(listBookmarks, { as })
  expect(body).toMatchObject({
    counts: { mall: 1, map: 1, video: 1 },
    data: [
      { kind: 'video', video: { slug: film.slug, href: `/delhi/lbbtv?v=${film.slug}` }, mall: null },
      { kind: 'map', map: { href: '/delhi/map/street-food-trail', image: { width: 1200 } } },
      { kind: 'mall', mall: { href: '/delhi/mall/select-citywalk', floors: expect.any(Number) } },
    ],
  })
  expect((await world.call(listBookmarks, { as, query: { kind: 'map' } })).body).toMatchObject({ total: 1 })
})
