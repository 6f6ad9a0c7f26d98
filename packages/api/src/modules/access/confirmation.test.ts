import { randomUUID } from 'node:crypto'
import { changePin, counterToday, receiptOf, undoUse } from '@nukkad/contracts/endpoints/access/access-counter'
import { accessHistory, redeemByPin } from '@nukkad/contracts/endpoints/access/access-member'
import { operators } from '../../testing/every-role.ts'
import { useWorld } from '../../testing/world.ts'
import { givenAccess } from './access.given.ts'

const world = useWorld(operators, { isSeeded: true })
const given = givenAccess(world)
const halfMinute = 30

describe('confirming a use', () => {
  test('is preceded by a scan that uses nothing up', async () => {
    const outlet = await given.outlet()
    const id = await given.offer(outlet)
    const member = await given.member()
    const seen = await given.scan(outlet.staff, `${(await given.code(member)).scanned}:${id}`)
    expect(seen).toMatchObject({ result: 'ok', chosen: id, offers: [{ id, isFree: true }] })
    expect((await world.call(accessHistory, { as: member.token })).body.total).toBe(0)
  })

  test('returns the same receipt for the same nonce, and says when the code was used for another', async () => {
    const outlet = await given.outlet()
    const id = await given.offer(outlet)
    const member = await given.member()
    const { scan } = await given.scan(outlet.staff, (await given.code(member)).scanned)
    const nonce = randomUUID()
    const first = await given.redeem(outlet.staff, scan, id, nonce)
    expect(first).toMatchObject({ result: 'confirmed', receipt: { member: 'Asha', counter: 'counter 1', way: 'scan' } })
    expect(await given.redeem(outlet.staff, scan, id, nonce)).toEqual(first)
    const other = await given.redeem(outlet.staff, scan, id)
    expect(other.result).toBe('used_before')
    expect(other.message).toMatch(/^Already used \d\d:\d\d, counter 1\./)
    const again = await given.scan(outlet.staff, (await given.code(member)).scanned)
    expect(again.result).toBe('used_before')
  })

  test('counts hours later for the time of the scan, and is refused after a day', async () => {
    const outlet = await given.outlet()
    const id = await given.offer(outlet, { from: -1, to: 0.01 })
    const [early, late] = [await given.member(), await given.member()]
    const looks = [
      await given.scan(outlet.staff, (await given.code(early)).scanned),
      await given.scan(outlet.staff, (await given.code(late)).scanned),
    ]
    world.clock.forward(5 * 3600)
    const staff = await given.awake(outlet.staff)
    expect((await given.redeem(staff, looks[0]?.scan ?? null, id)).result).toBe('confirmed')
    world.clock.forward(20 * 3600)
    const nextDay = await given.awake(outlet.staff)
    expect((await given.redeem(nextDay, looks[1]?.scan ?? null, id)).result).toBe('wrong')
  })

  test('can be looked up by nonce when its answer was lost, only by its own place', async () => {
    const [outlet, stranger] = [await given.outlet(), await given.outlet()]
    const id = await given.offer(outlet)
    const { scan } = await given.scan(outlet.staff, (await given.code(await given.member())).scanned)
    const nonce = randomUUID()
    const ask = (token: string) => world.call(receiptOf, { as: token, params: { nonce } })
    expect((await ask(outlet.staff.token)).status).toBe(404)
    await given.redeem(outlet.staff, scan, id, nonce)
    expect((await ask(outlet.staff.token)).body.data.offer.id).toBe(id)
    expect((await ask(stranger.staff.token)).status).toBe(404)
  })

  test('is limited to one per member and period in Indian time, across counters', async () => {
    const outlet = await given.outlet()
    const second = await given.staffOf(outlet.id, 'counter 2')
    const id = await given.offer(outlet, { period: 'week', to: 30 })
    const member = await given.member()
    const use = async () => {
      world.clock.forward(halfMinute)
      const [staff, asha] = [await given.awake(second), await given.awake(member)]
      const { scan } = await given.scan(staff, (await given.code(asha)).scanned)
      return given.redeem(staff, scan, id)
    }
    expect((await use()).result).toBe('confirmed')
    expect(await use()).toMatchObject({ result: 'limit', message: expect.stringContaining('once a week') })
    world.clock.forward(7 * 86_400)
    expect((await use()).result).toBe('confirmed')
  })

  test('leaves the code usable for another offer when it is refused', async () => {
    const outlet = await given.outlet()
    const [gone, left] = [await given.offer(outlet, { stock: 0 }), await given.offer(outlet)]
    const { scan } = await given.scan(outlet.staff, (await given.code(await given.member())).scanned)
    expect((await given.redeem(outlet.staff, scan, gone)).result).toBe('gone')
    expect((await given.redeem(outlet.staff, scan, left)).result).toBe('confirmed')
  })

  test('can be undone for ten minutes, after which the offer may be used again', async () => {
    const outlet = await given.outlet()
    const id = await given.offer(outlet, { stock: 1 })
    const member = await given.member()
    const use = async () => {
      world.clock.forward(halfMinute)
      const { scan } = await given.scan(outlet.staff, (await given.code(member)).scanned)
      return given.redeem(outlet.staff, scan, id)
    }
    const first = (await use()).receipt?.id ?? ''
    const undo = (useId: string, token = outlet.staff.token) => world.call(undoUse, { as: token, params: { useId } })
    expect((await undo(first, (await given.outlet()).staff.token)).status).toBe(404)
    expect((await undo(first)).body.data.undoneAt).not.toBeNull()
    const second = (await use()).receipt?.id ?? ''
    world.clock.forward(601)
    expect((await undo(second)).status).toBe(409)
    const history = await world.call(accessHistory, { as: member.token })
    expect(history.body.data.map(({ undoneAt }) => undoneAt !== null)).toEqual([false, true])
  })
})

describe('the printed PIN of a place', () => {
  const send = (token: string, offerId: string, pin: string, nonce: string = randomUUID()) =>
    world.call(redeemByPin, { as: token, body: { offerId, pin, nonce } })

  test('uses an offer once from the member’s phone and is void after the place makes a new one', async () => {
    const outlet = await given.outlet()
    const id = await given.offer(outlet)
    const member = await given.member()
    const { pin } = (await world.call(counterToday, { as: outlet.staff.token })).body.data
    const nonce = randomUUID()
    const first = await send(member.token, id, pin, nonce)
    expect(first.body.data).toMatchObject({ result: 'confirmed', receipt: { way: 'pin', counter: 'by PIN' } })
    expect((await send(member.token, id, pin, nonce)).body).toEqual(first.body)
    expect((await send(member.token, id, pin)).body.data.result).toBe('limit')
    const fresh = await world.call(changePin, { as: outlet.staff.token })
    expect(fresh.body.data.pin).not.toBe(pin)
    const other = await given.member()
    expect((await send(other.token, id, pin)).body.data.result).toBe('wrong')
    expect((await send(other.token, id, fresh.body.data.pin)).body.data.result).toBe('confirmed')
  })

  test('is blocked after five wrong tries, also for the right PIN', async () => {
    const outlet = await given.outlet()
    const id = await given.offer(outlet)
    const member = await given.member()
    const { pin } = (await world.call(counterToday, { as: outlet.staff.token })).body.data
    const wrong = pin === '000000' ? '000001' : '000000'
    const said = []
    for (let nth = 0; nth < 5; nth += 1) said.push((await send(member.token, id, wrong)).body.data.result)
    expect(said).toEqual(Array(5).fill('wrong'))
    expect((await send(member.token, id, pin)).body.data.result).toBe('paused')
  })
})
