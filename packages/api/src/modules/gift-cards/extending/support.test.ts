import { findGiftCards } from '@nukkad/contracts/endpoints/money/gift-card-extending'
import type { GivenUser } from '../../../testing/users.given.ts'
import { useExtending } from './extending.given.ts'

jest.setTimeout(60_000)
const { world, given, inDays, support, extend, idOf, expiredCard } = useExtending()
const find = ({ token }: GivenUser, of: string) => world.call(findGiftCards, { as: token, body: { of } })

describe('support', () => {
  test('finds cards by code, by address and by number, and by nothing else', async () => {
    const email = 'searched-for@example.com'
    const asha = await given.user({ email: 'buyer-searched@example.com' })
    const transactionId = await given.gifts().bought(asha, { recipient: { name: 'Dev', email } })
    const byText = await given.gifts().bought(asha, { recipient: { name: 'Dev', phone: '9812300077' } })
    const ids = [await idOf(transactionId), await idOf(byText)]
    const { code } = await given.gifts().secrets(email)
    const meera = await support()
    const found = async (of: string) => (await find(meera, of)).body.data.map(({ id }) => id)
    expect(await found(code.toLowerCase())).toEqual([ids[0]])
    expect(await found('Searched-For@example.com')).toEqual([ids[0]])
    expect(await found('098123 00077')).toEqual([ids[1]])
    expect((await found('buyer-searched@example.com')).sort()).toEqual([...ids].sort())
    expect(await found('NOTHING LIKE A CODE')).toEqual([])
    expect((await find(meera, '12345')).status).toBe(400)
    expect(JSON.stringify((await find(meera, email)).body)).not.toContain(code.replaceAll('-', ''))
  })

  test('is the editors alone, who give a reason and a day within twelve months', async () => {
    const { giftId } = await expiredCard('whose-right@example.com')
    for (const role of ['user', 'campaigner', 'merchant', 'developer']) {
      expect((await extend(await given.user({ role }), giftId)).status).toBe(403)
    }
    const meera = await support()
    expect((await extend(meera, giftId, { reason: '     .' })).status).toBe(400)
    expect((await extend(meera, giftId, { until: inDays(0) })).error.fields).toEqual({ until: 'must be after today' })
    expect((await extend(meera, giftId, { until: inDays(380) })).error.fields).toEqual({
      until: 'must be within twelve months',
    })
    expect((await extend(meera, giftId, { until: '2027-02-30' })).status).toBe(400)
    expect((await extend(meera, 'no-such-card')).status).toBe(404)
    const key = { 'idempotency-key': 'once-only' }
    const first = await extend(meera, giftId, {}, key)
    expect(first.status).toBe(200)
    const repeated = await extend(meera, giftId, {}, key)
    expect([repeated.status, repeated.body.data.extensions]).toEqual([200, first.body.data.extensions])
  })
})
