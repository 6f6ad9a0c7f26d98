import { changeOrganiser } from '@nukkad/contracts/endpoints/content/editor'
import type { Db } from '../../../db.ts'
import { carelessDb, unlocked } from '../../../testing/database/careless-db.ts'
import { untilSeen } from '../../../testing/until-seen.ts'
import { type GivenUser, givenIn } from '../../../testing/users.given.ts'
import { ok } from '../../merchants/merchants.given.ts'
import { useEventEditing } from './edited-events.given.ts'
import { createOrganisers } from './organisers.service.ts'

jest.setTimeout(60_000)
const { world, editor, begin, read } = useEventEditing()

describe('organisers of an event', () => {
  const emailOf = async ({ id }: GivenUser) => {
    const [row] = await world.db<[{ email: string }]>`select email from app_user where id = ${id}`
    return row.email
  }
  const change = async (as: GivenUser, id: string, whom: string, isOrganiser: boolean) =>
    world.call(changeOrganiser, { as: as.token, params: { id }, body: { email: whom, isOrganiser } })

  test('are its creator and people added by email; the last one cannot be removed', async () => {
    const [meera, host] = [await editor(), await givenIn(world).user({ firstName: 'Sohail' })]
    const begun = await begin(meera.token)
    expect(begun.organisers).toMatchObject([{ id: meera.id, name: expect.stringContaining('Meera') }])

    const email = await emailOf(host)
    const added = ok(await change(meera, begun.id, email.toUpperCase(), true))
    expect(added.data.map(({ id }) => id).sort()).toEqual([meera.id, host.id].sort())
    expect(ok(await change(meera, begun.id, await emailOf(meera), false)).data).toMatchObject([{ id: host.id, email }])
    const last = await change(meera, begun.id, email, false)
    expect([last.status, last.error.message]).toEqual([
      409,
      'An event needs at least one organiser: add another one first.',
    ])
    expect(await read(meera.token, begun.id)).toMatchObject({ version: begun.version, organisers: [{ id: host.id }] })

    const nobody = await change(meera, begun.id, 'nobody@nukkad.test', true)
    expect([nobody.status, Object.keys(nobody.error.fields ?? {})]).toEqual([400, ['email']])
    expect((await change(meera, '999999', email, true)).status).toBe(404)
  })

  /** How many organisers are left when two remove each other at once. */
  async function left(db: Db): Promise<number> {
    const [meera, host] = [await editor(), await givenIn(world).user()]
    const { id } = await begin(meera.token)
    const emails = [await emailOf(meera), await emailOf(host)]
    const door = createOrganisers(db)
    await door.change(id, emails[1] ?? '', true)
    await Promise.allSettled(emails.map((email) => door.change(id, email, false)))
    return (await read(meera.token, id)).organisers.length
  }
  test('never become none when two remove each other at once', async () => expect(await left(world.db)).toBe(1))
  test('(may become none without the lock of the event)', async () =>
    expect(
      await untilSeen(
        () => left(carelessDb(world.db, unlocked(/from event where/))),
        (count) => count === 0,
      ),
    ).toBe(0))
})
