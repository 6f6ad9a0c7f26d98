import { me, updateProfile } from '@nukkad/contracts/endpoints/users'
import { givenIn } from '../../testing/given.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()
const given = givenIn(world)
const change = (as: string | undefined, changes = {}) =>
  world.call(updateProfile, { as, body: { firstName: 'Asha', lastName: 'Verma', ...changes } })

describe('a profile', () => {
  test('is changed by its owner', async () => {
    const asha = await given.user()
    const { body } = await change(asha.token, { firstName: '  Asha   Devi ', websiteLink: 'https://asha.example' })
    expect(body.data).toMatchObject({ firstName: 'Asha Devi', displayName: 'Asha Devi Verma' })
    expect((await world.call(me, { as: asha.token })).body).toMatchObject({ data: { displayName: 'Asha Devi Verma' } })
  })

  test('is not changed by a guest', async () => {
    expect(await change(undefined)).toMatchObject({ status: 401, error: { message: 'Unauthorized' } })
  })

  test.each(['javascript:alert(1)', 'data:text/html,<script>', '//evil', 'asha.example'])(
    'with the link %s is refused',
    async (websiteLink) => {
      const asha = await given.user()
      expect((await change(asha.token, { websiteLink })).error.fields).toEqual({
        websiteLink: 'must be a web address that starts with https://',
      })
    },
  )

  test('keeps markup as the text it is', async () => {
    const asha = await given.user()
    const { body } = await change(asha.token, { lastName: '<script>alert(1)</script>' })
    expect(body.data.lastName).toBe('<script>alert(1)</script>')
  })

  test('with wrong fields names all of them', async () => {
    const asha = await given.user()
    expect((await change(asha.token, { firstName: '', lastName: 7 })).error.fields).toEqual({
      firstName: 'is needed',
      lastName: 'must be text',
    })
  })
})
