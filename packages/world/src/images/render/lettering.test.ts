import { fitted, lettered, widthOf } from './lettering.ts'

test('widthOf grows with the word and with letter spacing', () => {
  expect(widthOf('Karanji', 'display')).toBeGreaterThan(widthOf('Kara', 'display'))
  expect(widthOf('MITTI', 'sans', 0.1) - widthOf('MITTI', 'sans')).toBeCloseTo(0.4, 2)
})

test('lettered draws outlines in the middle of the line', () => {
  const line = { words: 'Jhola', face: 'display', size: 100, x: 500, y: 200, fill: '#1d1b2e' } as const
  const drawn = lettered(line)
  const left = Number(/translate\(([\d.]+) 200/.exec(drawn)?.[1])

  expect(drawn.match(/<path/g)).toHaveLength(5)
  expect(drawn).not.toContain('<text')
  expect(left).toBeCloseTo(500 - (widthOf('Jhola', 'display') * 100) / 2, 1)
})

test.each([
  ['Bandhani silk square', 600, 400],
  ['Coffee under-eye roll-on', 300, 176],
  ['Sheesham', 200, 100],
  ['The curl is structural, says the shoemaker, and will not explain.', 600, 400],
])('fitted makes %s fit and keeps its words', (text, width, height) => {
  const { lines, size } = fitted(text, { width, height, rows: 6, largest: 112 })

  expect(lines.join(' ')).toBe(text)
  expect(lines.length * size * 1.1).toBeLessThanOrEqual(height + 0.01)
  for (const line of lines) expect(widthOf(line, 'display') * size).toBeLessThanOrEqual(width * 1.02)
})
