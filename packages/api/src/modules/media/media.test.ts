import sharp from 'sharp'
import { givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { givenMedia, givenPicture } from './media.given.ts'
import { createMediaService } from './media.service.ts'

const world = useWorld()
const given = { ...givenIn(world), ...givenMedia(world) }

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const fetchPicture = (url: string) => world.app.inject({ url })

describe('an uploaded picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'is stored and served as WebP in the requested size from %s',
    async (form) => {
      const { status, data } = await given.upload(await given.user(), { bytes: await givenPicture(form) })
      expect(status).toBe(200)
      expect(data).toMatchObject({ width: 320, height: 240, color: '#b83818', url: `/api/media/${data.id}` })

      const picture = await fetchPicture(`${data.url}?fm=webp&width=60&height=60&dpr=2`)

      const { format, width, height } = await sharp(picture.rawPayload).metadata()
      expect({ format, width, height }).toEqual({ format: 'webp', width: 120, height: 120 })
      expect(picture.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
    },
  )

  test('is rotated upright and has no location data', async () => {
    const bytes = await sharp(await givenPicture('jpeg', 3000, 1500))
      .withExif({ IFD0: { Orientation: '6' }, IFD3: { GPSLatitude: '28/1 36/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { data } = await given.upload(await given.user(), { bytes })
    expect(data).toMatchObject({ width: 1000, height: 2000 })

    const facts = await sharp((await fetchPicture(`${data.url}?width=2000`)).rawPayload).metadata()
    expect({ exif: facts.exif, orientation: facts.orientation }).toEqual({ exif: undefined, orientation: undefined })
  })

  test('is sent soon to one viewer while another asks for hundreds of sizes of it', async () => {
    const { data } = await given.upload(await given.user(), { bytes: await givenPicture('jpeg', 1600, 1200) })
    const ask = async (width: number, remoteAddress: string) => {
      const { statusCode } = await world.app.inject({ url: `${data.url}?width=${width}`, remoteAddress })
      done.push(remoteAddress)
      return statusCode
    }
    const done: string[] = []
    const many = Promise.all(Array.from({ length: 200 }, (_, at) => ask(1000 + at, '192.0.2.1')))

    expect(await ask(480, '192.0.2.2')).toBe(200)
    const before = done.length
    const answers = await many

    expect([...new Set(answers)].sort()).toEqual([200, 429])
    const waited = answers.filter((status) => status === 200).length
    expect(before - (200 - waited)).toBeLessThan(waited / 2)
  })

  test('loses bytes that were appended to it', async () => {
    const polyglot = Buffer.concat([await givenPicture('png'), Buffer.from('<script>alert(document.cookie)</script>')])
    const { data } = await given.upload(await given.user(), { bytes: polyglot, name: 'x.html', type: 'text/html' })

    const picture = await fetchPicture(`${data.url}?width=300`)

    expect(picture.rawPayload.includes('<script>')).toBe(false)
    expect(picture.headers['content-type']).toBe('image/webp')
  })

  test('is refused when the unused pictures of its sender fill 128 MB', async () => {
    const [asha, dev] = [await given.user(), await given.user()]
    const bytes = await givenPicture()
    await world.db`
      insert into media (id, user_id, bytes, width, height, ground)
      select lpad(n::text, 22, 'x'), ${asha.id}, convert_to(repeat('x', 8388608), 'UTF8'), 1, 1, '#b83818'
      from generate_series(1, 17) n`
    const { status, error } = await given.upload(asha, { bytes })
    expect([status, error.message]).toEqual([413, expect.stringContaining('not used anywhere yet')])
    expect((await given.upload(dev, { bytes })).status).toBe(200)
    await world.db`update media set used_at = now() where user_id = ${asha.id}`
    expect((await given.upload(asha, { bytes })).status).toBe(200)
  })

  test('is refused when the pictures of a shopper fill 512 MB, used or not', async () => {
    const [asha, meera] = [await given.user(), await given.user({ role: 'editor' })]
    const bytes = await givenPicture()
    await world.db`
      insert into media (id, user_id, bytes, width, height, ground, used_at)
      select lpad(n::text, 22, 'y'), ${asha.id}, convert_to(repeat('x', 8388608), 'UTF8'), 1, 1, '#b83818', now()
      from generate_series(1, 65) n`
    const { status, error } = await given.upload(asha, { bytes })
    expect([status, error.message]).toEqual([413, expect.stringContaining('fill the space')])

    await world.db`update media set user_id = ${meera.id} where user_id = ${asha.id}`
    expect((await given.upload(meera, { bytes })).status).toBe(200)
    await world.db`delete from media where user_id = ${meera.id}`
  })

  test('needs a signed-in user', async () => {
    expect((await given.upload(undefined, { bytes: await givenPicture() })).status).toBe(401)
  })

  test('belongs to the user who sent it', async () => {
    const [asha, dev] = [await given.user(), await given.user()]
    const { data } = await given.upload(asha, { bytes: await givenPicture() })
    const { service } = world.modules.media

    expect(await service.findOwn(world.db, asha.id, [data.url, data.url, 'https://elsewhere/x'])).toEqual([data])
    expect(await service.findOwn(world.db, dev.id, [data.url])).toEqual([])
    expect(await service.exists(world.db, asha.id, [data.url])).toBe(true)
    expect(await service.exists(world.db, asha.id, [data.url, `${data.url}?width=1`])).toBe(false)
    expect(await service.exists(world.db, dev.id, [data.url])).toBe(false)
  })

  test('returns 404 when it does not exist and 400 for an invalid size', async () => {
    const { data } = await given.upload(await given.user(), { bytes: await givenPicture() })
    expect((await fetchPicture('/api/media/AAAAAAAAAAAAAAAAAAAAAA')).statusCode).toBe(404)
    expect((await fetchPicture('/api/media/..%2F..%2Fetc')).statusCode).toBe(404)
    for (const wish of ['width=1', 'width=99999', 'width=x', 'dpr=9', 'fm=svg'])
      expect((await fetchPicture(`${data.url}?${wish}`)).statusCode).toBe(400)
  })
})

describe('an upload that is not an accepted picture', () => {
  test.each([
    ['an SVG', Buffer.from(svg), 415, /SVG/],
    ['an SVG after an XML declaration', Buffer.from(`<?xml version="1.0"?>${svg}`), 415, /SVG/],
    ['a text named .png', Buffer.from('Dear shop, this is a letter.'), 415, /not a picture/],
    ['a truncated PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 415, /not a picture/],
    ['an empty file', Buffer.alloc(0), 400, /empty/],
  ])('%s is refused with a readable message', async (_, bytes, status, words) => {
    const refused = await given.upload(await given.user(), { bytes, name: 'kurta.png', type: 'image/png' })
    expect(refused.status).toBe(status)
    expect(refused.error.message).toMatch(words)
  })

  test('a GIF is refused', async () => {
    const refused = await given.upload(await given.user(), { bytes: await givenPicture('gif'), name: 'a.gif' })
    expect(refused.status).toBe(415)
  })

  test('a file of 20 MB is refused', async () => {
    const refused = await given.upload(await given.user(), { bytes: Buffer.alloc(20 * 1024 * 1024) })
    expect(refused.status).toBe(413)
    expect(refused.error.message).toContain('larger than 8 MB')
  })

  test('a streamed form of unknown length is cut off at 8 MB', async () => {
    const asha = await given.user()
    const url = await world.app.listen({ port: 0 })
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(9 * 1024 * 1024)]), 'a.png')
    const whole = new Response(form)
    const answer = await fetch(`${url}/api/media`, {
      method: 'POST',
      body: whole.body,
      duplex: 'half',
      headers: { authorization: `Bearer ${asha.token}`, 'content-type': whole.headers.get('content-type') ?? '' },
    } as RequestInit)
    expect(answer.status).toBe(413)
    expect(JSON.stringify(await answer.json())).toContain('larger than 8 MB')
  })

  test('a small file with too many pixels is refused', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    const refused = await given.upload(await given.user(), { bytes: bomb })
    expect(refused.error.message).toContain('megapixels')
    expect(refused.status).toBe(413)
  })

  test('a request without a file, with another field or without a form is told what is missing', async () => {
    const asha = await given.user()
    const other = await given.upload(asha, { bytes: await givenPicture(), field: 'photo' })
    expect([other.status, other.error.message]).toEqual([400, 'Please choose a picture.'])

    const json = await world.app.inject({
      method: 'POST',
      url: '/api/media',
      payload: { file: 'x' },
      headers: { authorization: `Bearer ${asha.token}` },
    })
    expect(json.statusCode).toBe(415)
    expect(json.json().message.message).toContain('form')
  })
})

test('a picture that was never used is deleted after a week, a used one is kept', async () => {
  const asha = await given.user()
  const [kept, idle] = [
    await given.upload(asha, { bytes: await givenPicture() }),
    await given.upload(asha, { bytes: await givenPicture() }),
  ]
  const media = createMediaService(world.db)
  expect(await media.exists(world.db, asha.id, [kept.data.url])).toBe(true)
  expect((await media.findOwn(world.db, asha.id, [kept.data.url])).map(({ id }) => id)).toEqual([kept.data.id])
  const left = async () =>
    (await world.db<{ id: string }[]>`select id from media where user_id = ${asha.id}`).map(({ id }) => id)

  await world.housekeeping.sweep()
  expect((await left()).sort()).toEqual([kept.data.id, idle.data.id].sort())
  world.clock.forward(8 * 24 * 60 * 60)
  await world.housekeeping.sweep()

  expect(await left()).toEqual([kept.data.id])
})

test('a person may upload sixty pictures an hour', async () => {
  const asha = await given.user()
  const dot = { bytes: await givenPicture('png', 2, 2) }
  for (let sent = 0; sent < 60; sent += 1) await given.upload(asha, dot)
  expect((await given.upload(asha, dot)).status).toBe(429)
  expect((await given.upload(await given.user(), dot)).status).toBe(200)
})
