import { getForm } from '@nukkad/contracts/endpoints/campaigns/forms'
import { givenField } from './forms.given.ts'
import { asha, pdf, useForms } from './sent-forms.given.ts'

const { world, given, send, kept, mails, upload } = useForms()

describe('answers to a form', () => {
  test('are stored normalised by field type, and the team gets a mail', async () => {
    const form = await given.form({
      fields: [
        givenField('name', { required: true }),
        givenField('phone', { type: 'phone' }),
        givenField('guests', { type: 'number', min: 1, max: 10 }),
        givenField('likes', { type: 'multi', options: [{ value: 'chai', label: 'Chai' }] }),
        givenField('agreed', { type: 'consent', required: true }),
      ],
    })
    const before = (await mails()).length
    const answers = { name: '  Asha  Menon ', phone: '+91 98765 43210', guests: '3', likes: ['chai'], agreed: true }
    const { status, body } = await send(form, { ...answers, other: 'dropped' }, { source: { page: '/specials' } })

    expect(status).toBe(200)
    expect(body.data.ok).toBe(true)
    expect(await kept(form)).toEqual([
      {
        id: body.data.id,
        answers: { name: 'Asha Menon', phone: '9876543210', guests: 3, likes: ['chai'], agreed: true },
      },
    ])
    expect((await mails()).slice(before)).toEqual([{ to: 'team@nukkad.example' }])
  })

  test('are refused by field and not stored when they are invalid', async () => {
    const form = await given.form()
    const { status, error } = await send(form, { name: ' ', email: 'asha' })
    expect(status).toBe(400)
    expect(error.fields).toEqual({
      'answers.name': 'This is required.',
      'answers.email': 'Enter an address, such as name@example.com.',
    })
    expect(await kept(form)).toEqual([])
  })

  test('are stored once, with one mail and one reply, when sent ten times at once with one key', async () => {
    const form = await given.form({ fields: [givenField('comment', { type: 'textarea' })] })
    const before = (await mails()).length
    const sent = await Promise.all(
      Array.from({ length: 10 }, () => send(form, { comment: 'Lovely' }, {}, { 'idempotency-key': 'one-tap' })),
    )
    expect(new Set(sent.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(await kept(form)).toHaveLength(1)
    expect(await mails()).toHaveLength(before + 1)
  })

  test('are stored once when sent ten times without a key but with the sender’s identity', async () => {
    const form = await given.form()
    const sent = await Promise.all(Array.from({ length: 10 }, () => send(form)))
    expect(new Set(sent.map(({ body }) => body.data.id)).size).toBe(1)
    expect(await kept(form)).toHaveLength(1)
    await send(form, { ...asha, name: 'Asha Menon' })
    expect(await kept(form)).toHaveLength(2)
  })

  test('are stored separately when they are equal but anonymous', async () => {
    const form = await given.form({ fields: [givenField('comment')] })
    await send(form, { comment: 'Lovely' })
    await send(form, { comment: 'Lovely' })
    expect(await kept(form)).toHaveLength(2)
  })

  test('are accepted and discarded when the honeypot field is filled in', async () => {
    const form = await given.form()
    const { status, body } = await send(form, asha, { website: 'https://buy.example' })
    expect([status, body.data.ok, await kept(form)]).toEqual([200, true, []])
  })

  test('are deleted with their files when the retention of the form is over', async () => {
    const form = await given.form({
      keepDays: 2,
      fields: [givenField('cv', { type: 'file', required: true, options: [{ value: 'pdf', label: 'PDF' }] })],
    })
    const { data } = await upload(form, 'cv', pdf())
    await send(form, { cv: data.id })
    world.clock.forward(86_400)
    await world.housekeeping.sweep()
    expect(await kept(form)).toHaveLength(1)
    world.clock.forward(86_401)
    await world.housekeeping.sweep()
    expect(await kept(form)).toEqual([])
    expect(await world.db`select 1 from form_file where form_id = ${form}`).toHaveLength(0)
  })
})

describe('a form with an end', () => {
  const inAnHour = () => new Date(world.clock.now().getTime() + 3_600_000)

  test('accepts answers begun before its end for two hours, and none begun after it', async () => {
    const form = await given.form({ endsAt: inAnHour() })
    const read = (await world.call(getForm, { params: { id: form } })).body.data
    expect([read.isOver, read.endsAt === null]).toEqual([false, false])
    world.clock.forward(2 * 3_600)

    const late = (await world.call(getForm, { params: { id: form } })).body.data
    expect(late.isOver).toBe(true)
    expect((await send(form, asha, { begun: late.begun })).status).toBe(410)
    expect((await send(form, asha)).status).toBe(410)
    expect((await send(form, asha, { begun: `${read.begun.slice(0, -3)}AAA` })).status).toBe(410)
    expect((await send(form, asha, { begun: read.begun })).status).toBe(200)
    world.clock.forward(2 * 3_600)
    expect((await send(form, { ...asha, name: 'Dev' }, { begun: read.begun })).status).toBe(410)
  })

  test('returns 404 when it is unpublished, like one that does not exist', async () => {
    const hidden = await given.form({ isPublished: false })
    for (const id of [hidden, 'never-was']) {
      expect((await world.call(getForm, { params: { id } })).status).toBe(404)
      expect((await send(id)).status).toBe(404)
    }
  })

  test('accepts answers to the version of the questions that was read', async () => {
    const form = await given.form()
    const { begun } = (await world.call(getForm, { params: { id: form } })).body.data
    await given.changed(form, [givenField('shop', { required: true })])
    expect((await send(form, asha, { begun })).status).toBe(200)
    expect((await send(form, asha)).error.fields).toEqual({ 'answers.shop': 'This is required.' })
  })
})

test('one address may send many answers, up to a limit', async () => {
  const form = await given.form({ fields: [givenField('comment')] })
  const statuses = new Set<number>()
  for (let sent = 0; sent < 62; sent += 1) statuses.add((await send(form, { comment: `Word ${sent}` })).status)
  expect(statuses).toEqual(new Set([200, 429]))
})
