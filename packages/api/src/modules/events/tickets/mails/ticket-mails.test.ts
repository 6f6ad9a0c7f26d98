import { nameGuests } from '@nukkad/contracts/endpoints/events/tickets'
import { givenIn } from '../../../../testing/users.given.ts'
import { givenGateway, useWorldWithGateway } from '../../../payments/gateway.given.ts'
import { givenEvents } from '../../event.given.ts'

const world = useWorldWithGateway()

/** The mail about two seats, which this user books for an address. */
async function mailTo(email: string, { isVerified = true, own = email } = {}) {
  const given = givenEvents(world)
  const event = await given.event({ tickets: [{ price: 0, seats: 5 }] })
  const asha = await givenIn(world).user({ email: own, isVerified })
  const { hold } = (await given.hold(event, asha, 2)).body.data
  const contact = { name: 'Buy pills at evil.example', phone: '9876543210', email }
  const body = { holdId: hold?.id ?? '', guests: ['Win a phone at evil.example', 'Dev'], contact }
  const params = { discoveryId: event.slug }
  const { tickets } = (await world.call(nameGuests, { as: asha.token, params, body })).body.data
  await world.outbox.drain()
  const [mail] = await givenGateway(world).mailsTo(email)
  return { text: `${mail?.subject} ${mail?.text}`, tickets }
}

describe('the mail with tickets', () => {
  test('names the guests to the proven address of the account that booked', async () => {
    const { text } = await mailTo('proven@example.com')
    expect(text).toContain('See you there, Buy')
    expect(text).toMatch(/dev · /i)
  })

  test.each([
    ['another address', 'stranger@example.com', { own: 'booker@example.com' }],
    ['an address of the account that nobody has proven', 'unproven@example.com', { isVerified: false }],
  ])('repeats nothing that was typed to %s, and still has every code', async (_, email, how) => {
    const { text, tickets } = await mailTo(email, how)
    expect(text).not.toMatch(/evil|dev · |buy pills/i)
    expect(text).toMatch(/ticket 2 of 2 · /i)
    for (const { code } of tickets) expect(text).toContain(code)
    expect(tickets.map(({ guest }) => guest)).toEqual(['Win a phone at evil.example', 'Dev'])
  })
})
