import { setTimeout } from 'node:timers/promises'
import {
  askForFreshCode,
  type CodePurpose,
  changeNotice,
  endOtherSessions,
  endSession,
  listNotices,
  listSessions,
  ownAccount,
  stopNotice,
  stopNoticePage,
} from '@nukkad/contracts/endpoints/people/account'
import { addAddress } from '@nukkad/contracts/endpoints/people/address'
import { askForCopy, latestCopy, takeCopy } from '@nukkad/contracts/endpoints/people/data-copy'
import { me } from '@nukkad/contracts/endpoints/people/users'
import { strFromU8, unzipSync } from 'fflate'
import type { Queryable } from '../../db.ts'
import { givenIn } from '../../testing/users.given.ts'
import { whileHeld } from '../../testing/while-held.ts'
import { useWorld } from '../../testing/world.ts'
import { givenAddress } from '../address/address.given.ts'
import { givenAuth, goodPassword } from '../auth/auth.given.ts'
import { ok } from '../merchants/merchants.given.ts'
import { givenAccount } from './account.given.ts'

const world = useWorld()
const given = givenAuth(world)
const { freshCode } = givenAccount(world)
const android =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36'

describe('sessions of an account', () => {
  async function twice() {
    const email = given.newEmail()
    const here = ok(await given.signUp(email)).data.jwt_token.access_token
    const there = ok(await given.signIn(email)).data.jwt_token.access_token
    return { email, here, there }
  }
  const list = async (as: string) => ok(await world.call(listSessions, { as })).data

  test('are listed with device and start, the current one first', async () => {
    const { here, there } = await twice()
    const phone = await world.app.inject({
      method: 'POST',
      url: '/api/v2/auth/signup',
      headers: { 'user-agent': android },
      payload: { email: given.newEmail(), password: goodPassword, firstName: 'Dev' },
    })
    expect(await list(phone.json().data.jwt_token.access_token)).toMatchObject([
      { device: 'Chrome on Android', isThis: true },
    ])
    for (const as of [here, there]) expect((await list(as)).map(({ isThis }) => isThis)).toEqual([true, false])
    expect(ok(await world.call(ownAccount, { as: here })).data).toMatchObject({
      sessions: 2,
      hasPassword: true,
      phone: null,
    })
  })

  test('are ended one by one or all but the current one, at once, and only by their owner', async () => {
    const { here, there, email } = await twice()
    const other = (await list(here))[1]?.id ?? ''
    const stranger = await givenIn(world).user()
    expect((await world.call(endSession, { as: stranger.token, params: { id: other } })).status).toBe(404)
    ok(await world.call(endSession, { as: here, params: { id: other } }))
    expect((await world.call(ownAccount, { as: there })).status).toBe(401)
    expect((await world.call(endSession, { as: here, params: { id: other } })).status).toBe(404)

    const third = ok(await given.signIn(email)).data.jwt_token.access_token
    expect(ok(await world.call(endOtherSessions, { as: here })).data.ended).toBe(1)
    expect((await world.call(ownAccount, { as: third })).status).toBe(401)
    expect((await world.call(me, { as: here })).body).toHaveProperty('data')
  })
})

describe('optional notification mails', () => {
  const on = async (as: string) =>
    ok(await world.call(listNotices, { as }))
      .data.filter(({ isOn }) => isOn)
      .map(({ kind }) => kind)

  test('can be turned off and on; those about orders cannot', async () => {
    const { token: as } = await givenIn(world).user()
    expect(await on(as)).toEqual(expect.arrayContaining(['restock', 'orders', 'security']))
    ok(await world.call(changeNotice, { as, body: { kind: 'restock', isOn: false } }))
    expect(await on(as)).not.toContain('restock')
    ok(await world.call(changeNotice, { as, body: { kind: 'restock', isOn: true } }))
    expect(await on(as)).toContain('restock')
    expect((await world.call(changeNotice, { as, body: { kind: 'orders', isOn: false } })).status).toBe(400)
  })

  test('are ended by one click in the mail reader without a session; opening the link changes nothing', async () => {
    const asha = await givenIn(world).user()
    const token = givenAccount(world).stopToken(asha.id, 'restock')
    expect((await world.app.inject(`/api${stopNoticePage.url}?token=${token}`)).statusCode).toBe(200)
    expect(await on(asha.token)).toContain('restock')
    const oneClick = await world.app.inject({
      method: 'POST',
      url: `/api/account/notices/stop?token=${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(oneClick.statusCode).toBe(200)
    expect(await on(asha.token)).not.toContain('restock')
    const forged = `${token.slice(0, -4)}AAAA`
    expect((await world.call(stopNotice, { query: { token: forged } })).status).toBe(404)
  })
})

describe('the copy of one’s data', () => {
  async function asked() {
    const asha = await givenIn(world).user({ firstName: 'Ashalata' })
    ok(await world.call(addAddress, { as: asha.token, body: givenAddress({ line1: '=77, Zafran Gali' }) }))
    const code = await freshCode(asha, 'copy')
    const { id } = ok(await world.call(askForCopy, { as: asha.token, body: { code } })).data
    return { asha, id, code }
  }
  const take = (as: string, id: string) =>
    world.app.inject({ url: `/api/account/copy/${id}/file`, headers: { authorization: `Bearer ${as}` } })

  test('needs a fresh code, holds one’s own rows without secrets, and can be downloaded once', async () => {
    const dev = await givenIn(world).user()
    ok(await world.call(addAddress, { as: dev.token, body: givenAddress({ line1: 'Somebody else’s door' }) }))
    const { asha, id, code } = await asked()
    expect((await world.call(askForCopy, { as: asha.token, body: { code } })).status).toBe(400)
    expect(ok(await world.call(latestCopy, { as: asha.token })).data?.state).toBe('preparing')
    expect((await take(asha.token, id)).statusCode).toBe(404)
    await world.outbox.drain()
    expect(ok(await world.call(latestCopy, { as: asha.token })).data?.state).toBe('ready')

    expect((await take(dev.token, id)).statusCode).toBe(404)
    const file = await take(asha.token, id)
    expect(file.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' })
    const files = Object.entries(unzipSync(file.rawPayload)).map(([name, bytes]) => `${name}\n${strFromU8(bytes)}`)
    const text = files.join('\n')
    for (const held of ['everything.json', 'addresses.csv', `"'=77, Zafran Gali"`, asha.email])
      expect(text).toContain(held)
    const [secret] = await world.db<
      { hash: string | null }[]
    >`select password_hash as hash from app_user where id = ${asha.id}`
    for (const kept of ['Somebody else', 'password_hash', 'code_hash', secret?.hash || 'argon2'])
      expect(text).not.toContain(kept)
    expect((await take(asha.token, id)).statusCode).toBe(404)
    expect((await world.call(takeCopy, { params: { id } })).status).toBe(401)
  })

  test('is downloaded by one of three requests at once', async () => {
    const { asha, id } = await asked()
    await world.outbox.drain()
    const waiting = (tx: Queryable) => tx`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const { done } = await whileHeld(world.db, {
      hold: (tx) => tx`select from data_copy where copy_id = ${id} for update`,
      work: () => Promise.all([1, 2, 3].map(() => take(asha.token, id))),
      look: async (tx) => {
        for (let tries = 0; tries < 400 && (await waiting(tx)).length < 3; tries += 1) await setTimeout(10)
      },
    })
    expect(done.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404])
  })

  test('expires after two days, also before housekeeping deletes it', async () => {
    const { asha, id } = await asked()
    await world.outbox.drain()
    const [copy] = await world.db<
      { expires: Date }[]
    >`select expires_at as expires from data_copy where copy_id = ${id}`
    expect((copy?.expires.getTime() ?? 0) - world.clock.now().getTime()).toBeLessThanOrEqual(48 * 3_600_000)
    world.clock.forward(48 * 3_600 - 60)
    const { token } = await givenAccount(world).again(asha)
    expect(ok(await world.call(latestCopy, { as: token })).data?.state).toBe('ready')
    world.clock.forward(61)
    expect((await take(token, id)).statusCode).toBe(404)
    expect(ok(await world.call(latestCopy, { as: token })).data?.state).toBe('expired')
    await world.housekeeping.sweep()
    expect(await world.db`select from data_copy where copy_id = ${id}`).toHaveLength(0)
  })

  test('refuses a code that was made for another purpose', async () => {
    const asha = await givenIn(world).user()
    const code = await freshCode(asha, 'closing')
    const answer = await world.call(askForCopy, { as: asha.token, body: { code } })
    expect([answer.status, Object.keys(answer.error.fields ?? {})]).toEqual([400, ['code']])
    const purpose: CodePurpose = 'copy'
    expect((await world.call(askForFreshCode, { body: { purpose } })).status).toBe(401)
  })
})
