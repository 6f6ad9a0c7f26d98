import { checkCampaign } from '@nukkad/contracts/endpoints/campaigns/studio'
import { givenMedia, givenPicture } from '../../media/media.given.ts'
import { givenFilms, givenWebm } from '../../video-files/video-file.given.ts'
import { ok, useStudio } from './studio.given.ts'

jest.setTimeout(60_000)
const { world, campaigner, block, text, save, publish, seen, written, tara } = useStudio()

const videoBlock = (file: string, poster = '/images/scene/all/rain-dusk') => {
  const upload = { file, width: 640, height: 360, seconds: 12, poster, description: 'Rain. Nobody speaks.' }
  return block('video', { slug: null, upload, caption: '' }, 2)
}
const givenUpload = async () => {
  const uploader = await campaigner('Uma')
  const { data } = await givenFilms(world).upload(uploader, givenWebm())
  return { uploader, id: data.id as string }
}

test('a campaign page shows a video of the person who adds it, in every variant, and nobody else may add it', async () => {
  const { uploader, id: file } = await givenUpload()
  const { id, version, draft } = await written()
  const variants = [{ key: 'b' as const, name: 'B', weight: 50, blocks: [text('B.'), videoBlock(file)] }]
  const refused = await save(id, version, { ...draft, blocks: [videoBlock(file)], variants })
  expect([refused.status, refused.error.fields]).toEqual([
    400,
    {
      'draft.blocks.0.data.upload.file': 'was not uploaded by you: please upload it again',
      'draft.variants.0.blocks.1.data.upload.file': 'was not uploaded by you: please upload it again',
    },
  ])
  const mine = ok(await save(id, version, { ...draft, blocks: [videoBlock(file)] }, uploader.token))
  const both = ok(await save(id, mine.version, { ...mine.draft, variants }, tara.token))
  const live = ok(await publish(id, both.version))
  expect((await seen(live.slug))?.things.videoFiles).toMatchObject([{ slug: file, type: 'video/webm' }])
})

test('a page whose video was deleted is not published', async () => {
  const { uploader, id: file } = await givenUpload()
  const { id, version, draft } = await written()
  const saved = ok(await save(id, version, { ...draft, blocks: [videoBlock(file)] }, uploader.token))
  await world.db`delete from video_file where id = ${file}`
  const checks = ok(await world.call(checkCampaign, { as: tara.token, params: { id } }))
  expect(checks).toContainEqual(
    expect.objectContaining({ level: 'stop', text: 'The uploaded video is no longer stored: upload it again.' }),
  )
  expect((await publish(id, saved.version)).status).toBe(400)
})

test('a video and a picture that only a variant shows are kept', async () => {
  const { uploader, id: file } = await givenUpload()
  const poster = (await givenMedia(world).upload(uploader, { bytes: await givenPicture() })).data
  const { id, version, draft } = await written()
  const variants = [{ key: 'b' as const, name: 'B', weight: 50, blocks: [videoBlock(file, poster.url)] }]
  ok(await save(id, version, { ...draft, variants }, uploader.token))
  for (const days of [1, 30]) {
    world.clock.forward(days * 24 * 60 * 60)
    await world.housekeeping.sweep()
  }
  const [left] = await world.db`
    select (select count(*)::int from video_file where id = ${file}) as videos,
      (select count(*)::int from media where id = ${poster.id}) as pictures`
  expect(left).toEqual({ videos: 1, pictures: 1 })
})
