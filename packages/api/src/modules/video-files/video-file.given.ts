import type { GivenUser } from '../../testing/users.given.ts'
import type { World } from '../../testing/world.ts'

const box = (type: string, ...parts: readonly (Buffer | string)[]) => {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** A minimal MP4: the required boxes, with `bytes` of video and location metadata. */
export const givenMp4 = (bytes = 3_000_000, brand = 'isom') =>
  Buffer.concat([
    box('ftyp', brand, '\0\0\0\0', 'isommp42'),
    box(
      'moov',
      box('mvhd', Buffer.alloc(100)),
      box('trak', Buffer.alloc(400, 7)),
      box('udta', box('loci', '28.59,77.22')),
    ),
    box('mdat', Buffer.alloc(bytes, 'film')),
  ])

/** A minimal WebM. */
export function givenWebm(bytes = 50_000, docType = 'webm'): Buffer {
  const type = Buffer.concat([Buffer.from([0x42, 0x82, 0x80 | docType.length]), Buffer.from(docType)])
  const head = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 | type.length]), type])
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(bytes) | (1n << 56n))
  return Buffer.concat([head, Buffer.from([0x18, 0x53, 0x80, 0x67]), size, Buffer.alloc(bytes, 3)])
}

/** Uploads a video like a browser's form. */
export const givenFilms = (world: World) => ({
  async upload(who: GivenUser | undefined, bytes: Buffer, field = 'file') {
    const boundary = 'form-of-a-browser'
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="a.mp4"\r\ncontent-type: video/mp4\r\n\r\n`
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/web/video/upload',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        ...(who && { authorization: `Bearer ${who.token}` }),
      },
      payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    })
    return { status: answer.statusCode, data: answer.json().data, error: answer.json().message }
  },
  fetch: (url: string, range?: string) => world.app.inject({ url, headers: range ? { range } : {} }),
})
