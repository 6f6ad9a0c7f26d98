import { merchantTakings, merchantTakingsFile } from '@nukkad/contracts/endpoints/merchants/merchant'
import { useWorld } from '../../../testing/world.ts'
import { givenMerchants, ok, withStep } from '../merchants.given.ts'

jest.setTimeout(60_000)
const world = useWorld()
const given = () => givenMerchants(world)
const file = (token: string, month: string) =>
  world.app.inject({
    url: `/api${merchantTakingsFile.url.replace(':month', month)}`,
    headers: { authorization: `Bearer ${token}` },
  })

describe('the takings of a merchant', () => {
  test('are summed by months of India, with what is paid in cash, without cancelled orders', async () => {
    const { meera, orderId } = await given().order([{ price: 129_900 }])
    await world.db`update shop_order set placed_at = now() - interval '40 days' where order_id = ${orderId}`
    const [{ month } = { month: '' }] = await world.db<{ month: string }[]>`
      select to_char(placed_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month from shop_order
      where order_id = ${orderId}`
    const { data } = ok(await world.call(merchantTakings, { as: meera.token }))
    expect(data).toEqual([{ month, orders: 1, sales: 1299, cash: 1299, refunded: 0 }])
    ok(await given().step(meera, orderId, withStep('cancel')))
    expect(ok(await world.call(merchantTakings, { as: meera.token })).data).toEqual([])
  })

  test('are exported as one row for each order of the month, to their own merchant only', async () => {
    const { meera, orderId } = await given().order([{ price: 129_900 }])
    const other = await given().order()
    await world.db`update shop_order set placed_at = '2025-10-31T18:29:00Z' where order_id = ${orderId}`
    const october = await file(meera.token, '2025-10')
    expect(october.headers['content-disposition']).toMatch(/filename=".+-2025-10\.csv"$/)
    const [head, row, ...rest] = october.body.trim().split('\r\n')
    expect(head).toContain('Order,Ordered on,Buyer,State,Paid by,Goods')
    expect(row).toMatch(new RegExp(`^${orderId},2025-10-31,[^,]+,Confirmed,Cash on delivery,1299,0,0,1299,`))
    expect(rest).toEqual([])
    expect((await file(meera.token, '2025-11')).body).not.toContain('NK-')
    await world.db`update shop_order set placed_at = '2025-10-31T18:30:00Z' where order_id = ${orderId}`
    expect((await file(meera.token, '2025-11')).body).toContain(orderId)
    expect((await file(other.meera.token, '2025-11')).body).not.toContain(orderId)
    expect((await file(meera.token, '2025-13')).statusCode).toBe(400)
    expect((await file(other.asha.token, '2025-11')).statusCode).toBe(403)
  })
})
