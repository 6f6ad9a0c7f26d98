import {
  captionsOfVideo,
  getCaptions,
  mostCaptionLetters,
  putCaptions,
  removeCaptions,
} from '@nukkad/contracts/endpoints/content/video-captions'
import { type GivenUser, givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { givenFilms, givenWebm } from './video-file.given.ts'

const world = useWorld()
const vtt = 'WEBVTT\n\n00:01.000 --> 00:04.000\nRain on the roof.\n'

const put = ({ token }: Pick<GivenUser, 'token'>, id: string, text: string, language = 'en') =>
  world.call(putCaptions, { as: token, params: { id, language }, body: { text } })
const list = ({ token }: Pick<GivenUser, 'token'>, id: string) =>
  world.call(captionsOfVideo, { as: token, params: { id } })

/** A user with an uploaded video. */
async function film() {
  const asha = await givenIn(world).user()
  const { data } = await givenFilms(world).upload(asha, givenWebm())
  return { asha, id: data.id as string }
}

test('captions are stored by language and served as WebVTT', async () => {
  const { asha, id } = await film()
  expect((await list(asha, id)).body).toEqual({ data: [] })
  await put(asha, id, vtt.replace('Rain on the roof.', 'छत पर बारिश।'), 'hi')
  const stored = await put(asha, id, `\uFEFF${vtt.replaceAll('\n', '\r\n')}`)
  expect(stored).toMatchObject({
    status: 200,
    body: { data: [{ language: 'en', label: 'English' }, { label: 'हिन्दी' }] },
  })
  const [english] = (await list(asha, id)).body.data
  const served = await world.app.inject({ url: english?.url ?? '' })
  expect([served.statusCode, served.headers['content-type'], served.body]).toEqual([
    200,
    'text/vtt; charset=utf-8',
    vtt,
  ])
  expect(served.headers['x-content-type-options']).toBe('nosniff')
})

test('other captions in the same language replace them under another address', async () => {
  const { asha, id } = await film()
  const first = (await put(asha, id, vtt)).body.data[0]?.url ?? ''
  const second = (await put(asha, id, vtt.replace('Rain', 'Hail'))).body.data
  expect(second).toHaveLength(1)
  expect((await world.app.inject({ url: first })).statusCode).toBe(404)
  expect((await world.app.inject({ url: second[0]?.url ?? '' })).body).toContain('Hail')
})

test('captions are removed by themselves, and with their video', async () => {
  const { asha, id } = await film()
  const [hindi] = (await put(asha, id, vtt, 'hi')).body.data
  const remove = (language: string) => world.call(removeCaptions, { as: asha.token, params: { id, language } })
  expect((await remove('en')).status).toBe(404)
  expect((await remove('hi')).body).toEqual({ data: [] })
  expect((await world.app.inject({ url: hindi?.url ?? '' })).statusCode).toBe(404)
  const [english] = (await put(asha, id, vtt)).body.data
  await world.db`delete from video_file where id = ${id}`
  const gone = { params: { id: english?.url.split('/').at(-1) ?? '' } }
  expect((await world.call(getCaptions, gone)).status).toBe(404)
})

test('only whoever uploaded a video, and staff who edit pages, change its captions', async () => {
  const { asha, id } = await film()
  const stranger = await givenIn(world).user()
  expect([(await put(stranger, id, vtt)).status, (await list(stranger, id)).status]).toEqual([404, 404])
  const editor = await givenIn(world).user({ role: 'editor', isVerified: true })
  expect((await put(editor, id, vtt)).status).toBe(200)
  expect((await list(asha, id)).body.data).toHaveLength(1)
  expect((await put(asha, 'x'.repeat(22), vtt)).status).toBe(404)
  expect((await world.call(captionsOfVideo, { params: { id } })).status).toBe(401)
})

test('a page that shows the video gets its captions', async () => {
  const { asha, id } = await film()
  const { data } = (await put(asha, id, vtt)).body
  const [shown] = await world.modules.videoFiles.service.filesOf(world.db, [id])
  expect(shown?.captions).toEqual(data)
})

const cue = '00:01.000 --> 00:04.000\nRain\n'
test.each([
  ['', 'The file is empty.'],
  ['Rain', 'The file is not WebVTT: its first line must be WEBVTT.'],
  ['1\n00:00:01,000 --> 00:00:04,000\nRain', 'The file is an SRT file. Save it as WebVTT (.vtt) and choose it again.'],
  [`WEBVTT\n${cue}`, 'The file has a fault in line 2: an empty line is missing after WEBVTT.'],
  ['WEBVTT\n\nNOTE nothing yet\n', 'The file has no captions.'],
  ['WEBVTT\n\n00:01 --> 00:04\nRain', 'The file has a fault in line 3: times look like 00:01.000 --> 00:04.000.'],
  ['WEBVTT\n\n00:04.000 --> 00:01.000\nRain', 'The file has a fault in line 3: the caption ends before it begins.'],
  ['WEBVTT\n\nintro\n00:01.000 --> 00:04.000\n', 'The file has a fault in line 4: the caption has no words.'],
  [`WEBVTT\n\n${cue}${cue}`, 'The file has a fault in line 3: an empty line is missing between two captions.'],
  [
    'WEBVTT\n\nRain on the roof',
    'The file has a fault in line 3: a caption begins with its times, such as 00:01.000 --> 00:04.000.',
  ],
  [
    `WEBVTT\n\n${cue.replace('Rain', '\uFFFD')}`,
    'The file is not in UTF-8. Save it in this encoding and choose it again.',
  ],
  [`WEBVTT\n\n${Array(5001).fill(cue).join('\n')}`, 'The file has more than 5000 captions.'],
])('refuses a bad file with its fault: %j', async (text, fault) => {
  const { asha, id } = await film()
  const { status, error } = await put(asha, id, text)
  expect([status, error.message]).toEqual([400, fault])
})

test('keeps cues with names, settings and hours, and leaves out styles and notes', async () => {
  const { asha, id } = await film()
  const whole = '1\n01:00:00.000 --> 01:00:02.500 line:0 align:start\n<v Ira>Chai?\n- Chai.'
  const text = `WEBVTT Kind: captions\n\nSTYLE\n::cue { color: red }\n\nNOTE by hand\n\n${whole}`
  const [stored] = (await put(asha, id, text)).body.data
  expect((await world.app.inject({ url: stored?.url ?? '' })).body).toBe(`WEBVTT\n\n${whole}\n`)
  expect((await put(asha, id, 'x'.repeat(mostCaptionLetters + 1))).status).toBe(400)
})
