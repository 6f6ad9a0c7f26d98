import { givenPicture } from '../media/media.given.ts'
import { givenField } from './forms.given.ts'
import { asha, pdf, useForms } from './sent-forms.given.ts'

const { world, given, send, kept, upload } = useForms()

describe('a file uploaded to a form', () => {
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

  test('belongs to one answer and gets a safe name', async () => {
    const form = await asked('pdf')
    const { status, data } = await upload(form, 'cv', pdf(), '../../Asha <b>CV.pdf.exe')
    expect([status, data.name]).toEqual([200, 'Asha bCV.pdf.pdf'])
    expect((await send(form, { cv: data.id })).status).toBe(200)
    expect((await send(form, { cv: data.id })).error.fields).toEqual({
      'answers.cv': 'Please choose the file again.',
    })
    expect(await kept(form)).toHaveLength(1)
  })

  test.each([
    ['a picture named .pdf', () => givenPicture('png'), /not a PDF/],
    ['an HTML page named .pdf', async () => Buffer.from('<html><script>alert(1)</script>'), /not a PDF/],
    ['a truncated PDF', async () => pdf().subarray(0, 20), /incomplete/],
    ['a PDF that runs a script', async () => pdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'), /contains code/],
  ])('is refused when it is %s', async (_, bytes, words) => {
    const refused = await upload(await asked('pdf'), 'cv', await bytes())
    expect(refused.status).toBe(415)
    expect(refused.error.message).toMatch(words)
  })

  test('must be a picture where pictures are asked for, and is re-encoded', async () => {
    const form = await asked('picture')
    const glued = Buffer.concat([await givenPicture('png'), Buffer.from('<script>')])
    const { data } = await upload(form, 'cv', glued, 'shop.png', 'image/png')
    const [file] = await world.db<{ type: string; bytes: Buffer }[]>`
      select type, bytes from form_file where id = ${data.id}`
    expect([data.name, file?.type, file?.bytes.includes('<script>')]).toEqual(['shop.webp', 'image/webp', false])
    expect((await upload(form, 'cv', pdf())).status).toBe(415)
  })

  test('is refused when it is too large, for another field, or from another form', async () => {
    const [form, other] = [await asked('pdf'), await asked('pdf')]
    expect((await upload(form, 'cv', Buffer.concat([pdf(), Buffer.alloc(1_100_000)]))).status).toBe(413)
    expect((await upload(form, 'photo', pdf())).status).toBe(404)
    const { data } = await upload(form, 'cv', pdf())
    expect((await send(other, { cv: data.id })).status).toBe(400)
  })

  test('is deleted after a day when it is never sent with an answer', async () => {
    const form = await asked('pdf')
    await upload(form, 'cv', pdf())
    world.clock.forward(90_000)
    await world.housekeeping.sweep()
    expect(await world.db`select 1 from form_file where form_id = ${form}`).toHaveLength(0)
  })
})

describe('a form sent without JavaScript', () => {
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

  test('is accepted, and redirects back to its page', async () => {
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

  test('never redirects to another site, and names wrong answers by their labels', async () => {
    const form = await given.form()
    const answers = Object.entries(asha).map(([name, value]) => [`answers.${name}`, value] as const)
    expect((await post(form, [...answers, ['page', '//evil.example']])).headers.location).toBe(`/?sent=${form}`)
    const mend = await post(form, [['answers.email', '<b>']])
    expect([mend.statusCode, mend.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(mend.body).toContain('<b>name</b><br>This is required.')
  })
})
