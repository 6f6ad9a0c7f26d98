import { givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { byteRange } from './byte-range.ts'
import { mp4Check } from './mp4-check.ts'
import { givenFilms, givenMp4, givenWebm } from './video-file.given.ts'

const world = useWorld()
const given = { ...givenIn(world), ...givenFilms(world) }

let stored = 0
/** Stores videos of the largest size that nothing uses. */
const whole = ({ id }: { readonly id: string }, count: number) =>
  Promise.all(
    Array.from(
      { length: count },
      () => world.db`
        insert into video_file (id, user_id, type, bytes, is_complete)
        values (${`x${++stored}`.padStart(22, 'x')}, ${id}, 'video/webm', 64 * 1024 * 1024, true)`,
    ),
  )

describe('an uploaded video', () => {
  test.each([
    ['video/mp4', givenMp4()],
    ['video/webm', givenWebm()],
  ])('is stored and served whole in %s', async (type, film) => {
    const { status, data } = await given.upload(await given.user(), film)
    expect([status, data.type, data.bytes]).toEqual([200, type, film.length])

    const played = await given.fetch(data.url)
    expect(played.headers).toMatchObject({
      'content-type': type,
      'content-length': String(film.length),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    })
    expect(played.rawPayload).toHaveLength(film.length)
  })

  test.each(['bytes=0-99', 'bytes=1048570-1048590', 'bytes=2500000-', 'bytes=-1000'])(
    'is served in ranges (%s)',
    async (range) => {
      const film = givenMp4()
      const { data } = await given.upload(await given.user(), film)
      const wanted = byteRange(range, film.length)
      if (typeof wanted === 'string') throw new Error(wanted)
      const { statusCode, headers, rawPayload } = await given.fetch(data.url, range)
      expect([statusCode, headers['content-range']]).toEqual([206, `bytes ${wanted.from}-${wanted.to}/${film.length}`])
      const whole = (await given.fetch(data.url)).rawPayload
      expect(rawPayload.equals(whole.subarray(wanted.from, wanted.to + 1))).toBe(true)
    },
  )

  test('has its location metadata removed', async () => {
    const film = givenMp4()
    expect(film.includes('udta')).toBe(true)
    const { data } = await given.upload(await given.user(), film)
    const { rawPayload } = await given.fetch(data.url)
    expect([rawPayload.includes('udta'), rawPayload.includes('mvhd')]).toEqual([false, true])
  })

  test('belongs to the user who sent it', async () => {
    const [asha, dev] = [await given.user(), await given.user()]
    const { data } = await given.upload(asha, givenWebm())
    const films = world.modules.videoFiles.service
    expect(await films.findOwn(world.db, asha.id, [data.id, 'x'.repeat(22)])).toEqual([data.id])
    expect(await films.findOwn(world.db, dev.id, [data.id])).toEqual([])
  })

  test('does not wait for the slow uploads of somebody else', async () => {
    const [asha, dev] = [await given.user(), await given.user()].map(({ id }) => ({
      userId: id,
      role: 'user' as const,
    }))
    if (!asha || !dev) throw new Error('there are two')
    const films = world.modules.videoFiles.service
    let end: () => void = () => {}
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    async function* slowly() {
      yield givenWebm().subarray(0, 100)
      await ended
      yield givenWebm().subarray(100)
    }
    async function* atOnce() {
      yield givenWebm()
    }
    const slow = Array.from({ length: 8 }, () => films.add(asha, slowly()).catch(({ code }) => code))

    expect(await films.add(dev, atOnce())).toMatchObject({ type: 'video/webm' })
    end()
    const refused = (await Promise.all(slow)).filter((answer) => answer === 'too_many_requests')
    expect(refused).toHaveLength(6)
  })

  test('returns 416 for a range beyond its end, and 404 when it does not exist', async () => {
    const { data } = await given.upload(await given.user(), givenWebm())
    expect((await given.fetch(data.url, 'bytes=99999999-')).statusCode).toBe(416)
    expect((await given.fetch('/api/web/video/AAAAAAAAAAAAAAAAAAAAAA')).statusCode).toBe(404)
    expect((await given.fetch('/api/web/video/..%2F..%2Fetc')).statusCode).toBe(404)
  })
})

describe('an upload that is not an accepted video', () => {
  const film = givenMp4(10_000)
  test.each([
    ['an HTML page sent as a video', Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'an HTML page after the first bytes of a video',
      Buffer.concat([film.subarray(0, 24), Buffer.from('<script>alert(1)</script>')]),
    ],
    ['a truncated MP4', film.subarray(0, film.length - 500)],
    ['an MP4 with data after its end', Buffer.concat([film, Buffer.from('<script>alert(document.cookie)</script>')])],
    ['an MP4 without media data', film.subarray(0, film.length - 10_008)],
    ['an MP4 brand that browsers do not play', givenMp4(100, 'heic')],
    ['a Matroska file that is not WebM', givenWebm(100, 'matroska')],
    ['a truncated WebM', givenWebm(1000).subarray(0, 700)],
    ['four bytes', Buffer.from('ftyp')],
  ])('%s is refused with a readable message', async (_, bytes) => {
    const { status, error } = await given.upload(await given.user(), bytes)
    expect([status, error.message]).toEqual([415, expect.stringContaining('not a video')])
  })

  test('an empty file, another field or no session is told what is missing', async () => {
    const asha = await given.user()
    expect((await given.upload(asha, Buffer.alloc(0))).error.message).toBe('This file is empty.')
    expect((await given.upload(asha, film, 'film')).error.message).toBe('Please choose a video.')
    expect((await given.upload(undefined, film)).status).toBe(401)
  })

  test('more than 64 MB is refused', async () => {
    const { status, error } = await given.upload(await given.user(), givenMp4(64 * 1024 * 1024))
    expect([status, error.message]).toEqual([413, expect.stringContaining('64 MB')])
  })

  test('an incomplete upload is deleted after a day', async () => {
    const asha = await given.user()
    await given.upload(asha, film.subarray(0, film.length - 500))
    const incomplete = () => world.db`select from video_file where user_id = ${asha.id} and not is_complete`
    await world.housekeeping.sweep()
    expect(await incomplete()).toHaveLength(1)

    world.clock.forward(2 * 24 * 60 * 60)
    await world.housekeeping.sweep()
    expect(await incomplete()).toHaveLength(0)
  })
})

describe('a finished video', () => {
  const filmsOf = ({ id }: { id: string }) => world.db`select from video_file where user_id = ${id}`

  test('is deleted after a week unless it is used', async () => {
    const [asha, dev] = [await given.user(), await given.user()]
    const [used] = await Promise.all([given.upload(asha, givenWebm()), given.upload(dev, givenWebm())])
    await world.modules.videoFiles.service.findOwn(world.db, asha.id, [used.data.id])
    await world.db`update video_file set created_at = ${world.clock.now()}`
    world.clock.forward(6 * 24 * 60 * 60)
    await world.housekeeping.sweep()
    expect(await filmsOf(dev)).toHaveLength(1)

    world.clock.forward(2 * 24 * 60 * 60)
    await world.housekeeping.sweep()
    expect([(await filmsOf(asha)).length, (await filmsOf(dev)).length]).toEqual([1, 0])
    expect((await given.fetch(used.data.url)).statusCode).toBe(200)
  })

  test('is refused when too many of this person are not used anywhere', async () => {
    const [asha, dev] = [await given.user({ role: 'editor' }), await given.user()]
    await whole(asha, 8)
    const { status, error } = await given.upload(asha, givenWebm())
    expect([status, error.message]).toEqual([413, expect.stringContaining('not used anywhere yet')])
    expect((await given.upload(dev, givenWebm())).status).toBe(200)
    await world.db`update video_file set used_at = now() where user_id = ${asha.id} and id like '%x1'`
    expect((await given.upload(asha, givenWebm())).status).toBe(200)
  })

  test('of a shopper, whose pages show none, takes the place of two', async () => {
    const [asha, farida] = [await given.user(), await given.user({ role: 'merchant' })]
    for (const one of [asha, farida]) await whole(one, 1)
    expect((await given.upload(asha, givenWebm())).status).toBe(200)
    for (const one of [asha, farida]) await whole(one, 1)
    expect((await given.upload(asha, givenWebm())).status).toBe(413)
    expect((await given.upload(farida, givenWebm())).status).toBe(200)
  })
})

test('mp4Check gives the same result however the bytes arrive', () => {
  const film = givenMp4(300)
  for (const size of [1, 3, 7, 64]) {
    const check = mp4Check(() => new Error('refused'))
    const out: Buffer[] = []
    for (let at = 0; at < film.length; at += size) out.push(check.next(Buffer.from(film.subarray(at, at + size))))
    out.push(check.end())
    const kept = Buffer.concat(out)
    expect([size, kept.length, kept.includes('udta')]).toEqual([size, film.length, false])
  }
})

test('a person may upload ten videos an hour', async () => {
  const asha = await given.user()
  const film = givenWebm(100)
  for (let sent = 0; sent < 10; sent += 1) expect((await given.upload(asha, film)).status).toBe(200)
  expect((await given.upload(asha, film)).status).toBe(429)
})
