import { cancelTicket, getTicket } from '@nukkad/contracts/endpoints/events/tickets'
import { useWorld } from '../../../testing/world.ts'
import { givenAccount } from '../../account/account.given.ts'
import { type GivenEvent, givenEvents } from '../event.given.ts'

const world = useWorld()
const given = givenEvents(world)

async function booked(event: GivenEvent) {
  const user = await given.user()
  const { body } = await given.hold(event, user)
  return { user, data: (await given.guests(event, user, body.data)).body.data }
}

describe('a ticket', () => {
  test('looks absent to another user', async () => {
    const { data } = await booked(await given.event())
    const other = await given.user()
    const params = { ticketId: data.tickets[0]?.id ?? '' }
    const answers = await Promise.all([
      world.call(getTicket, { as: other.token, params }),
      world.call(getTicket, { as: other.token, params: { ticketId: 'TK-000000000000' } }),
      world.call(cancelTicket, { as: other.token, params, body: { refundTo: 'wallet' } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  test('is cancelled again without another mail or seat, also on the last day', async () => {
    const event = await given.event({ starts: new Date(world.clock.now().getTime() + 25 * 3_600_000) })
    const { user, data } = await booked(event)
    const params = { ticketId: data.tickets[0]?.id ?? '' }
    const cancel = () => world.call(cancelTicket, { as: user.token, params, body: { refundTo: 'wallet' } })
    const first = await cancel()
    world.clock.forward(2 * 3_600)
    const { token } = await givenAccount(world).again(user)
    const again = await world.call(cancelTicket, { as: token, params, body: { refundTo: 'wallet' } })
    expect([first, again].map(({ status, body }) => [status, body.data.state])).toEqual(
      Array(2).fill([200, 'cancelled']),
    )
    expect(await given.mails('ticket-cancelled', user.email)).toBe(1)
    expect(await given.seats(event)).toEqual([{ sold: 0, seats: 10 }])
  })

  test('cannot be cancelled on the last day', async () => {
    const event = await given.event({ starts: new Date(world.clock.now().getTime() + 23 * 3_600_000) })
    const { user, data } = await booked(event)
    const answer = await world.call(cancelTicket, {
      as: user.token,
      params: { ticketId: data.tickets[0]?.id ?? '' },
      body: { refundTo: 'source' },
    })
    expect([answer.status, answer.error.message]).toEqual([409, expect.stringMatching(/could be cancelled until/)])
  })
})
