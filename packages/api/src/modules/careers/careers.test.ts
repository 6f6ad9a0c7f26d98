import { applyForOpening, listOpenings, sendFeedback } from '@nukkad/contracts/endpoints/site/careers'
import {
  createOpening,
  editedOpening,
  saveOpening,
  staffOpenings,
} from '@nukkad/contracts/endpoints/site/opening-editing'
import { givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { givenEvents } from '../events/event.given.ts'
import { givenField, givenForms } from '../forms/forms.given.ts'

const world = useWorld()
const given = { ...givenIn(world), ...givenForms(world), ...givenEvents(world) }
const answersTo = (form: string) => world.db<{ answers: Record<string, string> }[]>`
  select answers from form_answer where form_id = ${form} order by sent_at`

test('an application is stored with the opening’s name; closed openings are not listed', async () => {
  await given.form({ id: 'careers', fields: [givenField('email', { type: 'email' }), givenField('opening')] })
  const opening = (id: string, closesAt: Date | null) => world.db`
    insert into opening (id, title, team, city, terms, line, about, does, needs, posted_at, closes_at)
    values (${id}, 'Pastry editor', 'Words', 'delhi', 'Full time', 'Eats.', '{a}', '{b}', '{c}', '2026-01-01', ${closesAt})`
  await opening('pastry-editor', null)
  await opening('ghee-taster', new Date('2026-02-01'))
  expect((await world.call(listOpenings)).body.data.map(({ id }) => id)).toEqual(['pastry-editor'])

  const apply = (openingId?: string) =>
    world.call(applyForOpening, {
      body: { ...(openingId && { openingId }), answers: { email: 'asha@example.in', opening: 'Chief of all' } },
    })
  expect([(await apply('pastry-editor')).status, (await apply()).status]).toEqual([200, 200])
  expect([(await apply('ghee-taster')).status, (await apply('nobody')).status]).toEqual([410, 404])
  expect((await answersTo('careers')).map(({ answers }) => answers.opening)).toEqual([
    'Pastry editor (pastry-editor)',
    'No particular position',
  ])
})

test('feedback of a ticket holder is stored once per event, that of guests each time', async () => {
  await given.form({
    id: 'event-feedback',
    fields: [givenField('comment'), givenField('event'), givenField('ticket')],
  })
  const event = await given.event()
  const { slug } = event
  const asha = await given.user()
  await given.guests(event, asha, (await given.hold(event, asha)).body.data)
  const send = (comment: string, as?: string, event = slug) =>
    world.call(sendFeedback, { body: { event, answers: { comment } }, as })
  const [first, second] = [await send('Lovely', asha.token), await send('Once more', asha.token)]
  expect([first.status, second.status, first.body.data.id === second.body.data.id]).toEqual([200, 200, true])
  await send('Nice')
  await send('Nice')
  expect((await answersTo('event-feedback')).map(({ answers }) => [answers.comment, answers.ticket])).toEqual([
    ['Lovely', 'With a ticket'],
    ['Nice', 'Without one'],
    ['Nice', 'Without one'],
  ])
  expect((await send('Lovely', undefined, 'no-such-evening')).status).toBe(404)
})

test('staff create, publish and close an opening; an outdated change and other users are refused', async () => {
  const { token: as } = await givenIn(world).user({ role: 'campaigner', firstName: 'Kavya' })
  const id = 'chai-taster'
  const params = { id }
  const made = await world.call(createOpening, { as, body: { id, title: 'Chai taster' } })
  expect([made.status, made.body.data.isPublished]).toEqual([200, false])
  expect((await world.call(createOpening, { as, body: { id, title: 'Again' } })).status).toBe(409)
  const { id: _, changed: __, postedAt: ___, ...draft } = made.body.data
  const save = (over: Partial<typeof draft>) => world.call(saveOpening, { as, params, body: { ...draft, ...over } })
  const openOnes = async () => (await world.call(listOpenings)).body.data.map((one) => one.id)
  expect(await openOnes()).not.toContain(id)

  const bare = await save({ isPublished: true })
  expect(Object.keys(bare.error.fields ?? {})).toEqual(['team', 'line'])
  Object.assign(draft, { team: 'Words', line: 'Chai, all day.' })
  expect((await save({ isPublished: true, city: 'delhi', does: ['Tastes  chai.'] })).status).toBe(200)
  expect(await openOnes()).toContain(id)
  const stale = await save({ title: 'Mine' })
  expect([stale.status, stale.error.fields?.by]).toEqual([409, 'Kavya'])
  const { version, does } = (await world.call(editedOpening, { as, params })).body.data
  expect([version, does]).toEqual([2, ['Tastes chai.']])
  world.clock.forward(5)
  expect((await save({ version, city: 'atlantis' })).error.fields).toEqual({ city: 'is not one of our cities' })
  expect((await save({ version, line: '<script>' })).status).toBe(400)
  await save({ version, isPublished: true, closesAt: world.clock.now().toISOString() })
  expect(await openOnes()).not.toContain(id)
  expect((await world.call(staffOpenings, { as })).body.data.some((one) => one.id === id)).toBe(true)

  const { token } = await given.user()
  expect((await world.call(staffOpenings, {})).status).toBe(401)
  expect((await world.call(editedOpening, { params, as: token })).status).toBe(403)
  expect((await world.call(saveOpening, { params, as: token, body: {} as never })).status).toBe(403)
  expect((await world.call(createOpening, { body: {} as never })).status).toBe(401)
})
