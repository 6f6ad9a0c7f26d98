import { closingOf } from '@nukkad/contracts/endpoints/people/closing'
import { useWorld } from '../../../testing/world.ts'
import { givenEvents } from '../../events/event.given.ts'
import { givenMerchants, ok } from '../../merchants/merchants.given.ts'

const world = useWorld()
const given = givenEvents(world)
const told = async (token: string) => ok(await world.call(closingOf, { as: token })).data

describe('before an account is closed, its owner is told', () => {
  test('that tickets of events to come stay valid but can no longer be opened', async () => {
    const asha = await given.user()
    const starts = new Date(world.clock.now().getTime() + 40 * 86_400_000)
    for (const [title, qty] of [
      ['Jazz under the neem', 1],
      ['Kathak at dusk', 2],
    ] as const) {
      const event = await given.event({ title, starts })
      ok(await given.guests(event, asha, ok(await given.hold(event, asha, qty)).data as never))
    }
    const { balances } = await told(asha.token)
    expect(balances).toMatchObject([
      {
        title: expect.stringMatching(/^Jazz under the neem, \d+ \w+$/),
        text: 'One ticket that you can no longer open or cancel. Save a picture first: it stays valid',
      },
      {
        title: expect.stringMatching(/^Kathak at dusk, \d+ \w+$/),
        text: '2 tickets that you can no longer open or cancel. Save a picture first: they stay valid',
      },
    ])
    const back = { ...asha, token: (await given.back(asha)).token }
    await world.db`update event set starts_at = starts_at - interval '90 days', ends_at = ends_at - interval '90 days'`
    expect((await told(back.token)).balances).toEqual([])
  })

  test('that commission has not been paid out', async () => {
    const { orderId } = await givenMerchants(world).order([{}])
    const asha = await given.user()
    const [affiliate] = await world.db<{ id: number }[]>`
      insert into affiliate (code, name, user_id, percent, starts_at) values ('ASHA', 'Asha', ${asha.id}, 5, now())
      returning affiliate_id as id`
    const id = affiliate?.id ?? 0
    await world.db`
      insert into affiliate_entry (affiliate_id, kind, amount_paise, order_id, line_id, at)
      select ${id}, 'earned', 5000, order_id, line_id, now() from order_line where order_id = ${orderId}`
    expect((await told(asha.token)).balances).toMatchObject([
      { title: 'Commission', text: expect.stringMatching(/^₹50 that has not been paid out: write to /) },
    ])
    await world.db`
      insert into affiliate_entry (affiliate_id, kind, amount_paise, reference, at)
      values (${id}, 'paid_out', -5000, 'UTR-1', now())`
    expect((await told(asha.token)).balances).toEqual([])
  })

  test('that a refund on its way is waited for', async () => {
    const { asha, orderId } = await givenMerchants(world).order([{}])
    await world.db`
      with payment as (
        insert into gateway_order (gateway_order_id, transaction_id, amount_paise, currency, created_at, check_at)
        select 'order_waits', transaction_id, 5000, 'INR', now(), null from shop_order where order_id = ${orderId}
        returning transaction_id
      ), paid as (
        insert into payment (payment_id, gateway_order_id, transaction_id, state, amount_paise, currency, created_at, updated_at)
        select 'pay_waits', 'order_waits', transaction_id, 'captured', 5000, 'INR', now(), now() from payment
      )
      insert into refund (refund_id, key, user_id, transaction_id, order_id, payment_id, wanted, amount_paise, source_paise,
        credit_paise, state, reason, requested_at)
      select 'RF-waits', 'waits', ${asha.id}, transaction_id, ${orderId}, 'pay_waits', 'source', 5000, 5000, 0, 'requested',
        'Cancelled', now() from payment`
    expect((await told(asha.token)).waits).toContainEqual({
      title: 'Refund on its way',
      text: '₹50 to where you paid from; your email address is kept until it has arrived',
    })
    await world.db`update refund set state = 'done', done_at = now() where refund_id = 'RF-waits'`
    expect((await told(asha.token)).waits).not.toContainEqual(expect.objectContaining({ title: 'Refund on its way' }))
  })
})
