import { listAnswers, listForms } from '@nukkad/contracts/endpoints/campaigns/form-answers'
import { createForm, editedForm, type FormDraft, saveForm } from '@nukkad/contracts/endpoints/campaigns/form-editing'
import { type FormField, getForm } from '@nukkad/contracts/endpoints/campaigns/forms'
import { givenField } from './forms.given.ts'
import { pdf, useForms } from './sent-forms.given.ts'

const { world, given, send, upload } = useForms()

describe('answers read by staff', () => {
  test('are in columns by question over all versions, retired questions last', async () => {
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

  test('are exported as CSV in which no cell is a formula, and unchanged as JSON', async () => {
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

  test('have their files as downloads, once they were sent', async () => {
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

describe('editing a form', () => {
  const staff = async (firstName = 'Kavya') => (await given.user({ role: 'campaigner', firstName })).token
  const open = async (id: string, as: string) => (await world.call(editedForm, { params: { id }, as })).body.data
  async function saved(id: string, as: string, over: Partial<FormDraft>) {
    const { answers: _, retired: __, changed: ___, id: ____, ...draft } = await open(id, as)
    return world.call(saveForm, { params: { id }, as, body: { ...draft, ...over } })
  }
  const field = (name: string, more: Partial<FormField> = {}) => givenField(name, more)

  test('starts unpublished, and visitors can answer once it is published', async () => {
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
    const unseen = await world.call(createForm, { as, body: { id: 'unseen', title: '\u2800' } })
    expect([unseen.status, unseen.error.fields]).toEqual([400, { title: 'must not be empty' }])

    const fields = [field('stall', { required: true }), field('yes', { type: 'consent', label: 'You may write to me' })]
    expect((await saved('chai-walk', as, { fields, isPublished: true })).status).toBe(200)
    const shown = (await world.call(getForm, { params: { id: 'chai-walk' } })).body.data
    expect(shown.fields.map(({ name }) => name)).toEqual(['stall', 'yes'])
    expect((await send('chai-walk', { stall: 'Ganesh', yes: true })).status).toBe(200)
  })

  test('keeps the columns of removed questions, and reuses one that is asked again', async () => {
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

  test('creates no new version of the questions when only other texts change', async () => {
    const as = await staff()
    const id = await given.form()
    await saved(id, as, { title: 'Other words' })
    expect(await world.db`select version from form_version where form_id = ${id}`).toHaveLength(1)
  })

  test('lets one of two concurrent saves win, and tells the other who it was', async () => {
    const [as, meera] = [await staff(), await staff('Meera')]
    const id = await given.form()
    // Both open the form before either saves; otherwise the second would have seen the change.
    const { answers: _, retired: __, changed: ___, id: ____, ...draft } = await open(id, as)
    const save = (by: string, title: string) =>
      world.call(saveForm, { params: { id }, as: by, body: { ...draft, title } })
    const both = await Promise.all([save(as, 'Kavya’s words'), save(meera, 'Meera’s words')])
    const [lost] = both.filter(({ status }) => status === 409)
    const [won] = both.filter(({ status }) => status === 200)
    expect(lost?.error.fields?.by).toBe(won?.body.data.changed?.by)
    expect((await open(id, as)).title).toBe(won?.body.data.title)
  })

  test('deletes answers earlier when the retention is shortened, and no later when it is extended', async () => {
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
    ['two questions with the same name', { fields: [field('a'), field('a')] }, 'fields.1.name'],
    ['a choice without options', { fields: [field('a', { type: 'select' })] }, 'fields.0.options'],
    ['a minimum above the maximum', { fields: [field('a', { type: 'number', min: 3, max: 2 })] }, 'fields.0.max'],
    ['a pattern with exponential backtracking', { fields: [field('a', { pattern: '(a+)+b' })] }, 'fields.0.pattern'],
    ['a pattern with many open quantifiers', { fields: [field('a', { pattern: 'a*b*c*d*' })] }, 'fields.0.pattern'],
    ['an incomplete pattern', { fields: [field('a', { pattern: '[a-' })] }, 'fields.0.pattern'],
    ['an end before the start', { endsAt: '2019-01-01T00:00:00.000Z' }, 'endsAt'],
    ['markup in the title', { title: '<img src=x onerror=alert(1)>' }, 'title'],
    ['markup in a question', { fields: [field('a', { label: 'x<svg/onload=alert(1)>' })] }, 'fields.0.label'],
    ['a form without questions', { fields: [] }, 'fields'],
  ] as const)('refuses %s, and keeps the form unchanged', async (_, over, at) => {
    const as = await staff()
    const id = await given.form()
    const before = await open(id, as)
    const { status, error } = await saved(id, as, over as unknown as Partial<FormDraft>)
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [at]])
    expect(await open(id, as)).toEqual(before)
  })

  test('is for staff only', async () => {
    const { token } = await given.user()
    const params = { id: 'careers' }
    expect((await world.call(editedForm, { params })).status).toBe(401)
    expect((await world.call(editedForm, { params, as: token })).status).toBe(403)
    expect((await world.call(saveForm, { params, as: token, body: {} as never })).status).toBe(403)
    expect((await world.call(createForm, { body: {} as never })).status).toBe(401)
  })
})
