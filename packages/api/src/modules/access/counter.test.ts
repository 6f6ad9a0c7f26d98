import { randomUUID } from 'node:crypto'
import {
  counterForgot,
  counterSignIn,
  counterToday,
  redeemOffer,
  scanCode,
  usesCsv,
} from '@nukkad/contracts/endpoints/access/access-counter'
import { listAccessStaff, putAccessStaff, removeAccessStaff } from '@nukkad/contracts/endpoints/access/access-staff'
import { operatorAuthorization } from '@nukkad/contracts/operator-credentials'
import { counterEmail, demoPassword } from '@nukkad/world/people'
import { operators } from '../../testing/every-role.ts'
import { givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { givenAccess } from './access.given.ts'

const world = useWorld(operators, { isSeeded: true })
const given = givenAccess(world)

describe('the counter of a place', () => {
  test('does not redeem another place’s offers or scans', async () => {
    const [own, other] = [await given.outlet(), await given.outlet()]
    const foreign = await given.offer(other)
    const { scan } = await given.scan(own.staff, (await given.code(await given.member())).scanned)
    const nonce = randomUUID()
    const body = { scan: scan ?? '', offerId: foreign, nonce }
    expect((await world.call(redeemOffer, { as: own.staff.token, body })).status).toBe(404)
    expect((await given.redeem(other.staff, scan, foreign)).result).toBe('wrong')
  })

  test('admits only its own staff', async () => {
    const shopper = await given.member()
    const homeless = await givenIn(world).user({ role: 'place' })
    const statuses = []
    for (const token of [undefined, shopper.token, homeless.token]) {
      statuses.push((await world.call(counterToday, { as: token })).status)
      statuses.push((await world.call(scanCode, { as: token, body: { code: '123456' } })).status)
    }
    expect(statuses).toEqual([401, 401, 403, 403, 403, 403])
  })

  test('admits a demo place by its own sign-in, and a merchant for the studio', async () => {
    const enter = (username: string, ip: string) =>
      world.call(counterSignIn, { body: { username, password: demoPassword }, headers: { 'x-forwarded-for': ip } })
    const cafe = await enter(counterEmail('blue-tokai-hauz'), '10.9.0.1')
    expect([cafe.status, cafe.body.data.user.role]).toEqual([200, 'place'])
    const today = await world.call(counterToday, { as: cafe.body.data.jwt_token.access_token })
    expect(today.body.data).toMatchObject({ counter: 'counter 1', offers: [{ id: 'blue-tokai-hauz-deal' }] })
    const merchant = await enter('studio@dilli-dyers.example', '10.9.0.2')
    const studio = await world.call(counterToday, { as: merchant.body.data.jwt_token.access_token })
    expect(studio.body.data.outlet.title).toBe('Dilli Dyers')
    expect((await enter('ananya@nukkad.test', '10.9.0.3')).status).toBe(403)
  })

  test('is granted to an account and revoked by operators, which ends its sessions each time', async () => {
    const outlet = await given.outlet()
    const asha = await givenIn(world).user({ email: 'asha-at-the-counter@example.com', isVerified: true })
    const headers = { authorization: operatorAuthorization(operators.OPERATOR_PASSWORD) }
    const put = (body: { place: string; email: string; counter?: string }) =>
      world.call(putAccessStaff, { headers, body })
    const body = { place: outlet.place, email: asha.email, counter: 'counter 2' }
    expect((await world.call(putAccessStaff, { as: asha.token, body })).status).toBe(401)
    expect((await put({ ...body, place: 'no-such-place' })).status).toBe(404)
    expect((await put({ ...body, email: 'nobody-at-all@example.com' })).status).toBe(400)
    expect((await put({ ...body, email: (await givenIn(world).user({ role: 'editor' })).email })).status).toBe(409)
    expect((await put(body)).body.data).toContainEqual(expect.objectContaining({ ...body, title: expect.any(String) }))
    const rights = await world.db`
      select role, (select count(*)::integer from session_family f where f.user_id = u.id and f.ended_at is null) as open
      from app_user u where id = ${asha.id}`
    expect(rights).toEqual([{ role: 'place', open: 0 }])
    expect((await world.call(listAccessStaff, { headers })).body.data.map(({ email }) => email)).toContain(asha.email)

    const url = '/api/operations/access'
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
    const sent = (payload: Record<string, string>, site = 'same-origin') =>
      world.app.inject({
        method: 'POST',
        url,
        payload: new URLSearchParams(payload).toString(),
        headers: { ...form, 'sec-fetch-site': site },
      })
    expect((await world.app.inject({ url })).statusCode).toBe(401)
    expect((await sent({ remove: asha.email }, 'cross-site')).statusCode).toBe(403)
    const wrong = await sent({ place: '<script>', email: asha.email })
    expect([wrong.statusCode, wrong.body.includes('<script>')]).toEqual([400, false])
    expect((await sent({ remove: asha.email })).statusCode).toBe(303)
    expect((await world.app.inject({ url, headers })).body).not.toContain(asha.email)
    const remove = () => world.call(removeAccessStaff, { headers, body: { email: asha.email } })
    expect((await remove()).status).toBe(404)
    expect((await put(body)).status).toBe(200)
    const { status, body: left } = await remove()
    expect([status, left.data.map(({ email }) => email)]).toEqual([200, expect.not.arrayContaining([asha.email])])
    expect(await world.db`select role from app_user where id = ${asha.id}`).toEqual([{ role: 'user' }])
  })

  test('mails a password reset link that leads back to the counter, to its own staff only', async () => {
    const [outlet, shopper] = [await given.outlet(), await givenIn(world).user()]
    for (const { email } of [outlet.staff, shopper]) {
      expect((await world.call(counterForgot, { body: { email } })).body.data).toEqual({ ok: true })
    }
    await world.outbox.drain()
    const links = await world.db<{ link: string; to: string }[]>`
      select payload #>> '{data,link}' as link, payload ->> 'to' as to from outbox
      where kind = 'mail' and key like 'password-reset:%' and payload ->> 'to' in ${world.db([outlet.staff.email, shopper.email])}`
    expect(links).toMatchObject([
      { to: outlet.staff.email, link: expect.stringContaining('/lbb-access/counter#reset-password=') },
    ])
  })

  test('blocks scanning for a quarter of an hour after five wrong codes; a right code resets the count', async () => {
    const outlet = await given.outlet()
    const member = await given.member()
    const wrong = async (times: number) => {
      const said = []
      for (let nth = 0; nth < times; nth += 1) said.push((await given.scan(outlet.staff, '000000', '0000')).result)
      return said
    }
    expect(await wrong(4)).toEqual(Array(4).fill('wrong'))
    expect((await given.scan(outlet.staff, (await given.code(member)).scanned)).result).toBe('ok')
    expect(await wrong(6)).toEqual([...Array(5).fill('wrong'), 'paused'])
    expect((await given.scan(outlet.staff, (await given.code(member)).scanned)).result).toBe('paused')
    world.clock.forward(901)
    const [staff, asha] = [await given.awake(outlet.staff), await given.awake(member)]
    expect((await given.scan(staff, (await given.code(asha)).scanned)).result).toBe('ok')
  })

  test('counts wrong codes on when six digits without the four others are typed in between', async () => {
    const { staff } = await given.outlet()
    const said = []
    for (const tail of ['0000', '0000', '0000', '0000', undefined, '0000', '0000'])
      said.push((await given.scan(staff, '000000', tail)).result)
    expect(said).toEqual([...Array(4).fill('wrong'), 'several', 'wrong', 'paused'])
  })

  test('lists the uses of the day, also as CSV in which no name is a formula', async () => {
    const outlet = await given.outlet()
    const id = await given.offer(outlet)
    const member = await given.member()
    await world.db`update app_user set first_name = '=HYPERLINK(1)' where id = ${member.id}`
    const { scan } = await given.scan(outlet.staff, (await given.code(member)).scanned)
    await given.redeem(outlet.staff, scan, id)
    const { body } = await world.call(counterToday, { as: outlet.staff.token })
    expect(body.data.today.map(({ member: name }) => name)).toEqual(['=HYPERLINK(1)'])
    const file = await world.app.inject({
      url: `/api${usesCsv.url}`,
      headers: { authorization: `Bearer ${outlet.staff.token}` },
    })
    expect(file.headers['content-type']).toContain('text/csv')
    expect(file.body).toContain(`A second cup,1 + 1,'=HYPERLINK(1),counter 1,scan,\r\n`)
  })
})
