import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { coloursCss } from './colours-css.ts'
import { contrast } from './contrast.ts'
import { dark, light, pairs } from './palette.ts'

describe('contrast', () => {
  test('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#b5371f', '#b5371f')).toBeCloseTo(1)
  })

  test('is too low for marigold text on paper', () => {
    expect(contrast(light.marigold, light.paper)).toBeLessThan(4.5)
  })
})

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s palette', (_theme, palette) => {
  test.each(pairs)('has readable $text on $ground', ({ text, ground, atLeast }) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(atLeast)
  })
})

test('palette matches the committed stylesheet', () => {
  expect(readFileSync(path.join(__dirname, 'colours.css'), 'utf8')).toBe(coloursCss())
})

test('allows durations in tokens only, not in style sheets', () => {
  const root = path.resolve(__dirname, '../../../..')
  const sheets = ['packages', 'shell', ...readdirSync(root).filter((name) => name.startsWith('mf-'))]
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter((file) => file.endsWith('.css') && !/(^|\/)(node_modules|dist)\/|tokens\/scale\.css$/.test(file))
  const times = /(?<![\w#.-])(?!0m?s)(?:\d+\.)?\d+m?s\b/g
  const written = sheets.flatMap(
    (file) =>
      readFileSync(path.join(root, file), 'utf8')
        .match(times)
        ?.map((time) => `${file}: ${time}`) ?? [],
  )
  expect([sheets.length > 100, written]).toEqual([true, []])
})
