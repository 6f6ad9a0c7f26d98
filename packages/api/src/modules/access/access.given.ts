import { randomUUID } from 'node:crypto'
import { redeemOffer, scanCode } from '@nukkad/contracts/endpoints/access/access-counter'
import { accessCard, joinAccess } from '@nukkad/contracts/endpoints/access/access-member'
import { type GivenUser, givenIn } from '../../testing/users.given.ts'
import type { World } from '../../testing/world.ts'

export interface GivenOutlet {
  readonly id: number
  readonly place: string
  /** The staff at its counter. */
  readonly staff: GivenUser
}
interface OfferWish {
  readonly kind?: 'deals' | 'discounts'
  readonly category?: string
  readonly period?: 'day' | 'week' | 'month' | 'once'
  readonly stock?: number | null
  /** days from now */
  readonly from?: number
  readonly to?: number
}

let count = 0
const days = (now: Date, more: number) => new Date(now.getTime() + more * 86_400_000)

/** Places with offers, their staff, and members. */
export const givenAccess = (world: World) => {
  async function staffOf(outletId: number, counter = 'counter 1'): Promise<GivenUser> {
    const staff = await givenIn(world).user({ role: 'place', firstName: 'Counter' })
    await world.db`insert into access_staff (user_id, outlet_id, counter) values (${staff.id}, ${outletId}, ${counter})`
    return staff
  }

  return {
    staffOf,
    /** The same person with a new token; tokens last a quarter of an hour. */
    async awake(user: GivenUser): Promise<GivenUser> {
      const [family] = await world.db<{ id: string; role: 'user' | 'place' }[]>`
        select f.id::text, u.role from session_family f join app_user u on u.id = f.user_id where u.id = ${user.id} limit 1`
      const { id: familyId = '', role = 'user' } = family ?? {}
      const { access_token: token } = await world.tokens.issue({ userId: user.id, role, familyId })
      return { ...user, token }
    },
    async outlet({ city = 'delhi' } = {}): Promise<GivenOutlet> {
      const place = `access-place-${++count}`
      await world.db`
        insert into locality (city, slug, name, line, story, pincode, lat, lng)
        values (${city}, 'lodhi-colony', 'Lodhi Colony', '', '', '110003', 28.6, 77.2) on conflict do nothing`
      await world.db`
        insert into access_category (slug, title, line, position)
        values ('cafes', 'Cafes', 'Cups', 0), ('spas', 'Spas', 'Oil', 1) on conflict do nothing`
      const [row] = await world.db<{ id: number }[]>`
        with p as (
          insert into place (slug, city, locality_slug, title, kind, line, scene, alt, ground, lat, lng, type, published_at)
          values (${place}, ${city}, 'lodhi-colony', ${`Cafe ${count}`}, 'Cafe', 'Cups', 'cafe-day', 'A cafe', '#112233',
            28.6, 77.2, 'food', now())
          returning id
        )
        insert into access_outlet (place_id) select id from p returning id`
      const id = row?.id ?? 0
      return { id, place, staff: await staffOf(id) }
    },

    async offer(outlet: GivenOutlet, wish: OfferWish = {}): Promise<string> {
      const { kind = 'deals', category = 'cafes', period = 'day', stock = null, from = -1, to = 1 } = wish
      const slug = `offer-${++count}`
      const now = world.clock.now()
      await world.db`
        insert into access_offer (slug, outlet_id, category, kind, title, line, discount_label, terms, valid_from, valid_to,
          period, stock)
        values (${slug}, ${outlet.id}, ${category}, ${kind}, 'A second cup', 'With the first', '1 + 1', '{At the table}',
          ${days(now, from)}, ${days(now, to)}, ${period}, ${stock})`
      return slug
    },

    async member({ phone }: { phone?: string } = {}): Promise<GivenUser> {
      const user = await givenIn(world).user()
      if (phone) await world.db`update app_user set phone = ${phone} where id = ${user.id}`
      await world.call(joinAccess, { as: user.token })
      return user
    },

    /** The current content of the QR code on a member's phone, and the digits. */
    async code(member: GivenUser): Promise<{ digits: string; scanned: string; tail: string }> {
      const { body } = await world.call(accessCard, { as: member.token })
      const { codes, number, tail } = body.data
      const digits = codes[0]?.code ?? ''
      return { digits, scanned: `NKA:${number}:${digits}`, tail: tail?.digits ?? '' }
    },

    async scan(staff: GivenUser, code: string, tail?: string) {
      const { body } = await world.call(scanCode, { as: staff.token, body: { code, ...(tail && { tail }) } })
      return body.data
    },

    async redeem(staff: GivenUser, scan: string | null, offerId: string, nonce: string = randomUUID()) {
      const { body } = await world.call(redeemOffer, { as: staff.token, body: { scan: scan ?? '', offerId, nonce } })
      return body.data
    },
  }
}
