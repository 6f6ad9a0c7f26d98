import { boxAround, lengthText, metresOf, roundLength, within } from './geometry.ts'

const lodhi = { lat: 28.5931, lng: 77.2197 }
const chandniChowk = { lat: 28.6506, lng: 77.2303 }

test('a view holds every spot with room around it', () => {
  const box = boxAround([lodhi, chandniChowk], 4 / 3)
  for (const { left, top } of [within(box, lodhi), within(box, chandniChowk)]) {
    expect(left).toBeGreaterThan(5)
    expect(left).toBeLessThan(95)
    expect(top).toBeGreaterThan(5)
    expect(top).toBeLessThan(95)
  }
  expect(box.width / box.height).toBeCloseTo(4 / 3)
})

test('north is up and east is right', () => {
  const box = boxAround([lodhi, chandniChowk], 1)
  expect(within(box, chandniChowk).top).toBeLessThan(within(box, lodhi).top)
  expect(within(box, chandniChowk).left).toBeGreaterThan(within(box, lodhi).left)
})

test('a single spot stands in the middle of some five kilometres', () => {
  const box = boxAround([lodhi], 1)
  expect(within(box, lodhi)).toEqual({ left: expect.closeTo(50), top: expect.closeTo(50) })
  expect(metresOf(box.width, lodhi.lat)).toBeGreaterThan(4000)
  expect(metresOf(box.width, lodhi.lat)).toBeLessThan(6000)
})

test.each([
  [1234, '1 km'],
  [830, '500 m'],
  [49, '20 m'],
  [5600, '5 km'],
])('a scale of at most %d metres says %s', (most, text) => {
  expect(lengthText(roundLength(most))).toBe(text)
})
