import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { giftCardDrawings } from '../data/gift-cards.ts'
import { describePicture } from '../describe-picture.ts'
import { type PictureDescription, picturePaths } from '../picture.ts'
import { draw, drawnScale } from './draw.ts'
import { giftScenes } from './gift-card-scenes.ts'
import { objectImage, type Pixels } from './object-image.ts'
import { startImages } from './server.ts'
import { specOf } from './spec-of.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Mean colour of what is not transparent. */
function meanOf({ data }: Pixels): { r: number; g: number; b: number } {
  const sum = [0, 0, 0]
  let seen = 0
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue
    seen++
    for (const n of [0, 1, 2]) sum[n] = (sum[n] ?? 0) + (data[at + n] ?? 0)
  }
  const [r = 0, g = 0, b = 0] = sum.map((value) => value / seen)
  return { r, g, b }
}

test("the picture's colour is the variant's colour", async () => {
  const [indigo, madder, peacock] = await Promise.all(
    ['#3b3a66', '#b5371f', '#0b6b66'].map(async (hex) =>
      meanOf(await objectImage({ object: 'dress', hex, size: 200 })),
    ),
  )

  expect(indigo?.b).toBeGreaterThan(indigo?.r ?? 255)
  expect(madder?.r).toBeGreaterThan((madder?.b ?? 255) * 1.5)
  expect(peacock?.g).toBeGreaterThan((peacock?.r ?? 255) * 1.5)
})

test('a thumbnail is drawn small, and shows the same', async () => {
  const spec = {
    kind: 'product',
    object: 'dress',
    hex: '#b5371f',
    ground: '#e8dfd0',
    pattern: 'dots',
    view: 'front',
    seed: 3,
  } as const
  expect([drawnScale(spec, [250, 313]), drawnScale(spec, [500, 626]), drawnScale(spec, [960, 1200])]).toEqual([
    0.3, 0.6, 1,
  ])
  const [small, large] = await Promise.all([0.3, 1].map((scale) => draw(spec, scale)))
  const seen = (image?: Buffer) => sharp(image).resize(24, 30).removeAlpha().raw().toBuffer()
  const [ours, theirs] = await Promise.all([seen(small), seen(large)])
  const apart = ours.reduce((sum, value, at) => sum + Math.abs(value - (theirs[at] ?? 0)), 0) / ours.length
  expect((await sharp(small).metadata()).width).toBe(288)
  expect(apart).toBeLessThan(4)
})

test('equal words give equal pictures and another seed another one', async () => {
  const spec = { kind: 'scene', city: 'delhi', subject: 'qutub-minar', hour: 'dusk', seed: 4 } as const
  const [one, same, other] = await Promise.all([draw(spec), draw(spec), draw({ ...spec, seed: 5 })])

  expect(one.equals(same)).toBe(true)
  expect(one.equals(other)).toBe(false)
})

test('each occasion of gift cards has a drawing of its own', async () => {
  const shapes = giftCardDrawings.map(({ key }) => giftScenes[key]?.body)
  expect(new Set(shapes).size).toBe(Object.keys(giftScenes).length)
  expect(shapes).not.toContain(undefined)

  const spec = describePicture(picturePaths.giftCard('birthday'))
  const { width, height } = await sharp(await draw(specOf(spec as PictureDescription), 0.3)).metadata()
  expect([width, height]).toEqual([360, 225])
  expect(describePicture(picturePaths.giftCard('nobody'))).toBeUndefined()
})

describe('the image store', () => {
  let origin = ''
  let close = () => {}
  beforeAll(async () => {
    const server = await startImages({ port: 0, folder })
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    close = () => void server.close()
  })
  afterAll(() => close())

  test('gives the width that was asked for, times dpr, as WebP to be kept for ever', async () => {
    const answer = await fetch(`${origin}/images/scene/delhi/landmark-dusk?fm=webp&width=300&dpr=2`)
    const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()

    expect([width, height, format]).toEqual([600, 400, 'webp'])
    expect(answer.headers.get('cache-control')).toContain('immutable')
  })

  test('cuts to a height when one is asked for', async () => {
    const answer = await fetch(`${origin}/images/scene/goa/beach-dawn?fm=webp&width=200&height=200`)
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()

    expect([width, height]).toEqual([200, 200])
  })

  test.each(['width=0', 'width=99999', 'dpr=9', 'fm=svg', 'width=x'])('refuses %s', async (query) => {
    expect((await fetch(`${origin}/images/scene/delhi/landmark-dusk?${query}`)).status).toBe(400)
  })

  test('answers an unknown picture with the fallback and 404', async () => {
    const answer = await fetch(`${origin}/images/nothing/here`)

    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toBe('image/webp')
  })
})
