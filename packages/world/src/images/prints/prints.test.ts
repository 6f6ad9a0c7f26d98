import sharp from 'sharp'
import { stock } from '../../data/products/index.ts'
import { modelOf } from '../../rendered-models.ts'
import { printOf } from './index.ts'

const titles = stock.flatMap(({ path, rows }) =>
  rows.split('\n').flatMap((row) => {
    const title = row.split('|')[0]?.trim() ?? ''
    return title && modelOf(title, path) === 'art_print' ? [title] : []
  }),
)

test('every print that is sold in a frame has a picture of its own', async () => {
  const svgs = titles.map((title) => printOf(title, '#3b3a66'))
  const sizes = await Promise.all(svgs.map((svg) => sharp(Buffer.from(svg ?? '')).metadata()))

  expect(titles.length).toBeGreaterThan(8)
  expect(new Set(svgs).size).toBe(titles.length)
  expect(sizes.every(({ width, height }) => width === 300 && height === 420)).toBe(true)
})

test('a print is made in the colour of the variant', () => {
  for (const title of ['Gond deer of many dots', 'Night bus to Manali', 'Fontainhas in ochre'])
    expect(printOf(title, '#123456')).toContain('#123456')
})

test('what is not drawn has no print', () => {
  expect(printOf('Hauz Khas at noon', '#123456')).toBeUndefined()
})

test('a phad is a strip, twice as wide as it is high', async () => {
  const { width, height } = await sharp(Buffer.from(printOf('Phad strip: Pabuji rides', '#4f6b3a') ?? '')).metadata()

  expect([width, height]).toEqual([600, 300])
})
