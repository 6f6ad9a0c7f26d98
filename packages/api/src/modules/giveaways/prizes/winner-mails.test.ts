import { prizesToSend } from '@nukkad/contracts/endpoints/giveaways/giveaway-prizes'
import { useWorld } from '../../../testing/world.ts'
import { linkPhone } from '../../auth/phone/link-phone.ts'
import { givenGiveaways } from '../giveaways.given.ts'
import { answerByOf } from './prize-state.ts'
import { wonMail } from './winner-mails.ts'

const world = useWorld()
const given = givenGiveaways(world)

/** The mails to winners of a giveaway, in the order in which they were written. */
const mailsOf = async (id: string) => [
  ...(await world.db<{ to: string; data: Parameters<typeof wonMail>[0] }[]>`
    select payload ->> 'to' as to, payload -> 'data' as data from outbox
    where kind = 'mail' and key like ${`giveaway-won:${id}:%`} order by id`),
]
const told = async (id: string, as: string) => {
  const { body } = await world.call(prizesToSend, { params: { id }, as })
  return body.data.map(
    ({ toldAt, answerBy }) => toldAt !== null && answerBy === answerByOf(new Date(toldAt)).toISOString(),
  )
}

test('each winner of a draw gets one mail with prize and deadline, and staff see when', async () => {
  const { id, as, winner, second } = await given.drawn(4, { winners: 2 })
  const mails = await mailsOf(id)
  expect(mails.map(({ to }) => to)).toEqual([winner.email, second.email])
  expect(mails[0]?.data).toMatchObject({ title: 'Win', prize: 'A kettle', firstName: expect.stringMatching(/^Person/) })
  expect(await told(id, as)).toEqual([true, true])
  expect((await given.draw(id, as)).status).toBe(409)
  expect(await mailsOf(id)).toHaveLength(2)
})

test('after a winner is passed over, the next one alone is told, with a deadline of their own', async () => {
  const { id, as, winner } = await given.drawn(3)
  world.clock.forward(600)
  await given.passOver(id, as)
  const mails = await mailsOf(id)
  expect(mails.map(({ to }) => to)).toEqual([winner.email, expect.not.stringMatching(winner.email)])
  expect(await told(id, as)).toEqual([true, true])
  await given.passOver(id, as, { rank: 2 })
  await given.passOver(id, as, { rank: 3 })
  expect(await mailsOf(id)).toHaveLength(3)
})

test('winners without an account, an email address or a phone are drawn but not told', async () => {
  const { id, as, byEntry } = await given.entered(3, { winners: 3 })
  const [erased, closed, unknown] = [...byEntry.values()].map((person) => person.id)
  await world.db`update giveaway_entry set user_id = null where user_id = ${erased ?? ''}`
  await world.db`update app_user set closed_at = now() where id = ${closed ?? ''}`
  await world.db`update app_user set email = null where id = ${unknown ?? ''}`
  expect((await given.draw(id, as)).body.data.winners).toHaveLength(3)
  expect(await mailsOf(id)).toEqual([])
  expect(await told(id, as)).toEqual([false, false, false])
})

test('a winner with only a phone number is told too, and has the same time to answer', async () => {
  const { id, as, byEntry } = await given.entered(1, { winners: 1 })
  const [winner] = byEntry.values()
  await linkPhone(world.db, '+919812345672', winner?.id ?? '', world.clock.now())
  await world.db`update app_user set email = null where id = ${winner?.id ?? ''}`
  expect((await given.draw(id, as)).status).toBe(200)
  expect(await told(id, as)).toEqual([true])
  const [mail] = await world.db`
    select payload ->> 'phone' as phone, payload ->> 'to' as to from outbox where key = ${`giveaway-won:${id}:1`}`
  expect(mail).toEqual({ phone: '+919812345672', to: null })
})

test('a draw that fails tells nobody', async () => {
  const { id, as } = await given.entered(2)
  await world.db`alter table giveaway_winner add constraint giveaway_winner__untold check (told_at is null) not valid`
  expect((await given.draw(id, as)).status).toBe(500)
  await world.db`alter table giveaway_winner drop constraint giveaway_winner__untold`
  expect(await mailsOf(id)).toEqual([])
  expect((await given.draw(id, as)).status).toBe(200)
  expect(await mailsOf(id)).toHaveLength(2)
})

test('the mail names giveaway, prize, deadline in Indian time and the page', () => {
  const won = { firstName: 'Asha', title: 'The trunk', prize: 'A kettle', answerBy: '2026-12-06T18:29:59.999Z' }
  const mail = wonMail(won, 'https://nukkad.example')
  expect(mail.subject).toBe('You won: The trunk')
  const text = JSON.stringify(mail.parts)
  expect(text).toContain('A kettle')
  expect(text).toContain('Sunday 6 December, 11:59 pm, Indian time')
  expect(text).toContain('https://nukkad.example/favourite/things/giveaways')
  expect(wonMail({ ...won, firstName: '' }, '').heading).toBe('You won, neighbour')
})
