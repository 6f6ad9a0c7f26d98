import { openMandate } from '@nukkad/contracts/endpoints/money/subscriptions'
import { useWorldWithGateway } from '../../payments/gateway.given.ts'
import { givenSubscriptions } from '../subscription.given.ts'

const world = useWorldWithGateway({ CART_BLOCKED: 'true' })

test('a mandate that waited to be authorised is not opened while sales are stopped', async () => {
  const given = givenSubscriptions(world)
  const { planId, box } = await given.plan({ billing: 'mandate' })
  const who = await given.subscriber()
  const [id, now] = ['SB-BEF0RETHESTP', world.clock.now()]
  await world.db`
    insert into subscription (subscription_id, user_id, plan_id, title, sku, billing, price_paise, every_unit, every_count,
      deliveries, cut_off_days, rest, address, transaction_id, created_at, updated_at)
    values (${id}, ${who.id}, ${planId}, 'Chai, monthly', ${box.sku}, 'mandate', 29900, 'month', 1, 3, 3, 'refund',
      ${world.db.json({ name: 'Asha', phone: '9876543210' })}, 'txn-before-the-stop', ${now}, ${now})`
  const { body } = await world.call(openMandate, { as: who.token, params: { id } })
  expect(body).toMatchObject({ message: { code: 'blocked' } })
})
