import { alpha, chiSquareTail, compare, hasRatioMismatch, plannedPeople, rhoFor } from './sequential.ts'

const arm = (successes: number, people = 5_000) => ({ people, successes })

test('rhoFor tunes the interval for the planned sample size', () => {
  expect(rhoFor(alpha, plannedPeople)).toBeCloseTo(0.03984, 5)
})

test.each([
  [600, 0.0335, true],
  [590, 0.081, false],
  [560, 0.687, false],
])('compare gives 500 of 5,000 against %i of 5,000 p = %d', (successes, p, isDecided) => {
  const verdict = compare(arm(500), arm(successes))
  expect(verdict?.p).toBeCloseTo(p, 3)
  expect(verdict?.isDecided).toBe(isDecided)
})

test('compare gives 500 against 600 of 5,000 an interval above zero', () => {
  const verdict = compare(arm(500), arm(600))
  expect([verdict?.low.toFixed(5), verdict?.high.toFixed(5)]).toEqual(['0.00085', '0.03915'])
})

test('compare has no verdict for an arm with fewer than five successes or failures', () => {
  expect(compare(arm(4), arm(600))).toBeUndefined()
  expect(compare(arm(500), arm(4_996))).toBeUndefined()
  expect(compare(arm(5), arm(600))).toBeDefined()
})

test('compare splits the error over several comparisons, which are decided later', () => {
  expect(compare(arm(500), arm(600), 1)?.isDecided).toBe(true)
  expect(compare(arm(500), arm(600), 3)?.isDecided).toBe(false)
})

test('compare stays below the error rate when an experiment without effect is checked forty times', () => {
  // A seeded generator, so that every run sees the same experiments.
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

describe('hasRatioMismatch', () => {
  const shares = (...people: number[]) => people.map((one) => ({ people: one, weight: 50 }))

  test('reports a mismatch when the arms differ too much from equal shares', () => {
    expect(hasRatioMismatch(shares(4_950, 5_300))).toBe(true)
    expect(hasRatioMismatch(shares(5_000, 5_330))).toBe(false)
  })

  test('ignores arms with a weight of zero', () => {
    expect(hasRatioMismatch([...shares(5_000, 5_010), { people: 700, weight: 0 }])).toBe(false)
    expect(
      hasRatioMismatch([
        { people: 700, weight: 100 },
        { people: 10, weight: 0 },
      ]),
    ).toBe(false)
  })

  test('compares with unequal shares', () => {
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
])('chiSquareTail beyond %d with %i degrees of freedom is %d', (x, degrees, tail) => {
  expect(chiSquareTail(x, degrees)).toBeCloseTo(tail, 4)
})
