import { fromMiddle, lengthText, roundLength, scaleIn, spanOf } from './geometry.ts'

const lodhi = { lat: 28.5931, lng: 77.2197 }
const chandniChowk = { lat: 28.6506, lng: 77.2303 }

test.each([
  { width: 360, height: 300 },
  { width: 560, height: 740 },
  { width: 1200, height: 480 },
])('fits all points into a $width by $height frame with padding', (frame) => {
  const span = spanOf([lodhi, chandniChowk])
  const scale = scaleIn(span, frame)
  for (const spot of [lodhi, chandniChowk]) {
    const { x, y } = fromMiddle(span, spot)
    expect(Math.abs(x) * scale).toBeLessThanOrEqual(frame.width / 2 - 55)
    expect(Math.abs(y) * scale).toBeLessThanOrEqual(frame.height / 2 - 55)
  }
})

test('maps north up and east right', () => {
  const span = spanOf([lodhi, chandniChowk])
  const [south, north] = [fromMiddle(span, lodhi), fromMiddle(span, chandniChowk)]
  expect(north.y).toBeLessThan(south.y)
  expect(north.x).toBeGreaterThan(south.x)
})

test('centres a single point at walking distance', () => {
  const span = spanOf([lodhi])
  const earth = 40_075_016.686 * Math.cos((lodhi.lat * Math.PI) / 180)
  const metresAcross = (360 / scaleIn(span, { width: 360, height: 270 })) * earth
  expect(fromMiddle(span, lodhi)).toEqual({ x: expect.closeTo(0, 9), y: expect.closeTo(0, 9) })
  expect(metresAcross).toBeGreaterThan(800)
  expect(metresAcross).toBeLessThan(2000)
})

test.each([
  [1234, '1 km'],
  [830, '500 m'],
  [49, '20 m'],
  [5600, '5 km'],
])('rounds a scale of at most %d metres to %s', (most, text) => {
  expect(lengthText(roundLength(most))).toBe(text)
})
