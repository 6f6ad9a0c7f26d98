import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { buildProducts } from '../build/products.ts'
import { giftCardDrawings } from '../data/gift-cards.ts'
import { categoryModels } from '../data/pictures/models.ts'
import { describePicture } from '../describe-picture.ts'
import { type PictureDescription, picturePaths } from '../picture.ts'
import { draw, drawnScale } from './draw.ts'
import { giftScenes } from './gift-card-scenes.ts'
import { startImages } from './server.ts'
import type { PictureSpec } from './spec.ts'
import { specOf } from './spec-of.ts'

const world = fileURLToPath(new URL('../..', import.meta.url))
const filesOf = (part: string, ending: string) =>
  readdirSync(path.join(world, part), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending))
const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const cushion = {
  kind: 'product',
  model: 'cushion',
  renders: ['front'] as readonly string[],
  hex: '#b5371f',
  accent: '#f3ead6',
  ground: '#3b3a66',
  print: 'plain',
  pattern: 'dots',
  title: 'Cushion',
  line: '',
  maker: 'Kala Katha',
  packaging: null,
  view: 'front',
  cut: 3,
  plaster: 1,
  isSnapshot: false,
  seed: 3,
} as const satisfies PictureSpec

/** Mean colour of the middle of a picture, where the product is. */
async function middleOf(image: Buffer): Promise<{ r: number; g: number; b: number }> {
  const { width = 0, height = 0 } = await sharp(image).metadata()
  const part = { left: Math.round(width * 0.4), top: Math.round(height * 0.4), width: Math.round(width / 5) }
  const middle = await sharp(image)
    .extract({ ...part, height: part.width })
    .toBuffer()
  const [r, g, b] = (await sharp(middle).stats()).channels.map(({ mean }) => mean)
  return { r: r ?? 0, g: g ?? 0, b: b ?? 0 }
}

test("the picture's colour is the variant's colour", async () => {
  const [indigo, madder, peacock] = await Promise.all(
    ['#3b3a66', '#b5371f', '#0b6b66'].map(async (hex) => middleOf(await draw({ ...cushion, hex }, 0.3))),
  )

  expect(indigo?.b).toBeGreaterThan((indigo?.r ?? 255) * 1.2)
  expect(madder?.r).toBeGreaterThan((madder?.b ?? 255) * 1.8)
  expect(peacock?.g).toBeGreaterThan((peacock?.r ?? 255) * 1.4)
})

test('another cut of the same model and colour is another picture', async () => {
  const [one, same, other] = await Promise.all([3, 3, 4].map((cut) => draw({ ...cushion, cut, print: 'block' }, 0.3)))

  expect(one?.equals(same as Buffer)).toBe(true)
  expect(one?.equals(other as Buffer)).toBe(false)
})

test('a thumbnail is drawn smaller and looks the same', async () => {
  expect([drawnScale(cushion, [250, 313]), drawnScale(cushion, [500, 626]), drawnScale(cushion, [960, 1200])]).toEqual([
    0.3, 0.6, 1,
  ])
  const [small, large] = await Promise.all([0.3, 1].map((scale) => draw(cushion, scale)))
  const seen = (image?: Buffer) => sharp(image).resize(24, 30).removeAlpha().raw().toBuffer()
  const [ours, theirs] = await Promise.all([seen(small), seen(large)])
  const apart = ours.reduce((sum, value, at) => sum + Math.abs(value - (theirs[at] ?? 0)), 0) / ours.length
  expect((await sharp(small).metadata()).width).toBe(288)
  expect(apart).toBeLessThan(4)
})

test('every model named by a category has a script', () => {
  const scripts = new Set(filesOf('models', '.py').map((file) => path.basename(file, '.py')))
  const named = Object.values(categoryModels).flatMap((list) => list.map(([, model]) => model))
  const missing = named.filter((model) => model !== 'none' && !scripts.has(model))

  expect(missing).toEqual([])
})

test('every rendered model has all of its passes', () => {
  const stems = filesOf('passes', '.json').map((file) => path.join(world, 'passes', file.replace(/\.json$/, '')))
  const broken = stems.filter((stem) => ['base', 'light', 'mask'].some((pass) => !existsSync(`${stem}.${pass}.webp`)))

  expect(stems.length).toBeGreaterThan(100)
  expect(broken).toEqual([])
})

test('each product has four pictures of its model instead of a card', () => {
  const products = buildProducts()
  const specs = products.map(({ slug, title, variants }) =>
    ['front', 'side', 'detail', 'inuse'].map((view) => {
      const path = picturePaths.product(slug, view as 'front', variants[0]?.colourSlug ?? '')
      return [title, specOf(describePicture(path) as PictureDescription)] as const
    }),
  )
  for (const [title, spec] of specs.flat()) expect(spec).toMatchObject({ kind: 'product', title })
  const cards = specs.flatMap(([first]) => ((first?.[1] as typeof cushion | undefined)?.model ? [] : [first?.[0]]))
  expect(cards).toEqual([])
})

test('each product has separate renders from the side and close up', () => {
  const models = buildProducts().map(({ slug, variants }) => {
    const path = picturePaths.product(slug, 'front', variants[0]?.colourSlug ?? '')
    return specOf(describePicture(path) as PictureDescription) as typeof cushion
  })
  const without = (view: string) =>
    [...new Set(models.flatMap(({ model, renders }) => (renders.includes(view) ? [] : [model])))].toSorted()

  expect(without('side')).toEqual([])
  // The detail view of a garment is cut from its front view.
  expect(without('detail')).toEqual(['apron', 'backless'])
})

test("a buyer's photo is in another light than the merchant's picture", async () => {
  const [theirs, ours] = await Promise.all(
    [true, false].map(async (isSnapshot) => middleOf(await draw({ ...cushion, hex: '#efe6d2', isSnapshot }, 0.3))),
  )

  expect((theirs?.r ?? 0) / (theirs?.b ?? 1)).toBeGreaterThan(((ours?.r ?? 0) / (ours?.b ?? 1)) * 1.15)
})

test('equal specs give equal pictures, and another seed gives another one', async () => {
  const spec = { kind: 'scene', city: 'delhi', subject: 'qutub-minar', hour: 'dusk', seed: 4 } as const
  const [one, same, other] = await Promise.all([draw(spec), draw(spec), draw({ ...spec, seed: 5 })])

  expect(one.equals(same)).toBe(true)
  expect(one.equals(other)).toBe(false)
})

test('each gift card occasion has its own drawing', async () => {
  const shapes = giftCardDrawings.map(({ key }) => giftScenes[key]?.body)
  expect(new Set(shapes).size).toBe(Object.keys(giftScenes).length)
  expect(shapes).not.toContain(undefined)

  const spec = describePicture(picturePaths.giftCard('birthday'))
  const { width, height } = await sharp(await draw(specOf(spec as PictureDescription), 0.3)).metadata()
  expect([width, height]).toEqual([360, 225])
  expect(describePicture(picturePaths.giftCard('nobody'))).toBeUndefined()
})

describe('the image server', () => {
  let origin = ''
  let close = () => {}
  beforeAll(async () => {
    const server = await startImages({ port: 0, folder })
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    close = () => void server.close()
  })
  afterAll(() => close())

  test('serves the requested width times dpr, as immutable WebP', async () => {
    const answer = await fetch(`${origin}/images/scene/delhi/landmark-dusk?fm=webp&width=300&dpr=2`)
    const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()

    expect([width, height, format]).toEqual([600, 400, 'webp'])
    expect(answer.headers.get('cache-control')).toContain('immutable')
  })

  test('crops to a requested height', async () => {
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

  test('serves pictures in one colour with the same pixels where they need not be drawn', async () => {
    const plain = await startImages({ port: 0, folder, isPlain: true })
    const ask = `${origin}/images/scene/goa/beach-dawn?fm=webp&width=200`
    const drawn = await sharp(Buffer.from(await (await fetch(ask)).arrayBuffer())).metadata()
    const there = ask.replace(origin, `http://127.0.0.1:${(plain.address() as AddressInfo).port}`)
    const bytes = Buffer.from(await (await fetch(there)).arrayBuffer())
    const { width, height, format } = await sharp(bytes).metadata()
    const { channels } = await sharp(bytes).stats()

    expect([width, height, format]).toEqual([drawn.width, drawn.height, 'webp'])
    expect(channels.every(({ min, max }) => max === min)).toBe(true)
    plain.close()
  })
})
