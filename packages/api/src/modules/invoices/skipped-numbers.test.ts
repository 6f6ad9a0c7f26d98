import { transaction } from '../../db.ts'
import { useWorld } from '../../testing/world.ts'
import { givenShop } from '../cart/shop.given.ts'
import { givenBuyers, ordersOf, transactionOf } from '../checkout/buyer.given.ts'

const world = useWorld()
const today = new Date('2026-11-21T09:00:00Z')

test('numbers that an operator skipped after a restore are not issued, and the proof knows of the gap', async () => {
  const { invoices, operations } = world.modules
  const faults = async () => {
    const { invariants } = await operations.service.look()
    return invariants.find(({ check }) => check.name === 'invoice-numbers')?.findings
  }
  const [sold, unsold] = [await givenShop(world).merchant(), await givenShop(world).merchant()]
  const serialOf = async (merchant: number) => {
    const buyer = await givenBuyers(world).buyer([await givenShop(world).product({ merchant, stock: 9 })])
    const placed = await givenBuyers(world).pay(buyer, transactionOf(await givenBuyers(world).start(buyer)))
    const [orderId = ''] = ordersOf(placed)
    await transaction(world.db, (tx) => invoices.service.issue(tx, orderId, today))
    const [row] = await world.db`select serial from invoice where order_id = ${orderId}`
    return row?.serial
  }
  expect(await serialOf(sold)).toBe(1)

  await invoices.service.skipNumbers(1000, today)
  expect(await faults()).toEqual([])
  // The second one’s first documents may be among those that were lost.
  expect([await serialOf(sold), await serialOf(unsold)]).toEqual([1002, 1001])
  expect(await faults()).toEqual([])

  await world.db`update invoice_counter set last = last + 1 where merchant_id = ${sold} and kind = 'invoice'`
  expect(await faults()).toEqual([expect.objectContaining({ text: expect.stringContaining('1000 were skipped') })])
})
