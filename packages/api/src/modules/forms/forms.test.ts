import { listAnswers, listForms } from '@nukkad/contracts/endpoints/campaigns/form-answers'
import { createForm, editedForm, type FormDraft, saveForm } from '@nukkad/contracts/endpoints/campaigns/form-editing'
import { type FormField, getForm, sendLead } from '@nukkad/contracts/endpoints/campaigns/forms'
import { givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { givenPicture } from '../media/media.given.ts'
import { givenField, givenForms } from './forms.given.ts'

const world = useWorld()
const given = { ...givenIn(world), ...givenForms(world) }

const asha = { name: 'Asha', email: 'asha@example.in' }
const send = (formId: string, answers: object = asha, more: object = {}, headers: Record<string, string> = {}) =>
  world.call(sendLead, { body: { formId, answers, ...more }, headers })
const kept = (formId: string) =>
  world.db<{ id: string; answers: object }[]>`select id, answers from form_answer where form_id = ${formId}`
const mails = () => world.db<{ to: string }[]>`
  select payload ->> 'to' as "to" from outbox where kind = 'mail' and payload ->> 'template' = 'form-answer'`

/** Sends a file as a browser's form does. */
async function upload(formId: string, field: string, bytes: Buffer, name = 'cv.pdf', type = 'application/pdf') {
  const boundary = 'form-of-a-browser'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`
  const answer = await world.app.inject({
    method: 'POST',
    url: `/api/form/${formId}/files/${field}`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
  return { status: answer.statusCode, data: answer.json().data, error: answer.json().message }
}
const pdf = (inside = '') => Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Catalog${inside}>>endobj\ntrailer<<>>\n%%EOF\n`)

describe('answers to a form', () => {
  test('are kept as the questions want them, and the team is told', async () => {
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

  test('that do not fit are refused by field and not kept', async () => {
    const form = await given.form()
    const { status, error } = await send(form, { name: ' ', email: 'asha' })
    expect(status).toBe(400)
    expect(error.fields).toEqual({
      'answers.name': 'This is needed.',
      'answers.email': 'An address such as name@example.com, please.',
    })
    expect(await kept(form)).toEqual([])
  })

  test('sent ten times at once under one key are one answer and one mail, and the reply is the same', async () => {
    const form = await given.form({ fields: [givenField('comment', { type: 'textarea' })] })
    const before = (await mails()).length
    const sent = await Promise.all(
      Array.from({ length: 10 }, () => send(form, { comment: 'Lovely' }, {}, { 'idempotency-key': 'one-tap' })),
    )
    expect(new Set(sent.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(await kept(form)).toHaveLength(1)
    expect(await mails()).toHaveLength(before + 1)
  })

  test('sent ten times at once without a key are one answer where they say who it is', async () => {
    const form = await given.form()
    const sent = await Promise.all(Array.from({ length: 10 }, () => send(form)))
    expect(new Set(sent.map(({ body }) => body.data.id)).size).toBe(1)
    expect(await kept(form)).toHaveLength(1)
    await send(form, { ...asha, name: 'Asha Menon' })
    expect(await kept(form)).toHaveLength(2)
  })

  test('of two people who say the same and not who they are, are two', async () => {
    const form = await given.form({ fields: [givenField('comment')] })
    await send(form, { comment: 'Lovely' })
    await send(form, { comment: 'Lovely' })
    expect(await kept(form)).toHaveLength(2)
  })

  test('with the field that people do not see are answered well and thrown away', async () => {
    const form = await given.form()
    const { status, body } = await send(form, asha, { website: 'https://buy.example' })
    expect([status, body.data.ok, await kept(form)]).toEqual([200, true, []])
  })

  test('are deleted with their files when the time of the form is over', async () => {
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

describe('a form that ends', () => {
  const inAnHour = () => new Date(world.clock.now().getTime() + 3_600_000)

  test('takes what was begun before its end, for two hours, and nothing that was begun after', async () => {
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

  test('or that is not published is not there, like one that never was', async () => {
    const hidden = await given.form({ isPublished: false })
    for (const id of [hidden, 'never-was']) {
      expect((await world.call(getForm, { params: { id } })).status).toBe(404)
      expect((await send(id)).status).toBe(404)
    }
  })

  test('and changes meanwhile takes answers to the questions that were read', async () => {
    const form = await given.form()
    const { begun } = (await world.call(getForm, { params: { id: form } })).body.data
    await given.changed(form, [givenField('shop', { required: true })])
    expect((await send(form, asha, { begun })).status).toBe(200)
    expect((await send(form, asha)).error.fields).toEqual({ 'answers.shop': 'This is needed.' })
  })
})

describe('a file of a form', () => {
  const asked = (...kinds: string[]) =>
    given.form({
      fields: [
        givenField('cv', {
          type: 'file',
          required: true,
          max: 1,
          options: kinds.map((value) => ({ value, label: value })),
        }),
      ],
    })

  test('belongs to one answer, under a name that is safe', async () => {
    const form = await asked('pdf')
    const { status, data } = await upload(form, 'cv', pdf(), '../../Asha <b>CV.pdf.exe')
    expect([status, data.name]).toEqual([200, 'Asha bCV.pdf.pdf'])
    expect((await send(form, { cv: data.id })).status).toBe(200)
    expect((await send(form, { cv: data.id })).error.fields).toEqual({
      'answers.cv': 'Please choose the file once more.',
    })
    expect(await kept(form)).toHaveLength(1)
  })

  test.each([
    ['a picture named .pdf', () => givenPicture('png'), /no PDF/],
    ['a page named .pdf', async () => Buffer.from('<html><script>alert(1)</script>'), /no PDF/],
    ['half a PDF', async () => pdf().subarray(0, 20), /breaks off/],
    ['a PDF that runs a script', async () => pdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'), /runs something/],
  ])('is refused when it is %s', async (_, bytes, words) => {
    const refused = await upload(await asked('pdf'), 'cv', await bytes())
    expect(refused.status).toBe(415)
    expect(refused.error.message).toMatch(words)
  })

  test('is a picture where pictures are asked for, drawn again', async () => {
    const form = await asked('picture')
    const glued = Buffer.concat([await givenPicture('png'), Buffer.from('<script>')])
    const { data } = await upload(form, 'cv', glued, 'shop.png', 'image/png')
    const [file] = await world.db<{ type: string; bytes: Buffer }[]>`
      select type, bytes from form_file where id = ${data.id}`
    expect([data.name, file?.type, file?.bytes.includes('<script>')]).toEqual(['shop.webp', 'image/webp', false])
    expect((await upload(form, 'cv', pdf())).status).toBe(415)
  })

  test('is refused when it is too large, of another question, or another form’s', async () => {
    const [form, other] = [await asked('pdf'), await asked('pdf')]
    expect((await upload(form, 'cv', Buffer.concat([pdf(), Buffer.alloc(1_100_000)]))).status).toBe(413)
    expect((await upload(form, 'photo', pdf())).status).toBe(404)
    const { data } = await upload(form, 'cv', pdf())
    expect((await send(other, { cv: data.id })).status).toBe(400)
  })

  test('that nobody sends is deleted after a day', async () => {
    const form = await asked('pdf')
    await upload(form, 'cv', pdf())
    world.clock.forward(90_000)
    await world.housekeeping.sweep()
    expect(await world.db`select 1 from form_file where form_id = ${form}`).toHaveLength(0)
  })
})

describe('a form sent by a browser without scripts', () => {
  const post = (form: string, fields: readonly (readonly [string, string])[]) => {
    const body = fields.map(
      ([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    return world.app.inject({
      method: 'POST',
      url: `/api/form/${form}/page`,
      headers,
      payload: `${body.join('')}--b--\r\n`,
    })
  }

  test('is taken, and leads back to its page', async () => {
    const form = await given.form({
      fields: [givenField('likes', { type: 'multi', options: [1, 2].map((n) => ({ value: `${n}`, label: `${n}` })) })],
    })
    const sent = await post(form, [
      ...['1', '2'].map((value) => ['answers.likes', value] as const),
      ['page', '/shop?a=1'],
    ])
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `/shop?a=1&sent=${form}`])
    expect(await kept(form)).toMatchObject([{ answers: { likes: ['1', '2'] } }])
  })

  test('leads to no other site, and says what to mend by the words of its questions', async () => {
    const form = await given.form()
    const answers = Object.entries(asha).map(([name, value]) => [`answers.${name}`, value] as const)
    expect((await post(form, [...answers, ['page', '//evil.example']])).headers.location).toBe(`/?sent=${form}`)
    const mend = await post(form, [['answers.email', '<b>']])
    expect([mend.statusCode, mend.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(mend.body).toContain('<b>name</b><br>This is needed.')
  })
})

describe('answers as staff read them', () => {
  test('stand by question over all versions, those that are not asked any more last', async () => {
    const form = await given.form({ fields: [givenField('old'), givenField('likes', { label: 'Likes' })] })
    await send(form, { old: 'from before', likes: 'chai' })
    await given.changed(form, [givenField('likes', { label: 'What do you like?' }), givenField('fresh')])
    await send(form, { fresh: 'new', likes: 'coffee' })
    const { token } = await given.user({ role: 'campaigner' })
    const { body } = await world.call(listAnswers, { params: { id: form }, as: token })
    expect(body.columns.map(({ name, label, isRetired }) => [name, label, isRetired])).toEqual([
      ['likes', 'What do you like?', false],
      ['fresh', 'fresh', false],
      ['old', 'old', true],
    ])
    expect(body.days.reduce((sum, { count }) => sum + count, 0)).toBe(2)
    expect(body.data.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['coffee', 'new', ''],
      ['chai', '', 'from before'],
    ])
    expect((await world.call(listForms, { as: token })).body.data.find(({ id }) => id === form)?.answers).toBe(2)
  })

  test('go into a spreadsheet in which nothing is a formula, and beside it as they are', async () => {
    const words = ['=1+1', '+91', '-2', '@SUM(A1)', '＝1', '＋1', '－1', '＠x', 'plain "quoted", twice']
    const form = await given.form({ fields: [givenField('word', { type: 'textarea', label: '=HYPERLINK("x")' })] })
    for (const word of words) await send(form, { word })
    const { token } = await given.user({ role: 'campaigner' })
    const fetched = (as: string, bearer?: string) =>
      world.app.inject({
        url: `/api/studio/forms/${form}/export?as=${as}`,
        headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
      })
    const csv = await fetched('csv', token)
    expect(csv.headers['content-disposition']).toContain(`${form}.csv`)
    const [head, ...lines] = csv.body.trim().split('\r\n')
    expect(head).toContain(`"'=HYPERLINK(""x"")"`)
    expect(lines.map((line) => line.split(',')[1]).sort()).toEqual(
      [...words.slice(0, -1).map((word) => `'${word}`), '"plain ""quoted""'].sort(),
    )
    const rows: { answers: { word: string } }[] = JSON.parse((await fetched('json', token)).body)
    expect(rows.map(({ answers }) => answers.word).sort()).toEqual([...words].sort())
    expect((await fetched('csv')).statusCode).toBe(401)
    expect((await fetched('csv', (await given.user()).token)).statusCode).toBe(403)
  })

  test('bring their files as downloads, once they were sent', async () => {
    const form = await given.form({ fields: [givenField('cv', { type: 'file' })] })
    const { data } = await upload(form, 'cv', pdf())
    const { token } = await given.user({ role: 'campaigner' })
    const fetched = () =>
      world.app.inject({ url: `/api/studio/form-files/${data.id}`, headers: { authorization: `Bearer ${token}` } })
    expect((await fetched()).statusCode).toBe(404)
    await send(form, { cv: data.id })
    expect((await fetched()).headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('attachment'),
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })
})

describe('a form as the campaign team writes it', () => {
  const staff = async (firstName = 'Kavya') => (await given.user({ role: 'campaigner', firstName })).token
  const open = async (id: string, as: string) => (await world.call(editedForm, { params: { id }, as })).body.data
  async function saved(id: string, as: string, over: Partial<FormDraft>) {
    const { answers: _, retired: __, changed: ___, id: ____, ...draft } = await open(id, as)
    return world.call(saveForm, { params: { id }, as, body: { ...draft, ...over } })
  }
  const field = (name: string, more: Partial<FormField> = {}) => givenField(name, more)

  test('is begun unseen, and visitors fill it in once it is published', async () => {
    const as = await staff()
    const made = await world.call(createForm, { as, body: { id: 'chai-walk', title: ' A  chai walk ' } })
    expect(made.body.data).toMatchObject({
      title: 'A chai walk',
      isPublished: false,
      version: 1,
      changed: { by: 'Kavya' },
    })
    expect((await world.call(getForm, { params: { id: 'chai-walk' } })).status).toBe(404)
    expect((await world.call(createForm, { as, body: { id: 'chai-walk', title: 'Again' } })).status).toBe(409)

    const fields = [field('stall', { required: true }), field('yes', { type: 'consent', label: 'You may write to me' })]
    expect((await saved('chai-walk', as, { fields, isPublished: true })).status).toBe(200)
    const shown = (await world.call(getForm, { params: { id: 'chai-walk' } })).body.data
    expect(shown.fields.map(({ name }) => name)).toEqual(['stall', 'yes'])
    expect((await send('chai-walk', { stall: 'Ganesh', yes: true })).status).toBe(200)
  })

  test('keeps the columns of questions that it asks no more, and a question asked again is the same one', async () => {
    const as = await staff()
    const id = await given.form({ fields: [field('dish'), field('likes')] })
    await send(id, { dish: 'Poha', likes: 'Sev' })
    const without = await saved(id, as, { fields: [field('likes')] })
    expect(without.body.data).toMatchObject({ answers: 1, retired: [{ name: 'dish' }] })
    const rows = (await world.call(listAnswers, { params: { id }, as })).body
    expect(rows.columns.map(({ name, isRetired }) => [name, isRetired])).toEqual([
      ['likes', false],
      ['dish', true],
    ])
    const again = await saved(id, as, { fields: [field('likes'), field('dish')] })
    expect(again.body.data.retired).toEqual([])
    const other = await saved(id, as, { fields: [field('likes'), field('dish', { type: 'number' })] })
    expect(other.error.fields?.['fields.1.type']).toContain('ask a new question')
  })

  test('makes no new version of its questions when only its words change', async () => {
    const as = await staff()
    const id = await given.form()
    await saved(id, as, { title: 'Other words' })
    expect(await world.db`select version from form_version where form_id = ${id}`).toHaveLength(1)
  })

  test('is not overwritten by somebody who has not seen the last change, and tells whose it was', async () => {
    const [as, meera] = [await staff(), await staff('Meera')]
    const id = await given.form()
    const both = await Promise.all([
      saved(id, as, { title: 'Kavya’s words' }),
      saved(id, meera, { title: 'Meera’s words' }),
    ])
    const [lost] = both.filter(({ status }) => status === 409)
    const [won] = both.filter(({ status }) => status === 200)
    expect(lost?.error.fields?.by).toBe(won?.body.data.changed?.by)
    expect((await open(id, as)).title).toBe(won?.body.data.title)
  })

  test('deletes answers earlier when their time is shortened, and none later when it is prolonged', async () => {
    const as = await staff()
    const id = await given.form({ keepDays: 30 })
    await send(id)
    const days = async () => {
      const [row] = await world.db<[{ days: number }]>`
        select extract(day from erase_at - sent_at)::integer as days from form_answer where form_id = ${id}`
      return row.days
    }
    await saved(id, as, { keepDays: 7 })
    expect(await days()).toBe(7)
    await saved(id, as, { keepDays: 90 })
    expect(await days()).toBe(7)
  })

  test.each([
    ['a question twice', { fields: [field('a'), field('a')] }, 'fields.1.name'],
    ['a choice of nothing', { fields: [field('a', { type: 'select' })] }, 'fields.0.options'],
    ['a least above its most', { fields: [field('a', { type: 'number', min: 3, max: 2 })] }, 'fields.0.max'],
    ['a pattern that takes for ever', { fields: [field('a', { pattern: '(a+)+b' })] }, 'fields.0.pattern'],
    ['a pattern of many open ends', { fields: [field('a', { pattern: 'a*b*c*d*' })] }, 'fields.0.pattern'],
    ['half a pattern', { fields: [field('a', { pattern: '[a-' })] }, 'fields.0.pattern'],
    ['an end before its beginning', { endsAt: '2019-01-01T00:00:00.000Z' }, 'endsAt'],
    ['a tag in its title', { title: '<img src=x onerror=alert(1)>' }, 'title'],
    ['a tag in a question', { fields: [field('a', { label: 'x<svg/onload=alert(1)>' })] }, 'fields.0.label'],
    ['no question at all', { fields: [] }, 'fields'],
  ] as const)('is refused with %s, and stays', async (_, over, at) => {
    const as = await staff()
    const id = await given.form()
    const before = await open(id, as)
    const { status, error } = await saved(id, as, over as unknown as Partial<FormDraft>)
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [at]])
    expect(await open(id, as)).toEqual(before)
  })

  test('is for staff alone', async () => {
    const { token } = await given.user()
    const params = { id: 'careers' }
    expect((await world.call(editedForm, { params })).status).toBe(401)
    expect((await world.call(editedForm, { params, as: token })).status).toBe(403)
    expect((await world.call(saveForm, { params, as: token, body: {} as never })).status).toBe(403)
    expect((await world.call(createForm, { body: {} as never })).status).toBe(401)
  })
})

test('one address may send many answers, but not without end', async () => {
  const form = await given.form({ fields: [givenField('comment')] })
  const statuses = new Set<number>()
  for (let sent = 0; sent < 62; sent += 1) statuses.add((await send(form, { comment: `Word ${sent}` })).status)
  expect(statuses).toEqual(new Set([200, 429]))
})
