import { randomUUID } from 'node:crypto'
import { changePin, counterToday, receiptOf, undoUse } from '@nukkad/contracts/endpoints/access/access-counter'
import { accessHistory, redeemByPin } from '@nukkad/contracts/endpoints/access/access-member'
import { operators } from '../../testing/every-role.ts'
import { useWorld } from '../../testing/world.ts'
import { givenAccess } from './access.given.ts'

const world = useWorld(operators, { isSown: true })
const given = givenAccess(world)
const halfMinute = 30

describe('a confirmation', () => {
  test('is preceded by a look that gives nothing away', async () => {
    const outlet = await given.outlet()
    const id = await given.offer(outlet)
    const member = await given.member()
    const seen = await given.scan(outlet.staff, `${(await given.code(member)).scanned}:${id}`)
    expect(seen).toMatchObject({ result: 'ok', chosen: id, offers: [{ id, isFree: true }] })
    expect((await world.call(accessHistory, { as: member.token })).body.total).toBe(0)
  })

  test('with the same nonce has the same receipt; another is told when and where the code was used', async () => {
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

  test('that comes hours late counts for the moment of the look, and after a day no more', async () => {
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

  test('whose answer was lost can be looked up, by its own place only', async () => {
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

  test('counts once a member and period of Indian time, whatever the counter', async () => {
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

  test('that is refused leaves the code good for another offer', async () => {
    const outlet = await given.outlet()
    const [gone, left] = [await given.offer(outlet, { stock: 0 }), await given.offer(outlet)]
    const { scan } = await given.scan(outlet.staff, (await given.code(await given.member())).scanned)
    expect((await given.redeem(outlet.staff, scan, gone)).result).toBe('gone')
    expect((await given.redeem(outlet.staff, scan, left)).result).toBe('confirmed')
  })

  test('is taken back for ten minutes, after which the offer may be used again', async () => {
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

describe('the printed PIN', () => {
  const send = (token: string, offerId: string, pin: string, nonce: string = randomUUID()) =>
    world.call(redeemByPin, { as: token, body: { offerId, pin, nonce } })

  test('uses an offer on the member’s own phone, once, and is void when the place makes a new one', async () => {
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

  test('pauses after five wrong ones, also for the right one', async () => {
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
