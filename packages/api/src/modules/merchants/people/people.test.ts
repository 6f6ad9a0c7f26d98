import { merchantDashboard } from '@nukkad/contracts/endpoints/merchants/merchant'
import {
  inviteToMerchant,
  listMerchants,
  merchantPeople,
  removeMerchantPerson,
  sendInvitationAgain,
  withdrawInvitation,
} from '@nukkad/contracts/endpoints/merchants/merchant-people'
import { ownProfile } from '@nukkad/contracts/endpoints/people/users'
import type { Db } from '../../../db.ts'
import { carelessDb, unlocked } from '../../../testing/database/careless-db.ts'
import { untilSeen } from '../../../testing/until-seen.ts'
import { givenIn } from '../../../testing/users.given.ts'
import { eventually, useWorldWithGateway } from '../../payments/gateway.given.ts'
import { givenMerchants, ok } from '../merchants.given.ts'
import type { InvitationService } from './invitations.service.ts'
import { givenJoining, newPassword } from './joining.given.ts'
import { createPeopleService } from './people.service.ts'

const world = useWorldWithGateway()
const given = givenJoining(world)
let meera = ''
let editorId = ''
beforeAll(() => Promise.all([given.ground(), world.endedSessions.start()]))
const signIn = async () => {
  const editor = await given.editor()
  meera = editor.token
  editorId = editor.id
}
beforeEach(signIn)

const slugOf = async (merchantId: number) => {
  const [row] = await world.db<{ slug: string }[]>`select slug from merchant where id = ${merchantId}`
  return row?.slug ?? ''
}
/** A merchant with this many accounts. */
async function studio(count = 1) {
  const first = await givenMerchants(world).merchant()
  const people = [first]
  for (let nth = 1; nth < count; nth += 1) people.push(await givenMerchants(world).merchant(first.merchantId))
  return { slug: await slugOf(first.merchantId), people }
}
const read = async (slug: string) => ok(await world.call(merchantPeople, { as: meera, params: { slug } })).data
const invite = (slug: string, email: string) =>
  world.call(inviteToMerchant, { as: meera, params: { slug }, body: { email } })
const remove = (slug: string, id: string, isLast?: boolean) =>
  world.call(removeMerchantPerson, { as: meera, params: { slug, id }, body: { ...(isLast && { isLast }) } })

test('the people of merchants are the business of editors', async () => {
  const { slug, people } = await studio()
  for (const as of [undefined, people[0]?.token, (await givenIn(world).user()).token]) {
    const wanted = as === undefined ? 401 : 403
    expect((await world.call(listMerchants, { as })).status).toBe(wanted)
    expect((await world.call(merchantPeople, { as, params: { slug } })).status).toBe(wanted)
    expect((await world.call(inviteToMerchant, { as, params: { slug }, body: { email: 'x@y.in' } })).status).toBe(
      wanted,
    )
    const one = { slug, id: people[0]?.id ?? '' }
    expect((await world.call(removeMerchantPerson, { as, params: one, body: { isLast: true } })).status).toBe(wanted)
  }
  expect((await world.call(merchantPeople, { as: meera, params: { slug: 'nobody' } })).status).toBe(404)
})

test('a colleague is invited, joins, and is counted in the list of merchants', async () => {
  const { slug } = await studio()
  const email = given.newEmail()
  const { data } = ok(await invite(slug, ` ${email.toUpperCase()}`.trim()))
  expect(data).toMatchObject({ invitations: [{ email, by: 'Meera', isExpired: false }], changed: { by: 'Meera' } })
  expect((await invite(slug, email)).error.fields).toEqual({ email: 'is invited already' })
  const listed = async () => ok(await world.call(listMerchants, { as: meera, query: { q: slug } })).data
  expect(await listed()).toEqual([expect.objectContaining({ slug, people: 1, invited: 1, products: 0 })])

  ok(await given.join(await given.tokenFor(email), { firstName: 'Imran', password: newPassword }))
  expect(await listed()).toEqual([expect.objectContaining({ people: 2, invited: 0 })])
  expect((await read(slug)).people.map(({ email: of }) => of)).toContain(email)
  expect((await invite(slug, email)).status).toBe(409)
})

test('a withdrawn invitation opens nothing', async () => {
  const { slug } = await studio()
  const other = await studio()
  const email = given.newEmail()
  const id = ok(await invite(slug, email)).data.invitations[0]?.id ?? 0
  const token = await given.tokenFor(email)
  const withdraw = (of: string) => world.call(withdrawInvitation, { as: meera, params: { slug: of, id } })
  expect((await withdraw(other.slug)).status).toBe(404)
  expect(ok(await withdraw(slug)).data.invitations).toEqual([])
  expect((await given.join(token)).status).toBe(400)
  expect((await withdraw(slug)).status).toBe(404)
  expect((await world.call(sendInvitationAgain, { as: meera, params: { slug, id } })).status).toBe(404)
})

test('a removed account loses access at once and is a shopper’s again', async () => {
  const { slug, people } = await studio(2)
  const [farida, imran] = people
  if (!farida || !imran) throw new Error('two people')
  const other = await studio()
  expect((await remove(other.slug, imran.id)).status).toBe(404)
  ok(await world.call(merchantDashboard, { as: imran.token }))
  const { data } = ok(await remove(slug, imran.id))
  expect(data.people.map(({ id }) => id)).toEqual([farida.id])

  expect([401, 403]).toContain((await world.call(merchantDashboard, { as: imran.token })).status)
  await eventually(async () => (await world.call(ownProfile, { as: imran.token })).status === 401)
  ok(await world.call(merchantDashboard, { as: farida.token }))
  expect(await world.db`select role from app_user where id = ${imran.id}`).toEqual([{ role: 'user' }])
})

test('the last account is removed only when that is confirmed', async () => {
  const { slug, people } = await studio()
  const id = people[0]?.id ?? ''
  const refused = await remove(slug, id)
  expect([refused.status, refused.error.fields]).toEqual([409, { isLast: 'must confirm it' }])
  expect(ok(await remove(slug, id, true)).data.people).toEqual([])
  expect((await remove(slug, id, true)).status).toBe(404)
})

describe('two editors who remove accounts at once', () => {
  const removeTwo = async (db: Db, of: number) => {
    const { slug, people } = await studio(of)
    const service = createPeopleService({
      db,
      now: world.clock.now,
      sessions: world.modules.auth.service.sessions,
      mail: world.modules.mail.service,
      invitations: {} as InvitationService,
    })
    const outcomes = await Promise.allSettled(
      people.slice(0, 2).map(({ id }) => service.remove(slug, Number(id), { isLast: false, userId: editorId })),
    )
    return {
      left: (await read(slug)).people.length,
      refused: outcomes.filter(({ status }) => status === 'rejected').length,
    }
  }
  const careless = () => carelessDb(world.db, unlocked(/from merchant where slug/))

  test('never remove the last two', async () => {
    for (let round = 0; round < 5; round += 1) expect(await removeTwo(world.db, 2)).toEqual({ left: 1, refused: 1 })
  })

  test('both succeed, because one waits for the other', async () => {
    for (let round = 0; round < 5; round += 1) expect(await removeTwo(world.db, 3)).toEqual({ left: 1, refused: 0 })
  })

  test('get in each other’s way without the lock', async () => {
    const isInTheWay = ({ refused }: { refused: number }) => refused > 0
    expect(await untilSeen(() => removeTwo(careless(), 3), isInTheWay)).toEqual({ left: 2, refused: 1 })
  })
})

test('an invitation to an address that the mail server refuses is marked until it is sent again', async () => {
  const { slug } = await studio()
  const id = ok(await invite(slug, 'bounce+maker@example.com')).data.invitations[0]?.id ?? 0
  await world.outbox.drain()
  expect((await read(slug)).invitations).toMatchObject([{ isUndeliverable: true }])
  world.clock.forward(61)
  await signIn()
  const again = ok(await world.call(sendInvitationAgain, { as: meera, params: { slug, id } }))
  expect(again.data.invitations).toMatchObject([{ isUndeliverable: false }])
})

test('invitations that nobody accepted are removed in the end', async () => {
  const { slug } = await studio()
  ok(await invite(slug, given.newEmail()))
  world.clock.forward(96 * 86_400)
  await world.housekeeping.sweep()
  await signIn()
  expect((await read(slug)).invitations).toMatchObject([{ isExpired: true }])
  world.clock.forward(2 * 86_400)
  await world.housekeeping.sweep()
  await signIn()
  expect((await read(slug)).invitations).toEqual([])
})
