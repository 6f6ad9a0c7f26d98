import {
  agreeToEngagement,
  ownEngagement,
  withdrawEngagement,
} from '@nukkad/contracts/endpoints/people/engagement-consent'
import { me } from '@nukkad/contracts/endpoints/people/users'
import { givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()
const given = givenIn(world)
const told = { city: 'goa', preferences: ['food', 'events'], gender: 'woman', age: 31 }

describe('the engagement profile', () => {
  test('is stored with consent, returned with the account, and deleted on withdrawal', async () => {
    const asha = await given.user()
    const read = async () => (await world.call(ownEngagement, { as: asha.token })).body.data
    expect(await read()).toBeNull()

    const agreed = await world.call(agreeToEngagement, { as: asha.token, body: told })
    expect(agreed.body.data.engagement).toEqual(told)
    expect(await read()).toEqual(told)
    expect((await world.call(me, { as: asha.token })).body).toMatchObject({ data: { engagement: told } })

    const withdrawn = await world.call(withdrawEngagement, { as: asha.token })
    expect(withdrawn.body.data.engagement).toBeNull()
    expect(await world.db`select from engagement_profile where user_id = ${asha.id}`).toHaveLength(0)
  })

  test('is refused for guests, children and unknown preferences', async () => {
    expect((await world.call(agreeToEngagement, { body: told })).status).toBe(401)
    const { token: as } = await given.user()
    expect((await world.call(agreeToEngagement, { as, body: { ...told, age: 17 } })).status).toBe(400)
    expect((await world.call(agreeToEngagement, { as, body: { ...told, age: 18 } })).status).toBe(200)
    expect((await world.call(agreeToEngagement, { as, body: { ...told, preferences: ['gambling'] } })).status).toBe(400)
  })
})
