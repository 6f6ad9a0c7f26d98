import { doIFollow, followUser, unfollowUser } from '@nukkad/contracts/endpoints/people/follow'
import { getProfile, listDiscoveries, listFollowers, listFollowing } from '@nukkad/contracts/endpoints/people/profiles'
import { givenIn } from '../../testing/users.given.ts'
import { useSeededWorld } from '../../testing/world.ts'

const world = useSeededWorld()
const given = givenIn(world)

const follow = (as: string, userId: string) => world.call(followUser, { as, params: { userId } })

describe('following', () => {
  test('counts once, however often it is requested, and can be undone', async () => {
    const [asha, dev] = [await given.user(), await given.user({ firstName: 'Dev' })]
    await Promise.all([1, 2, 3].map(() => follow(asha.token, dev.id)))
    expect((await world.call(doIFollow, { as: asha.token, params: { userId: dev.id } })).body.data).toEqual({
      userId: dev.id,
      isFollowing: true,
      followers: 1,
    })
    expect((await world.call(listFollowers, { params: { id: dev.id } })).body).toMatchObject({
      total: 1,
      data: [{ id: asha.id, name: 'Asha' }],
    })
    expect((await world.call(listFollowing, { params: { id: asha.id } })).body.data).toMatchObject([{ name: 'Dev' }])
    const params = { userId: dev.id }
    for (const _ of [1, 2])
      expect((await world.call(unfollowUser, { as: asha.token, params })).body.data.followers).toBe(0)
  })

  test('is refused for oneself and for unknown users', async () => {
    const asha = await given.user()
    expect((await follow(asha.token, asha.id)).error.message).toBe('You cannot follow yourself.')
    for (const nobody of ['999999999', 'no-such-handle', '99999999999999999999'])
      expect((await follow(asha.token, nobody)).status).toBe(404)
  })
})

describe('a profile', () => {
  test('is found by handle or number, and never contains an email address', async () => {
    const byHandle = await world.call(getProfile, { params: { id: 'ananya' } })
    expect(byHandle.body.data).toMatchObject({ id: 'ananya', followers: expect.any(Number) })
    expect(byHandle.body.data.story.length).toBeGreaterThan(20)
    const byNumber = await world.call(getProfile, { params: { id: byHandle.body.data.user_id } })
    expect(byNumber.body).toEqual(byHandle.body)
    expect(JSON.stringify(byHandle.body)).not.toContain('@')

    const asha = await given.user({ email: 'secret@example.com' })
    const { body } = await world.call(getProfile, { params: { id: asha.id } })
    expect(body.data).toMatchObject({ id: asha.id, name: 'Asha', posts: 0 })
    expect(JSON.stringify(body)).not.toContain('secret')
  })

  test('lists what the user wrote, in pages', async () => {
    const { posts } = (await world.call(getProfile, { params: { id: 'ananya' } })).body.data
    const { body } = await world.call(listDiscoveries, { params: { id: 'ananya' }, query: { pagesize: 2 } })
    expect(body).toMatchObject({ total: posts, page: 1, pagesize: 2 })
    expect(body.data.length).toBe(Math.min(2, posts))
    expect((await world.call(listDiscoveries, { params: { id: 'ananya' }, query: { page: 100 } })).body.data).toEqual(
      [],
    )
    const asha = await given.user()
    expect((await world.call(listDiscoveries, { params: { id: asha.id } })).body).toMatchObject({ total: 0, data: [] })
  })

  test('returns 404 for an unknown user and 400 for an invalid page', async () => {
    for (const endpoint of [getProfile, listFollowers, listFollowing, listDiscoveries])
      expect((await world.call(endpoint, { params: { id: 'nobody-here' } })).status).toBe(404)
    for (const page of [0, -1, 'x'])
      expect((await world.call(listFollowers, { params: { id: 'ananya' }, query: { page } })).status).toBe(400)
  })
})
