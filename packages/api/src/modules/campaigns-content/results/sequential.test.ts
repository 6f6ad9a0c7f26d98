import { alpha, chiSquareTail, compare, hasRatioMismatch, plannedPeople, rhoFor } from './sequential.ts'

const arm = (successes: number, people = 5_000) => ({ people, successes })

test('the interval is tuned for the size that was planned', () => {
  expect(rhoFor(alpha, plannedPeople)).toBeCloseTo(0.03984, 5)
})

test.each([
  [600, 0.0335, true],
  [590, 0.081, false],
  [560, 0.687, false],
])('500 of 5,000 against %i of 5,000 has p %d', (successes, p, isDecided) => {
  const verdict = compare(arm(500), arm(successes))
  expect(verdict?.p).toBeCloseTo(p, 3)
  expect(verdict?.isDecided).toBe(isDecided)
})

test('the interval of 500 and 600 of 5,000 lies above nothing, on both its sides', () => {
  const verdict = compare(arm(500), arm(600))
  expect([verdict?.low.toFixed(5), verdict?.high.toFixed(5)]).toEqual(['0.00085', '0.03915'])
})

test('an arm of fewer than five successes or failures has no verdict', () => {
  expect(compare(arm(4), arm(600))).toBeUndefined()
  expect(compare(arm(500), arm(4_996))).toBeUndefined()
  expect(compare(arm(5), arm(600))).toBeDefined()
})

test('of several comparisons each gets its part of the error, and is decided later', () => {
  expect(compare(arm(500), arm(600), 1)?.isDecided).toBe(true)
  expect(compare(arm(500), arm(600), 3)?.isDecided).toBe(false)
})

test('watched forty times without an effect, it raises its alarm no more often than it may', () => {
  // A generator of its own, so that every run sees the same thousand experiments.
  let state = 20_261_122
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  let alarms = 0
  const experiments = 100
  for (let nth = 0; nth < experiments; nth += 1) {
    const counts: [number, number] = [0, 0]
    for (let look = 1; look <= 40; look += 1) {
      for (const side of [0, 1] as const) for (let one = 0; one < 125; one += 1) counts[side] += random() < 0.1 ? 1 : 0
      if (compare(arm(counts[0], look * 125), arm(counts[1], look * 125))?.isDecided) {
        alarms += 1
        break
      }
    }
  }
  expect(alarms / experiments).toBeLessThan(0.05)
})

describe('people who met the arms', () => {
  const shares = (...people: number[]) => people.map((one) => ({ people: one, weight: 50 }))

  test('in other numbers than the shares say are a mismatch', () => {
    expect(hasRatioMismatch(shares(4_950, 5_300))).toBe(true)
    expect(hasRatioMismatch(shares(5_000, 5_330))).toBe(false)
  })

  test('of an arm at nothing count on neither side', () => {
    expect(hasRatioMismatch([...shares(5_000, 5_010), { people: 700, weight: 0 }])).toBe(false)
    expect(
      hasRatioMismatch([
        { people: 700, weight: 100 },
        { people: 10, weight: 0 },
      ]),
    ).toBe(false)
  })

  test('are held against shares that differ', () => {
    const of = (a: number, b: number) => [
      { people: a, weight: 80 },
      { people: b, weight: 20 },
    ]
    expect(hasRatioMismatch(of(8_000, 2_000))).toBe(false)
    expect(hasRatioMismatch(of(6_700, 3_300))).toBe(true)
  })
})

test.each([
  [3.841, 1, 0.05],
  [5.991, 2, 0.05],
  [7.815, 3, 0.05],
  [10.828, 1, 0.001],
])('the tail of χ² beyond %d with %i degrees of freedom is %d', (x, degrees, tail) => {
  expect(chiSquareTail(x, degrees)).toBeCloseTo(tail, 4)
})
