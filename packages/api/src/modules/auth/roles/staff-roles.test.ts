import { editorPosts } from '@nukkad/contracts/endpoints/content/editor'
import { givenIn } from '../../../testing/users.given.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()
const staff = () => world.modules.auth.service.staffRoles

test('an account becomes an editor and an ordinary one again, and is signed out each time', async () => {
  const asha = await givenIn(world).user({ email: 'asha@team.example', isVerified: true })
  const sessions = async () =>
    (await world.db`select from session_family where user_id = ${asha.id} and ended_at is null`).length
  expect(await staff().give(' Asha@team.example', 'editor')).toBe('user')
  expect(await sessions()).toBe(0)
  const [row] = await world.db`select role from app_user where id = ${asha.id}`
  expect(row?.role).toBe('editor')
  expect((await world.call(editorPosts.list, { as: asha.token })).status).toBe(403)

  expect(await staff().give('asha@team.example', 'editor')).toBe('editor')
  expect(await staff().give('asha@team.example', 'user')).toBe('editor')
})

test('an address that nobody has verified gets no role', async () => {
  await givenIn(world).user({ email: 'claimed@team.example' })
  await expect(staff().give('claimed@team.example', 'editor')).rejects.toThrow(/not verified/)
})

test('nobody gets a role without an account, nor a second one', async () => {
  await expect(staff().give('nobody@team.example', 'editor')).rejects.toMatchObject({
    fields: { email: expect.stringContaining('sign up first') },
  })
  const meera = await givenIn(world).user({ email: 'meera@team.example', role: 'merchant' })
  await expect(staff().give('meera@team.example', 'editor')).rejects.toThrow(/role 'merchant'/)
  const [row] = await world.db`select role from app_user where id = ${meera.id}`
  expect(row?.role).toBe('merchant')
})
