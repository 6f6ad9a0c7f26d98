import { randomInt, randomUUID } from 'node:crypto'
import {
  answerComplaint,
  makeComplaint,
  receivedComplaints,
  trackComplaint,
} from '@nukkad/contracts/endpoints/people/complaints'
import { givenIn } from '../../testing/users.given.ts'
import { givenGateway, useWorldWithGateway } from '../payments/gateway.given.ts'
import { complaintRules } from './complaint.service.ts'
import { newTicket, ticketOf } from './ticket.ts'

const world = useWorldWithGateway()
const said = {
  kind: 'order' as const,
  name: 'Asha Verma',
  email: 'Asha@Example.in',
  about: 'NK-1',
  text: 'The parcel came without the lamp, and nobody has replied for a week.',
}
/** Each test has an email address of its own. */
const someone = () => ({ ...said, email: `asha-${randomUUID()}@example.in` })
/** Each from another network, as one may only send so many. */
const send = (body: object, more: Readonly<Record<string, string>> = {}) =>
  world.call(makeComplaint, { body, headers: { 'x-forwarded-for': `203.0.113.${randomInt(256)}`, ...more } })
async function made(more: Partial<typeof said> = {}) {
  const body = { ...someone(), ...more }
  const { status, body: answer } = await send(body)
  expect(status).toBe(200)
  return { email: body.email, complaint: answer.data }
}
const editor = () => givenIn(world).user({ role: 'editor' })

test('a complaint gets a ticket, a receipt by email and a day by which it is answered', async () => {
  const { email, complaint } = await made()
  expect(complaint.ticket).toMatch(/^C-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  const days = (Date.parse(complaint.answer_by) - Date.parse(complaint.received_at)) / 86_400_000
  expect([days, complaint.answer]).toEqual([complaintRules.answerDays, null])

  const [receipt] = await givenGateway(world).mailsTo(email)
  expect(receipt?.subject).toBe(`We have received your complaint ${complaint.ticket}`)
  // The address is not proven, so nothing of what was typed is sent to it.
  expect(receipt?.html).not.toContain('lamp')
  const [team] = (await givenGateway(world).mailsTo('team@nukkad.example')).filter(({ subject }) =>
    subject.includes(complaint.ticket),
  )
  expect(team?.html).toContain('without the lamp')
})

test('its sender follows it by ticket and email address, however they type them', async () => {
  const { email, complaint } = await made()
  const typed = complaint.ticket.toLowerCase().replaceAll('-', ' ')
  const { body } = await world.call(trackComplaint, { body: { ticket: typed, email: email.toUpperCase() } })
  expect(body.data).toEqual(complaint)
})

test('another email address and an unknown ticket get the same refusal', async () => {
  const { complaint } = await made()
  const refusals = await Promise.all([
    world.call(trackComplaint, { body: { ticket: complaint.ticket, email: 'someone@else.in' } }),
    world.call(trackComplaint, { body: { ticket: newTicket(), email: 'someone@else.in' } }),
  ])
  expect(refusals.map(({ status, error }) => [status, error.message])).toEqual([
    [404, 'We know no complaint with this ticket and email address.'],
    [404, 'We know no complaint with this ticket and email address.'],
  ])
})

test('a tap after a lost answer makes no second complaint', async () => {
  const body = someone()
  const headers = { 'idempotency-key': 'one-tap' }
  const [first, second] = [await send(body, headers), await send(body, headers)]
  expect(second.body.data).toEqual(first.body.data)
  expect(await world.db`select from complaint where email = ${body.email}`).toHaveLength(1)
})

test('texts of spaces are refused by field', async () => {
  const blank = await send({ ...someone(), text: ' '.repeat(30) })
  expect([blank.status, blank.error.fields]).toEqual([400, { text: 'needs at least twenty letters' }])
  const nameless = await send({ ...someone(), name: ' ' })
  expect(nameless.error.fields).toEqual({ name: 'is missing' })
})

describe('of many complaints in a day', () => {
  const receipts = (email: string) => world.db`
    select from outbox o join complaint c on o.key = 'complaint-received:' || c.ticket where c.email = ${email}`
  const many = async (count: number, email: string, network?: string) => {
    const from = (n: number) => ({ 'x-forwarded-for': network ?? `198.51.100.${n}` })
    for (let n = 1; n <= count; n += 1) expect((await send({ ...said, email }, from(n))).status).toBe(200)
  }

  afterAll(() => world.db`delete from complaint`)

  test('by others with one’s email address, none keeps one from complaining, and few are mailed', async () => {
    const asha = await givenIn(world).user({ isVerified: true, email: `asha-${randomUUID()}@example.in` })
    const { receiptsPerEmailAndDay: most } = complaintRules
    await many(most + 7, asha.email)
    expect(await receipts(asha.email)).toHaveLength(most)
    // Without an account the ticket is on the page alone; the owner of the address has a receipt, too.
    expect((await send({ ...said, email: asha.email })).status).toBe(200)
    expect(await receipts(asha.email)).toHaveLength(most)
    const own = await world.call(makeComplaint, { as: asha.token, body: { ...said, email: asha.email } })
    expect([own.status, (await receipts(asha.email)).length]).toEqual([200, most + 1])
  })

  test('from one network, those without an account end with a way out, and accounts have their own', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.77' }
    await many(complaintRules.perNetworkAndDay, someone().email, '192.0.2.77')
    const { status, error } = await send(someone(), headers)
    expect([status, error.message]).toEqual([429, expect.stringContaining('Sign in to send yours, or write to ')])

    const { token } = await givenIn(world).user()
    const sendAs = () => world.call(makeComplaint, { as: token, body: someone(), headers })
    for (let n = 0; n < complaintRules.perAccountAndDay; n += 1) expect((await sendAs()).status).toBe(200)
    expect((await sendAs()).error.message).toContain('You have sent several complaints today.')

    const noted = () => world.db`select from complaint where network is not null`
    expect((await noted()).length).toBeGreaterThanOrEqual(complaintRules.perNetworkAndDay)
    await world.db`update complaint set received_at = received_at - interval '25 hours' where network is not null`
    await world.housekeeping.sweep()
    expect(await noted()).toHaveLength(0)
    expect((await send(someone(), headers)).status).toBe(200)
  })
})

test('is removed three years after its answer, and never while it waits', async () => {
  const [waiting, answered] = [await made(), await made()]
  const { token } = await editor()
  const params = { ticket: answered.complaint.ticket }
  await world.call(answerComplaint, { as: token, params, body: { answer: 'The lamp is on its way.' } })
  const emails = [waiting.email, answered.email]
  await world.db`
    update complaint set received_at = now() - interval '5 years', answer_by = now() - interval '5 years',
      answered_at = answered_at - ${complaintRules.keptDays} * interval '1 day' + interval '1 hour'
    where email in ${world.db(emails)}`
  const left = () => world.db`select email from complaint where email in ${world.db(emails)} order by id`
  await world.housekeeping.sweep()
  expect(await left()).toHaveLength(2)
  await world.db`update complaint set answered_at = answered_at - interval '2 hours' where email = ${answered.email}`
  await world.housekeeping.sweep()
  expect(await left()).toEqual([{ email: waiting.email }])
})

test('one that waits longer than a month is listed for operators', async () => {
  const [late, young] = [await made(), await made()]
  await world.db`update complaint set answer_by = now() - interval '1 hour' where email = ${late.email}`
  const { waiting } = await world.modules.operations.service.look()
  const found = JSON.stringify(waiting.filter(({ check }) => check.name === 'late-complaints'))
  expect(found).toContain(late.complaint.ticket)
  expect(found).not.toContain(young.complaint.ticket)
})

describe('the team', () => {
  test('answers a complaint once, and the answer reaches its sender', async () => {
    const { email, complaint } = await made()
    const { token } = await editor()
    const list = await world.call(receivedComplaints, { as: token, query: { pagesize: 50 } })
    expect(list.body.data.find(({ ticket }) => ticket === complaint.ticket)).toMatchObject({
      name: 'Asha Verma',
      email,
      text: said.text,
      answered_by: null,
    })
    const params = { ticket: complaint.ticket }
    const answers = await Promise.all(
      ['The lamp is on its way.', 'We refund the lamp.'].map((answer) =>
        world.call(answerComplaint, { as: token, params, body: { answer } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const sent = answers.find(({ status }) => status === 200)?.body.data.answer

    const { body } = await world.call(trackComplaint, { body: { ticket: complaint.ticket, email } })
    expect(body.data.answer).toBe(sent)
    const mail = (await givenGateway(world).mailsTo(email)).find(({ subject }) => subject.startsWith('The answer'))
    expect(mail?.html).toContain(sent)
    const waiting = await world.call(receivedComplaints, { as: token, query: { pagesize: 50 } })
    expect(waiting.body.data.map(({ ticket }) => ticket)).not.toContain(complaint.ticket)
    const done = await world.call(receivedComplaints, { as: token, query: { state: 'answered' } })
    expect(done.body.data[0]?.ticket).toBe(complaint.ticket)
  })

  test('is only editors', async () => {
    const { token } = await givenIn(world).user()
    expect((await world.call(receivedComplaints, { as: token })).status).toBe(403)
    expect((await world.call(receivedComplaints, {})).status).toBe(401)
  })
})

test.each([
  ['C-7KQ2-9XMH', 'C-7KQ2-9XMH'],
  ['c7kq29xmh', 'C-7KQ2-9XMH'],
  ['C 7KO2 9XIL', 'C-7K02-9X11'],
])('%s is read as %s', (typed, ticket) => expect(ticketOf(typed)).toBe(ticket))
