import fc from 'fast-check'
import { useWorld } from '../../../testing/world.ts'
import { givenBuyers, transactionOf } from '../../checkout/buyer.given.ts'
import { cartLimits } from '../../pricing/price-rules.ts'
import { quantityRefusal } from '../cart-refusals.ts'
import { givenShop } from '../shop.given.ts'
import { addToCarts } from './add-to-cart.repository.ts'

const world = useWorld()

test('the database accepts exactly the quantities that the quantity rule allows, and adds them in full', async () => {
  const kurta = await givenShop(world).product({ stock: 50 })
  const buyers = givenBuyers(world)
  const payer = await buyers.buyer([kurta])
  const payment = transactionOf(await buyers.start(payer))
  const [{ cart }] = await world.db<[{ cart: number }]>`
    insert into cart (masked_id) values (${'a'.repeat(32)}) returning cart_id as cart`
  const claim = { buyer: { kind: 'guest' }, cartId: 'a'.repeat(32) } as const

  const states = fc.record({
    onHand: fc.integer({ min: 0, max: 14 }),
    held: fc.integer({ min: 0, max: 4 }),
    before: fc.integer({ min: 0, max: cartLimits.piecesPerLine }),
    elsewhere: fc.integer({ min: 0, max: 3 }),
    fillers: fc.constantFrom(0, cartLimits.lines - 2, cartLimits.lines - 1, cartLimits.lines),
    more: fc.integer({ min: 1, max: cartLimits.piecesPerLine + 1 }),
  })
  const seen = { put: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(states, async ({ onHand, held, before, elsewhere, fillers, more }) => {
      await world.db`delete from cart_line where cart_id = ${cart}`
      await world.db`delete from stock_hold`
      await world.db`update variant set on_hand = ${onHand} where sku = ${kurta.sku}`
      await world.db`
        insert into cart_line (cart_id, sku, qty, options_key, seen_paise)
        select ${cart}, sku, qty, key, 100
        from (
          values (${kurta.sku}, ${before}::integer, ''), (${kurta.sku}, ${elsewhere}::integer, 'engraved')
          union all select 'filler-' || n, 1, '' from generate_series(1, ${fillers}::integer) n
        ) line (sku, qty, key) where qty > 0`
      if (held > 0) {
        await world.db`
          insert into stock_hold (transaction_id, cart_id, sku, qty, expires_at)
          values (${payment}, ${payer.cartId}, ${kurta.sku}, ${held}, ${new Date(Date.now() + 60_000)})`
      }

      const line = { sku: kurta.sku, more, options: [], optionsKey: '', extra: 0 }
      const [added] = await addToCarts(world.db, [{ claim, line }], new Date())

      const lines = [
        ...(before > 0 ? [{ id: 1, sku: kurta.sku, qty: before }] : []),
        ...(elsewhere > 0 ? [{ id: 2, sku: kurta.sku, qty: elsewhere }] : []),
        ...Array.from({ length: fillers }, (_, n) => ({ id: 3 + n, sku: `filler-${n}`, qty: 1 })),
      ]
      const lineId = before > 0 ? 1 : undefined
      const refusal = quantityRefusal({ lines, lineId, sku: kurta.sku, qty: before + more, available: onHand - held })
      expect(typeof added?.lineId === 'number').toBe(refusal === undefined)
      const after = added?.cart.lines.find(({ sku, optionsKey }) => sku === kurta.sku && optionsKey === '')
      expect(after?.qty ?? 0).toBe(refusal ? before : before + more)
      seen[refusal ? 'refused' : 'put'] += 1
    }),
    { numRuns: 150 },
  )
  expect(Math.min(seen.put, seen.refused)).toBeGreaterThan(10)
})
