import { getProfile } from '@nukkad/contracts/endpoints/people/profiles'
import { me, ownProfile, updateProfile } from '@nukkad/contracts/endpoints/people/users'
import { givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()
const given = givenIn(world)
const change = (as: string | undefined, changes = {}) =>
  world.call(updateProfile, { as, body: { firstName: 'Asha', lastName: 'Verma', ...changes } })

describe('updating a profile', () => {
  test('changes the names of its owner', async () => {
    const asha = await given.user()
    const { body } = await change(asha.token, { firstName: '  Asha   Devi ', websiteLink: 'https://asha.example' })
    expect(body.data).toMatchObject({ firstName: 'Asha Devi', displayName: 'Asha Devi Verma' })
    expect((await world.call(me, { as: asha.token })).body).toMatchObject({ data: { displayName: 'Asha Devi Verma' } })
  })

  test('needs a signed-in user', async () => {
    expect(await change(undefined)).toMatchObject({ status: 401, error: { message: 'Unauthorized' } })
  })

  test.each(['javascript:alert(1)', 'data:text/html,<script>', '//evil', 'asha.example'])(
    'refuses the link %s',
    async (websiteLink) => {
      const asha = await given.user()
      expect((await change(asha.token, { websiteLink })).error.fields).toEqual({
        websiteLink: 'must be a web address that starts with https://',
      })
    },
  )

  test.each([
    ['@asha.menon', 'https://www.instagram.com/asha.menon'],
    ['https://instagram.com/asha', 'https://instagram.com/asha'],
    ['', ''],
  ])('links %s to Instagram', async (instagramLink, link) => {
    const asha = await given.user()
    expect((await change(asha.token, { instagramLink })).status).toBe(200)
    expect((await world.call(ownProfile, { as: asha.token })).body.data.instagramLink).toBe(link)
  })

  test.each([
    'https://evil.example/x',
    'https://instagram.com.evil.example/asha',
    'https://evil.example/instagram.com',
  ])('refuses %s as a link to Instagram', async (instagramLink) => {
    const asha = await given.user()
    expect((await change(asha.token, { instagramLink })).error.fields).toEqual({
      instagramLink: 'must be a name on Instagram, or an address on instagram.com',
    })
  })

  test('keeps markup as plain text', async () => {
    const asha = await given.user()
    const { body } = await change(asha.token, { lastName: '<script>alert(1)</script>' })
    expect(body.data.lastName).toBe('<script>alert(1)</script>')
  })

  test('names all wrong fields', async () => {
    const asha = await given.user()
    expect((await change(asha.token, { firstName: '', lastName: 7 })).error.fields).toEqual({
      firstName: 'is required',
      lastName: 'must be text',
    })
  })

  test('shows others the line, story and picture, and refuses another user’s picture', async () => {
    const [asha, dev] = [await given.user(), await given.user()]
    const id = 'a'.repeat(22)
    await world.db`
      insert into media (id, user_id, bytes, width, height, ground)
      values (${id}, ${asha.id}, ${Buffer.from('webp')}, 640, 640, '#112233')`
    const words = { line: 'Walks first.', description: 'Then writes.', picture: `/api/media/${id}` }
    expect((await change(dev.token, words)).error.fields).toHaveProperty('picture')
    expect((await change(asha.token, words)).status).toBe(200)
    const seen = (await world.call(getProfile, { params: { id: asha.id } })).body.data
    expect(seen).toMatchObject({ name: 'Asha V.', line: 'Walks first.', story: 'Then writes.', image: { width: 640 } })
    const own = (await world.call(ownProfile, { as: asha.token })).body.data
    expect(own).toMatchObject({
      lastName: 'Verma',
      line: 'Walks first.',
      isAuthor: false,
      picture: { color: '#112233' },
    })
    await change(asha.token, { picture: null })
    expect((await world.call(getProfile, { params: { id: asha.id } })).body.data).toMatchObject({
      image: null,
      line: 'Walks first.',
    })
    expect((await world.call(ownProfile)).status).toBe(401)
  })

  test('changes the public profile of an author', async () => {
    const meera = await given.user({ firstName: 'Meera' })
    await world.db`
      insert into author (user_id, handle, name, line, story) values (${meera.id}, 'meera-k', 'Meera Kapoor', 'a', 'b')`
    await change(meera.token, { firstName: 'Meera', lastName: 'Kapoor Sen', line: 'Rain.', description: 'Umbrellas.' })
    const { body } = await world.call(getProfile, { params: { id: 'meera-k' } })
    expect(body.data).toMatchObject({ name: 'Meera Kapoor Sen', line: 'Rain.', story: 'Umbrellas.' })
  })
})
