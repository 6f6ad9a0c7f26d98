import type { TicketContact } from '@nukkad/contracts/endpoints/events/tickets'
import { holdSeats, nameGuests, type Registration } from '@nukkad/contracts/endpoints/events/tickets'
import { type GivenUser, givenIn } from '../../testing/users.given.ts'
import type { World } from '../../testing/world.ts'

let count = 0

export interface GivenEvent {
  readonly id: number
  readonly slug: string
  /** The ids of its ticket types, in order. */
  readonly types: readonly string[]
}
interface EventWish {
  readonly city?: string
  readonly kind?: string
  readonly starts?: Date
  readonly hours?: number
  readonly title?: string
  readonly tickets?: readonly { readonly price?: number; readonly seats?: number }[]
}

export const contact: TicketContact = { name: 'Asha Menon', phone: '9876543210', email: 'asha@example.com' }

export const givenEvents = (world: World) => ({
  /** A weekly event with one date on each of these days. */
  async series({ city = 'delhi', days }: { city?: string; days: readonly Date[] }): Promise<GivenEvent[]> {
    const [series] = await world.db<{ id: number }[]>`
      insert into event_series (slug, city, title, venue, kind, host, scene, alt, ground, weekdays, starts_minute,
        minutes, tickets, is_running)
      values (${`series-${++count}`}, ${city}, 'Sketch table', 'Gate 4', 'workshop', 'Nukkad', 'painting', 'drawn',
        '#112233', '{1}', 0, 120, '[{"name": "Seat", "price_paise": 0, "seats": 10}]', false)
      returning id`
    const dates: GivenEvent[] = []
    for (const starts of days) {
      const date = await this.event({ city, starts })
      await world.db`
        update event set series_id = ${series?.id ?? 0}, series_day = (starts_at at time zone 'Asia/Kolkata')::date
        where id = ${date.id}`
      dates.push(date)
    }
    return dates
  },
  /** An event in two days with ten free seats, unless stated otherwise. Prices are in paise. */
  async event(wish: EventWish = {}): Promise<GivenEvent> {
    const { city = 'delhi', kind = 'music', hours = 2, title = 'Jazz under the neem', tickets = [{}] } = wish
    const starts = wish.starts ?? new Date(world.clock.now().getTime() + 2 * 86_400_000)
    const slug = `event-${++count}`
    const [event] = await world.db<{ id: number }[]>`
      insert into event (slug, city, title, venue, line, kind, starts_at, ends_at, scene, alt, ground)
      values (${slug}, ${city}, ${title}, 'Gate 4', 'bring a sheet', ${kind}, ${starts},
        ${new Date(starts.getTime() + hours * 3_600_000)}, 'music-night', 'drawn', '#112233')
      returning id`
    const id = event?.id ?? 0
    const types: string[] = []
    for (const [at, { price = 0, seats = 10 }] of tickets.entries()) {
      const [type] = await world.db<{ id: number }[]>`
        insert into ticket_type (event_id, name, price_paise, seats, position)
        values (${id}, ${`Type ${at + 1}`}, ${price}, ${seats}, ${at}) returning id`
      types.push(String(type?.id))
    }
    return { id, slug, types }
  },
  user: () => givenIn(world).user(),
  /** The same person hours later, with a new session. */
  async back(user: GivenUser): Promise<GivenUser> {
    const [family] = await world.db<{ id: string }[]>`
      insert into session_family (id, user_id) values (gen_random_uuid(), ${user.id}) returning id`
    const session = await world.tokens.issue({ userId: user.id, role: 'user', familyId: String(family?.id) })
    return { ...user, token: session.access_token }
  },
  hold: (event: GivenEvent, { token }: GivenUser, qty = 1, type = 0) =>
    world.call(holdSeats, {
      as: token,
      params: { discoveryId: event.slug },
      body: { tickets: [{ ticketTypeId: event.types[type] ?? '0', qty }] },
    }),
  guests: (event: GivenEvent, { token, email }: GivenUser, { hold }: Registration) =>
    world.call(nameGuests, {
      as: token,
      params: { discoveryId: event.slug },
      body: {
        holdId: hold?.id ?? '',
        guests: Array.from({ length: hold?.seats ?? 0 }, (_, at) => `Guest ${at + 1}`),
        contact: { ...contact, email },
      },
    }),
  async organise(event: GivenEvent, { id }: GivenUser): Promise<void> {
    await world.db`insert into event_organiser (event_id, user_id) values (${event.id}, ${id})`
  },
  seats: (event: GivenEvent) => world.db<{ sold: number; seats: number }[]>`
    select sold, seats from ticket_type where event_id = ${event.id} order by position`,
  mails: async (template: string, email: string) =>
    (
      await world.db`
        select 1 from outbox where kind = 'mail' and payload ->> 'template' = ${template} and payload ->> 'to' = ${email}`
    ).length,
})
