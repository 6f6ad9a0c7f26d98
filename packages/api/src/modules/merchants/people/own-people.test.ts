import { merchantDashboard } from '@nukkad/contracts/endpoints/merchants/merchant'
import {
  changeOwner,
  inviteColleague,
  inviteColleagueAgain,
  ownPeople,
  peopleLimits,
  removeColleague,
  withdrawColleague,
} from '@nukkad/contracts/endpoints/merchants/own-people'
import type { Db } from '../../../db.ts'
import { carelessDb, unlocked } from '../../../testing/database/careless-db.ts'
import { untilSeen } from '../../../testing/until-seen.ts'
import { givenIn } from '../../../testing/users.given.ts'
import { eventually, givenGateway, useWorldWithGateway } from '../../payments/gateway.given.ts'
import { type GivenMerchant, givenMerchants, ok } from '../merchants.given.ts'
import type { InvitationService } from './invitations.service.ts'
import { givenJoining, newPassword } from './joining.given.ts'
import { createOwnPeopleService } from './own-people.service.ts'

const world = useWorldWithGateway()
const given = givenJoining(world)
beforeAll(() => Promise.all([given.ground(), world.endedSessions.start()]))

/** A merchant with an owner, who came first, and a colleague. */
async function shop(): Promise<{ farida: GivenMerchant; imran: GivenMerchant }> {
  const farida = await givenMerchants(world).merchant()
  return { farida, imran: await givenMerchants(world).merchant(farida.merchantId) }
}
type Person = Pick<GivenMerchant, 'token'>
const read = async ({ token }: Person) => ok(await world.call(ownPeople, { as: token })).data
const invite = ({ token }: Person, email: string) => world.call(inviteColleague, { as: token, body: { email } })
const withdraw = ({ token }: Person, id: number) => world.call(withdrawColleague, { as: token, params: { id } })
const remove = ({ token }: Person, { id }: { id: string }) => world.call(removeColleague, { as: token, params: { id } })
const own = ({ token }: Person, { id }: { id: string }, isOwner: boolean) =>
  world.call(changeOwner, { as: token, params: { id }, body: { isOwner } })
const ownersSeenBy = async (person: Person) =>
  (await read(person)).people.filter(({ isOwner }) => isOwner).map(({ id }) => id)
const mailsTo = async (email: string) => (await givenGateway(world).mailsTo(email)).map(({ subject }) => subject)

test('an owner invites a colleague, who joins; the others are told', async () => {
  const { farida, imran } = await shop()
  const email = given.newEmail()
  const { data } = ok(await invite(farida, email))
  expect(data).toMatchObject({ isOwner: true, me: farida.id, invitations: [{ email }], changed: { by: 'Meera' } })
  expect((await invite(farida, email)).error.fields).toEqual({ email: 'is invited already' })
  expect((await read(imran)).invitations).toMatchObject([{ email }])

  ok(await given.join(await given.tokenFor(email), { firstName: 'Zoya', password: newPassword }))
  const { people, invitations } = await read(farida)
  expect([people.map((one) => one.email), invitations]).toEqual([[farida.email, imran.email, email], []])
  const joined = expect.stringMatching(/^Zoya now acts for /)
  expect(await mailsTo(farida.email)).toContainEqual(joined)
  expect(await mailsTo(imran.email)).toContainEqual(joined)
  expect(await mailsTo(email)).not.toContainEqual(joined)
})

test('somebody who is no owner reads the people and changes none of them', async () => {
  const { farida, imran } = await shop()
  const invited = ok(await invite(farida, given.newEmail())).data.invitations[0]?.id ?? 0
  expect(await read(imran)).toMatchObject({ isOwner: false, me: imran.id })
  const refused = [
    await invite(imran, given.newEmail()),
    await withdraw(imran, invited),
    await world.call(inviteColleagueAgain, { as: imran.token, params: { id: invited } }),
    await remove(imran, farida),
    await own(imran, imran, true),
  ]
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  expect((await read(farida)).invitations).toHaveLength(1)
})

test('an owner sends an invitation again after a minute, and the link before it stops working', async () => {
  const { farida } = await shop()
  const email = given.newEmail()
  const id = ok(await invite(farida, email)).data.invitations[0]?.id ?? 0
  const before = await given.tokenFor(email)
  const sendAgain = () => world.call(inviteColleagueAgain, { as: farida.token, params: { id } })
  expect((await sendAgain()).status).toBe(429)
  world.clock.forward(61)
  expect(ok(await sendAgain()).data.invitations).toMatchObject([{ email }])

  const person = { firstName: 'Zoya', password: newPassword }
  expect((await given.join(before, person)).status).toBe(400)
  ok(await given.join(await given.tokenFor(email), person))
  expect((await read(farida)).invitations).toEqual([])
})

test('the people of another merchant are out of reach', async () => {
  const { farida } = await shop()
  const other = await shop()
  const invited = ok(await invite(other.farida, given.newEmail())).data.invitations[0]?.id ?? 0
  const refused = [
    await withdraw(farida, invited),
    await world.call(inviteColleagueAgain, { as: farida.token, params: { id: invited } }),
    await remove(farida, other.imran),
    await own(farida, other.imran, true),
  ]
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  const guest = await givenIn(world).user()
  expect((await world.call(ownPeople, { as: guest.token })).status).toBe(403)
  expect((await world.call(ownPeople)).status).toBe(401)
})

test('a removed colleague loses access at once and gets an email', async () => {
  const { farida, imran } = await shop()
  ok(await world.call(merchantDashboard, { as: imran.token }))
  expect(ok(await remove(farida, imran)).data).toEqual({ hasLeft: false })
  await eventually(async () => (await world.call(merchantDashboard, { as: imran.token })).status === 401)
  expect((await read(farida)).people.map(({ id }) => id)).toEqual([farida.id])
  expect(await mailsTo(imran.email)).toContainEqual(expect.stringMatching(/^You no longer act for /))
  expect((await remove(farida, imran)).status).toBe(404)
})

test('the last account and the last owner stay', async () => {
  const { farida, imran } = await shop()
  expect((await remove(farida, farida)).error.message).toMatch(/needs an owner/)
  expect((await own(farida, farida, false)).error.message).toMatch(/needs an owner/)
  ok(await own(farida, imran, true))
  expect(await ownersSeenBy(imran)).toEqual([farida.id, imran.id])
  expect(ok(await remove(farida, farida)).data).toEqual({ hasLeft: true })
  expect((await remove(imran, imran)).error.message).toMatch(/the only one here/)
  expect(await ownersSeenBy(imran)).toEqual([imran.id])
})

test('a colleague leaves by themselves, and an owner hands the shop over', async () => {
  const { farida, imran } = await shop()
  ok(await own(farida, imran, true))
  expect(ok(await own(farida, farida, false)).data.isOwner).toBe(false)
  expect(await ownersSeenBy(farida)).toEqual([imran.id])
  expect(ok(await remove(farida, farida)).data).toEqual({ hasLeft: true })
})

test('open invitations, and those within a day, are limited', async () => {
  const { farida } = await shop()
  for (let nth = 0; nth < peopleLimits.invitations; nth += 1) {
    await world.db`
      insert into merchant_invitation (merchant_id, email, hash, sent_at, expires_at)
      values (${farida.merchantId}, ${given.newEmail()}, ${Buffer.from(`${farida.merchantId}:${nth}`)}, now(),
        now() + interval '7 days')`
  }
  expect((await invite(farida, given.newEmail())).error.message).toMatch(/At most 20 invitations/)
  const open = (await read(farida)).invitations
  ok(await withdraw(farida, open[0]?.id ?? 0))
  await world.db`
    insert into staff_change (kind, id, version, changed_at)
    select 'merchant-people', ${String(farida.merchantId)}, n, ${world.clock.now()}
    from generate_series(2, ${peopleLimits.changesPerDay}::integer) n`
  expect((await invite(farida, given.newEmail())).status).toBe(429)
  ok(await withdraw(farida, open[1]?.id ?? 0))
})

describe('two owners who remove each other at once', () => {
  const removeEachOther = async (db: Db) => {
    const { farida, imran } = await shop()
    ok(await own(farida, imran, true))
    const service = createOwnPeopleService({
      db,
      now: world.clock.now,
      sessions: world.modules.auth.service.sessions,
      mail: world.modules.mail.service,
      invitations: {} as InvitationService,
    })
    const both = [service.remove(farida.id, Number(imran.id)), service.remove(imran.id, Number(farida.id))]
    const outcomes = await Promise.allSettled(both)
    const [row] = await world.db<{ left: number }[]>`
      select count(*)::integer as left from merchant_account where merchant_id = ${farida.merchantId}`
    return { left: row?.left, removed: outcomes.filter(({ status }) => status === 'fulfilled').length }
  }

  test('leave one of them', async () => {
    for (let round = 0; round < 5; round += 1) expect(await removeEachOther(world.db)).toEqual({ left: 1, removed: 1 })
  })

  test('get in each other’s way without the lock', async () => {
    const careless = carelessDb(world.db, unlocked(/from merchant m\s+where m\.id/))
    const isInTheWay = ({ left, removed }: { left?: number; removed: number }) => left !== 1 || removed !== 1
    expect(isInTheWay(await untilSeen(() => removeEachOther(careless), isInTheWay))).toBe(true)
  })
})
