import { indianMidnight } from '@nukkad/contracts/indian-time'
import { createHousekeeping } from '../../../housekeeping/housekeeping.ts'
import { givenGateway, useWorldWithGateway } from '../../payments/gateway.given.ts'
import { type GivenEvent, givenEvents } from '../event.given.ts'
import { takeDue } from './due-tickets.repository.ts'

const world = useWorldWithGateway()
const given = givenEvents(world)
const minutes = (at: Date, count: number) => new Date(at.getTime() + count * 60_000)

/** A process that sends reminders. */
const housekeeping = () =>
  createHousekeeping({
    db: world.db,
    log: world.app.log,
    now: world.clock.now,
    jobs: world.modules.tickets.housekeeping ?? [],
  })
/** The hour of a day in India, counted from the day of the event. */
const clockOf = (starts: Date) => (day: number, hour: number) => minutes(indianMidnight(starts, day), hour * 60)
const goTo = (at: Date) => world.clock.forward((at.getTime() - world.clock.now().getTime()) / 1000)

/** An event at eight in the evening, some days from now, and the clock of its days. */
async function evening(days = 5) {
  const starts = minutes(indianMidnight(world.clock.now(), days), 20 * 60)
  return { event: await given.event({ starts }), starts, at: clockOf(starts) }
}
async function booked(event: GivenEvent, seats = 1) {
  const asha = await given.user()
  await given.guests(event, asha, (await given.hold(event, asha, seats)).body.data)
  return asha
}
async function reminders({ email }: { readonly email: string }) {
  const mails = await givenGateway(world).mailsTo(email)
  return mails.filter(({ subject }) => /^(Today|Tomorrow|Soon), /.test(subject))
}

describe('the reminder of an event', () => {
  test('comes once on the day before, also when two processes send them and one is started again', async () => {
    const { event, at } = await evening()
    const asha = await booked(event, 2)
    goTo(at(-1, 9.9))
    await housekeeping().sweep()
    expect(await reminders(asha)).toEqual([])

    goTo(at(-1, 10.1))
    await Promise.all([housekeeping().sweep(), housekeeping().sweep()])
    await housekeeping().sweep()
    const [mail, ...others] = await reminders(asha)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Tomorrow, 8 pm: Jazz under the neem')
    for (const text of ['You have 2 tickets', 'Gate 4', 'openstreetmap.org/search?query=', '/tickets'])
      expect(mail?.text).toContain(text)
    expect(mail?.text).toContain('/api/account/notices/stop?token=')

    goTo(at(0, 12))
    await housekeeping().sweep()
    expect(await reminders(asha)).toHaveLength(1)
  })

  test('names the address of a single ticket', async () => {
    const { event, at } = await evening()
    const asha = await booked(event)
    goTo(at(-1, 11))
    await housekeeping().sweep()
    const [mail] = await reminders(asha)
    const [ticket] = await world.db<{ id: string }[]>`select ticket_id as id from ticket where user_id = ${asha.id}`
    expect(mail?.text).toContain(`/tickets/${ticket?.id}`)
  })

  test('comes on the morning of the day to those who booked on the day before, and not to later ones', async () => {
    const { event, at } = await evening()
    goTo(at(-1, 15))
    const late = await booked(event)
    await housekeeping().sweep()
    expect(await reminders(late)).toEqual([])

    goTo(at(0, 8.5))
    const latest = await booked(event)
    await housekeeping().sweep()
    expect((await reminders(late)).map(({ subject }) => subject)).toEqual(['Today, 8 pm: Jazz under the neem'])
    expect(await reminders(latest)).toEqual([])
  })

  test('is sent after a process died before its commit', async () => {
    const { event, at } = await evening()
    const asha = await booked(event)
    goTo(at(-1, 11))
    const died = world.db.begin(async (tx) => {
      expect(await takeDue(tx, world.clock.now(), 10)).not.toHaveLength(0)
      throw new Error('died')
    })
    await expect(died).rejects.toThrow('died')
    await housekeeping().sweep()
    expect(await reminders(asha)).toHaveLength(1)
  })

  test('is caught up after an outage in the morning, not at night and not once it is about to begin', async () => {
    const { event, at } = await evening()
    const [asha, other] = [await booked(event), await booked((await evening()).event)]
    goTo(at(0, 2))
    await housekeeping().sweep()
    expect(await reminders(asha)).toEqual([])
    goTo(at(0, 9))
    await housekeeping().sweep()
    expect(await reminders(asha)).toHaveLength(1)
    expect(await reminders(other)).toHaveLength(1)

    const next = await evening()
    const dev = await booked(next.event)
    goTo(next.at(0, 19.2))
    await housekeeping().sweep()
    expect(await reminders(dev)).toEqual([])
  })

  test.each([
    [
      'a cancelled ticket',
      async (id: number) => {
        await world.db`update ticket set state = 'cancelled', cancelled_at = now() where event_id = ${id}`
      },
    ],
    [
      'a cancelled event',
      async (id: number) => {
        await world.db`update event set status = 'cancelled' where id = ${id}`
      },
    ],
    [
      'an event that moved meanwhile',
      async (id: number) => {
        await world.db`update event set starts_at = starts_at + interval '9 days', ends_at = ends_at + interval '9 days'
        where id = ${id}`
      },
    ],
  ])('is not sent for %s, before it is due or while it waits to be sent', async (_, change) => {
    const { event, at } = await evening()
    const { event: later } = await evening()
    const [asha, dev] = [await booked(event), await booked(later)]
    await change(event.id)
    goTo(at(-1, 11))
    await housekeeping().sweep()
    await change(later.id)
    expect(await reminders(asha)).toEqual([])
    expect(await reminders(dev)).toEqual([])
  })

  test('comes again for the new date of an event that moved', async () => {
    const { event, at } = await evening()
    const asha = await booked(event)
    goTo(at(-1, 11))
    await housekeeping().sweep()
    expect(await reminders(asha)).toHaveLength(1)
    await world.db`update event set starts_at = starts_at + interval '3 days', ends_at = ends_at + interval '3 days'
      where id = ${event.id}`
    goTo(at(2, 11))
    await housekeeping().sweep()
    await housekeeping().sweep()
    expect(await reminders(asha)).toHaveLength(2)
  })

  test('is not sent to those who refused them, nor to an erased account', async () => {
    const { event, at } = await evening()
    const [asha, dev] = [await booked(event), await booked(event)]
    await world.db`insert into notice_refusal (user_id, kind, refused_at) values (${asha.id}, 'events', now())`
    await world.db`update app_user set closed_at = now() - interval '60 days' where id = ${dev.id}`
    await world.modules.account.service.erase(dev.id)
    goTo(at(-1, 11))
    await housekeeping().sweep()
    expect(await reminders(asha)).toEqual([])
    expect(await reminders(dev)).toEqual([])
  })
})
