import sharp from 'sharp'
import type { GivenUser } from '../../testing/users.given.ts'
import type { World } from '../../testing/world.ts'

export interface GivenFile {
  readonly bytes: Buffer
  readonly name?: string
  readonly type?: string
  readonly field?: string
}

/** A real picture in one colour. */
export const givenPicture = (format: 'jpeg' | 'png' | 'webp' | 'gif' = 'jpeg', width = 320, height = 240) =>
  sharp({ create: { width, height, channels: 3, background: '#b5371f' } })
    .toFormat(format)
    .toBuffer()

/** Uploads files like a browser's form. */
export const givenMedia = (world: World) => ({
  async upload(who: GivenUser | undefined, { bytes, name = 'a.jpg', type = 'image/jpeg', field = 'file' }: GivenFile) {
    const boundary = 'form-of-a-browser'
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/media',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        ...(who && { authorization: `Bearer ${who.token}` }),
      },
      payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    })
    return { status: answer.statusCode, data: answer.json().data, error: answer.json().message }
  },
})
