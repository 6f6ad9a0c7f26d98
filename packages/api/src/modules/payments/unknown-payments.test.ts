import { givenShop } from '../cart/shop.given.ts'
import { givenGateway, useWorldWithGateway } from './gateway.given.ts'

const world = useWorldWithGateway()
const gateway = () => givenGateway(world)
const hourAgo = () => new Date(world.clock.now().getTime() - 3_600_000)
beforeEach(() => gateway().hearing(false))

test('payments whose orders are not in the database, as after a restore, are found at the gateway', async () => {
  const known = await gateway().checkout([await givenShop(world).product()])
  await gateway().pay(known.order.orderId)
  const lost = await gateway().checkout([await givenShop(world).product()])
  const { payment } = await gateway().pay(lost.order.orderId)
  await world.db`delete from gateway_order where gateway_order_id = ${lost.order.orderId}`

  const found = await world.modules.payments.service.unknownPayments(hourAgo())

  expect(found).toMatchObject([{ id: payment.id, orderId: lost.order.orderId, status: 'captured' }])
})

test('more payments than the gateway lists at once are read to the end', async () => {
  const lost = await gateway().checkout([await givenShop(world).product()])
  const { payment } = await gateway().pay(lost.order.orderId)
  await world.db`delete from gateway_order where gateway_order_id = ${lost.order.orderId}`
  const other = await gateway().checkout([await givenShop(world).product()])
  await Promise.all(Array.from({ length: 101 }, () => gateway().pay(other.order.orderId, 'failure')))

  const found = await world.modules.payments.service.unknownPayments(hourAgo())

  expect(found.map(({ id }) => id)).toContain(payment.id)
})
