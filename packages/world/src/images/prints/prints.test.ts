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

test('every print sold in a frame has its own picture', async () => {
  const svgs = titles.map((title) => printOf(title, '#3b3a66'))
  const sizes = await Promise.all(svgs.map((svg) => sharp(Buffer.from(svg ?? '')).metadata()))

  expect(titles.length).toBeGreaterThan(8)
  expect(new Set(svgs).size).toBe(titles.length)
  expect(sizes.every(({ width, height }) => width === 300 && height === 420)).toBe(true)
})

test('printOf uses the colour of the variant', () => {
  for (const title of ['Gond deer of many dots', 'Night bus to Manali', 'Fontainhas in ochre'])
    expect(printOf(title, '#123456')).toContain('#123456')
})

test('printOf returns undefined for a title without a drawing', () => {
  expect(printOf('Hauz Khas at noon', '#123456')).toBeUndefined()
})

test('printOf draws a phad twice as wide as high', async () => {
  const { width, height } = await sharp(Buffer.from(printOf('Phad strip: Pabuji rides', '#4f6b3a') ?? '')).metadata()

  expect([width, height]).toEqual([600, 300])
})
