import { getSubscription, type Subscription, subscribe } from '@nukkad/contracts/endpoints/money/subscriptions'
import { addAddress } from '@nukkad/contracts/endpoints/people/address'
import { type GivenUser, givenIn } from '../../testing/users.given.ts'
import type { World } from '../../testing/world.ts'
import { givenAddress } from '../address/address.given.ts'
import { type GivenProduct, givenShop } from '../cart/shop.given.ts'

export interface GivenPlan {
  readonly campaignId: string
  readonly planId: string
  readonly box: GivenProduct
}
export interface GivenSubscriber extends GivenUser {
  /** Replaced by `later`, as an access token lasts minutes. */
  token: string
  readonly addressId: string
}
interface PlanWishes {
  readonly billing?: 'upfront' | 'mandate'
  /** in paise per delivery */
  readonly price?: number
  readonly deliveries?: number
  readonly rest?: 'refund' | 'ship'
  readonly stock?: number
  readonly endsAt?: Date
}

let count = 0

/** Subscription plans, and people who subscribe. */
// limit: builders of one world, each short, that share its clock and shop
export const givenSubscriptions = (world: World) => {
  const given = {
    async plan({
      billing = 'upfront',
      price = 29_900,
      deliveries = 3,
      ...wishes
    }: PlanWishes = {}): Promise<GivenPlan> {
      const number = ++count
      const [campaignId, planId] = [`chai-${number}`, `chai-${number}-plan`]
      const box = await givenShop(world).product({ stock: wishes.stock ?? 50, price: 32_000 })
      await world.db`
        insert into subscription_campaign ${world.db({
          slug: campaignId,
          title: 'Chai of the month',
          line: 'One garden in a tin.',
          ends_at: wishes.endsAt ?? null,
          story: world.db.json([{ title: 'Why', text: 'Because.' }]),
          picture_url: '/images/scene/all/cafe-dawn',
          picture_alt: 'A tea room',
          picture_ground: '#f5a300',
        })}`
      await world.db`
        insert into subscription_plan ${world.db({
          plan_id: planId,
          campaign_slug: campaignId,
          position: 0,
          title: 'Chai, monthly',
          line: 'A tin.',
          sku: box.sku,
          billing,
          price_paise: price,
          every_unit: 'month',
          every_count: 1,
          deliveries,
          cut_off_days: 3,
          rest: wishes.rest ?? 'refund',
          comes: world.db.json(['A tin']),
        })}`
      return { campaignId, planId, box }
    },

    async subscriber(wishes: Parameters<typeof givenAddress>[0] = {}): Promise<GivenSubscriber> {
      const user = await givenIn(world).user()
      const { body } = await world.call(addAddress, { as: user.token, body: givenAddress(wishes) })
      return { ...user, addressId: body.data.address_id }
    },

    ask: (
      who: GivenSubscriber,
      { campaignId, planId }: GivenPlan,
      headers: Record<string, string> = {},
      uses: { useCredit?: boolean; useGiftCards?: boolean } = {},
    ) =>
      world.call(subscribe, {
        as: who.token,
        body: { campaignId, planId, addressID: who.addressId, ...uses },
        headers,
      }),

    async begun(who: GivenSubscriber, plan: GivenPlan) {
      const { body } = await given.ask(who, plan)
      if ('subscriptionId' in body) return body
      throw new Error(`not subscribed: ${JSON.stringify(body)}`)
    },

    look: async (who: GivenUser, id: string): Promise<Subscription> =>
      (await world.call(getSubscription, { as: who.token, params: { id } })).body.data,

    cycles: (id: string) => world.db<{ cycle: number; state: string; on: string; order: string | null }[]>`
      select cycle, state, due_on::text as on, order_id as order from subscription_cycle
      where subscription_id = ${id} order by cycle`,

    /** Moves the clock by this many days; the given person gets a new session. */
    async later(days: number, who?: GivenSubscriber): Promise<void> {
      world.clock.forward(days * 86_400)
      if (!who) return
      const [family] = await world.db<[{ id: string }]>`
        insert into session_family (id, user_id) values (gen_random_uuid(), ${who.id}) returning id`
      const session = await world.tokens.issue({ userId: who.id, role: 'user', familyId: String(family.id) })
      who.token = session.access_token
    },

    /** Packs what is due and processes the outbox. */
    async workOff(): Promise<void> {
      await world.outbox.drain()
      await world.modules.subscriptions.service.upkeep.run()
      await world.outbox.drain()
    },
  }
  return given
}
