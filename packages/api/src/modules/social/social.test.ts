import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { socialPicturePath } from '@nukkad/contracts/social-picture'
import sharp from 'sharp'
import { useWorld } from '../../testing/world.ts'

const secret = 'a secret for the pictures of the tests'
const asked: string[] = []
const images = createServer((request, response) => {
  asked.push(request.url ?? '')
  if (request.url?.includes('gone')) return void response.writeHead(404).end()
  void sharp({ create: { width: 750, height: 500, channels: 3, background: '#2f7d5b' } })
    .webp()
    .toBuffer()
    .then((bytes) => response.writeHead(200, { 'content-type': 'image/webp' }).end(bytes))
})
const world = useWorld(async () => {
  await new Promise<void>((resolve) => images.listen(0, '127.0.0.1', resolve))
  return { SOCIAL_SECRET: secret, IMAGES_URL: `http://127.0.0.1:${(images.address() as AddressInfo).port}` }
})
afterAll(() => void images.close())

const card = {
  title: 'A slow Sunday in Lodhi Colony',
  line: 'Murals, chai & parrots',
  image: '/images/scene/delhi/lodhi',
}
const get = (path: string) => world.app.inject({ url: path.replace('/images/social', '/api/social') })

test('a social picture is a JPEG of 750 by 500 with its words over the page’s picture', async () => {
  const answer = await get(socialPicturePath(secret, 'post/a-slow-sunday', card))
  const { format, width, height } = await sharp(answer.rawPayload).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 750, height: 500 })
  expect(answer.headers['cache-control']).toContain('immutable')
  expect(asked).toContain('/images/scene/delhi/lodhi?fm=webp&width=750&height=500')

  const without = await get(socialPicturePath(secret, 'post/a-slow-sunday', { ...card, title: 'x', line: '' }))
  expect(Buffer.compare(answer.rawPayload, without.rawPayload)).not.toBe(0)
})

test.each([
  ['no picture', null],
  ['a missing picture', '/images/scene/delhi/gone'],
  ['a picture from another site', 'https://evil.example/x.png'],
  ['a path outside the folder', '/images/../secrets'],
])('a social picture for a page with %s has a plain background', async (_, image) => {
  const before = asked.length
  const answer = await get(socialPicturePath(secret, 'x', { ...card, image }))
  expect((await sharp(answer.rawPayload).metadata()).width).toBe(750)
  if (!image?.startsWith('/images/scene')) expect(asked.length).toBe(before)
})

test('a social picture with unsigned words returns 404', async () => {
  expect((await get('/images/social/x.jpg?t=Win+a+prize&l=&s=AAAAAAAAAAAAAAAAAAAAAA')).statusCode).toBe(404)
  expect((await get('/images/social/x.jpg')).statusCode).toBe(404)
})

test('markup in the words of a social picture is drawn as text', async () => {
  const answer = await get(socialPicturePath(secret, 'x', { ...card, title: '<b>Chai</b> & "more" ₹20' }))
  expect(answer.statusCode).toBe(200)
})
