import { stopTelling, tellMe } from '@nukkad/contracts/endpoints/shop/restock'
import { givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { type GivenProduct, givenShop } from '../cart/shop.given.ts'
import { givenBuyers } from '../checkout/buyer.given.ts'
import { loadPincodes } from '../pincode/load-pincodes.ts'

const world = useWorld()
const givenHere = () => ({ ...givenIn(world), ...givenShop(world), ...givenBuyers(world) })
let given: ReturnType<typeof givenHere>
beforeAll(async () => {
  given = givenHere()
  await loadPincodes(world.db)
})

const wish = (sku: string, email?: string, as?: string) =>
  world.call(tellMe, { as, params: { sku }, body: email === undefined ? {} : { email } })
/** Mails in the outbox, by address; no mail server runs in the test. */
const mails = async () =>
  (
    await world.db<{ to: string; token: string }[]>`
      select payload ->> 'to' as to, payload -> 'data' ->> 'token' as token from outbox
      where kind = 'mail' and payload ->> 'template' = 'back-in-stock' order by id`
  ).map(({ to, token }) => ({ to, token }))
const mailsOf = async (email: string) => (await mails()).filter(({ to }) => to === email)
const comesBack = async (product: GivenProduct, stock = 5) => {
  await given.stock(product, stock)
  await world.outbox.drain()
}

describe('restock notifications', () => {
  test('are sent once when the product is back, however often they were requested', async () => {
    const kurta = await given.product({ stock: 0 })
    const [first, second] = [await wish(kurta.sku, 'Ritu@Example.com'), await wish(kurta.sku, 'ritu@example.com')]
    expect(first.body).toEqual(second.body)
    expect(first.body.data).toEqual({
      isNoted: true,
      message: 'We will email ritu@example.com once, when it is back in stock.',
    })

    await comesBack(kurta)
    expect(await mailsOf('ritu@example.com')).toHaveLength(1)
    await given.stock(kurta, 0)
    await comesBack(kurta)
    expect(await mailsOf('ritu@example.com')).toHaveLength(1)
  })

  test('are not sent for a change that restocks nothing', async () => {
    const [kurta, other] = [await given.product({ stock: 0 }), await given.product({ stock: 0 })]
    await wish(kurta.sku, 'waits@example.com')
    await comesBack(other)
    await given.price(kurta, 120_000)
    await world.outbox.drain()
    expect(await mailsOf('waits@example.com')).toEqual([])
  })

  test('use the signed-in user’s address by default', async () => {
    const kurta = await given.product({ stock: 0 })
    const asha = await given.user()
    await wish(kurta.sku, undefined, asha.token)
    await comesBack(kurta)
    expect(await mailsOf(asha.email)).toHaveLength(1)
    await given.stock(kurta, 0)
    expect((await wish(kurta.sku)).error.fields).toEqual({ email: 'is required' })
  })

  test('are answered at once when the product is in stock', async () => {
    const kurta = await given.product({ stock: 2 })
    expect((await wish(kurta.sku, 'a@example.com')).body.data.isNoted).toBe(false)
  })

  test('are sent when the payment that held the last item fails', async () => {
    const kurta = await given.product({ stock: 1 })
    expect((await given.start(await given.buyer([kurta]))).status).toBe(200)
    await wish(kurta.sku, 'held@example.com')
    await world.outbox.drain()
    expect(await mailsOf('held@example.com')).toEqual([])

    world.clock.forward(901)
    await world.db`update pgboss.job set start_after = now() where state = 'created'`
    await world.outbox.drain()

    expect(await mailsOf('held@example.com')).toHaveLength(1)
  })

  test('end for every product after one unsubscribe', async () => {
    const [kurta, cup] = [await given.product({ stock: 0 }), await given.product({ stock: 0 })]
    for (const { sku } of [kurta, cup]) await wish(sku, 'enough@example.com')
    await comesBack(kurta)
    const [mail] = await mailsOf('enough@example.com')
    const url = `/api${stopTelling.url}?token=${mail?.token}`

    const page = await world.app.inject({ url })
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    const [waiting] = await world.db`select from restock_wish where email = 'enough@example.com' and told_at is null`
    expect(waiting).toBeDefined()

    const stopped = await world.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect([stopped.statusCode, stopped.body.includes('You are unsubscribed')]).toEqual([200, true])
    await comesBack(cup)
    expect(await mailsOf('enough@example.com')).toHaveLength(1)
  })

  test('need a valid address and an existing product', async () => {
    const kurta = await given.product({ stock: 0 })
    for (const email of ['', 'asha', 'a@b', 'a b@example.com']) expect((await wish(kurta.sku, email)).status).toBe(400)
    expect((await wish('no-such-sku', 'a@example.com')).status).toBe(404)
    expect((await world.app.inject({ url: `/api${stopTelling.url}?token=x` })).statusCode).toBe(400)
  })

  test('are limited to fifty products per address', async () => {
    const kurta = await given.product({ stock: 0 })
    for (let n = 0; n < 50; n += 1) {
      const { sku } = await given.product({ stock: 0, merchant: kurta.merchantId })
      await world.db`
        insert into restock_wish (sku, email, token, created_at) values (${sku}, 'greedy@example.com', ${`t${n}`}, now())`
    }
    expect((await wish(kurta.sku, 'greedy@example.com')).body.data.isNoted).toBe(true)
    await comesBack(kurta)
    expect(await mailsOf('greedy@example.com')).toEqual([])
  })
})
