import type { RegistryRemote, RegistryVersion } from '@nukkad/contracts'
import fc from 'fast-check'
import { type CanaryCounts, judgeCanary, usualLimits } from './judge-canary.ts'

const since = new Date('2026-11-01T08:00:00Z')
const later = new Date('2026-11-01T10:00:00Z')
const entry: RegistryVersion = { manifest: 'sha384-x', platform: '*', publishedAt: since.toISOString() }
const none = { canary: 0, stable: 0 }

const remoteWith = (share: number | undefined, stable: object = {}): RegistryRemote => ({
  versions: { '1': { ...entry, ...stable }, '2': entry },
  rules: [
    { version: '2', channel: 'canary', ...(share === undefined ? {} : { share }) },
    { version: '1', channel: 'stable' },
  ],
  history: [],
})
const counted = (part: Partial<CanaryCounts> = {}): CanaryCounts => ({
  version: '2',
  since,
  views: { canary: 2000, stable: 18_000 },
  browserErrors: none,
  serverFailures: none,
  slowViews: none,
  networks: 50,
  ...part,
})

/** A seeded generator (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Judges after each failed view; returns the canary's views until it was withdrawn. */
function withdrawnAfter(seed: number, rates: { canary: number; stable: number }, views: number): number | undefined {
  const random = randomOf(seed)
  const seen = { canary: 0, stable: 0 }
  const failed = { canary: 0, stable: 0 }
  for (let view = 0; view < views; view++) {
    const arm = random() < 0.1 ? 'canary' : 'stable'
    seen[arm]++
    if (random() >= rates[arm]) continue
    failed[arm]++
    const counts = counted({ views: seen, browserErrors: failed, networks: failed.canary })
    if (judgeCanary(remoteWith(0.1), counts, later).verdict === 'withdraw') return seen.canary
  }
  return undefined
}
const seeds = Array.from({ length: 200 }, (_, index) => index + 1)
const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

describe('judgeCanary', () => {
  test('withdraws at most 2 % of healthy canaries, though it judges after each failure', () => {
    // Only failed views change the evidence, and 20,000 views with 0.5 % failures contain a hundred of them.
    const stopped = seeds.filter((seed) => withdrawnAfter(seed, { canary: 1, stable: 1 }, 100))

    expect(stopped.length).toBeLessThanOrEqual(4)
  })

  test('withdraws a half-broken canary within 30 views, and one with four times the failures nearly always', () => {
    const broken = seeds.map((seed) => withdrawnAfter(seed, { canary: 0.5, stable: 0.005 }, 20_000) ?? Infinity)
    const worse = seeds.map((seed) => withdrawnAfter(seed, { canary: 0.02, stable: 0.005 }, 20_000) ?? Infinity)

    expect(Math.max(...broken)).toBeLessThanOrEqual(30)
    expect(worse.filter(Number.isFinite).length).toBeGreaterThanOrEqual(190)
    expect(median(worse)).toBeLessThan(1000)
  })

  test('promotes a sound canary only after enough views and time', () => {
    const verdictOf = (counts: CanaryCounts, now = later) => judgeCanary(remoteWith(0.1), counts, now).verdict

    expect(verdictOf(counted())).toBe('promote')
    expect(verdictOf(counted({ views: { canary: usualLimits.leastViews - 1, stable: 18_000 } }))).toBe('wait')
    expect(verdictOf(counted({ views: none }))).toBe('wait')
    expect(verdictOf(counted(), new Date(since.getTime() + 59 * 60_000))).toBe('wait')
  })

  test('ignores browser reports of fewer than three networks, and counts server failures alone', () => {
    const failed = { canary: 20, stable: 0 }
    const verdictOf = (part: Partial<CanaryCounts>) => judgeCanary(remoteWith(0.1), counted(part), later).verdict

    expect(verdictOf({ browserErrors: failed, networks: 2 })).toBe('wait')
    expect(verdictOf({ browserErrors: failed, networks: 3 })).toBe('withdraw')
    expect(verdictOf({ slowViews: failed, networks: 3 })).toBe('withdraw')
    expect(verdictOf({ serverFailures: failed, networks: 0 })).toBe('withdraw')
  })

  test('gives the numbers as the reason', () => {
    const { reason } = judgeCanary(remoteWith(0.1), counted({ browserErrors: { canary: 20, stable: 4 } }), later)

    expect(reason).toContain('worse than stable: canary 2000 views, 20 browser errors')
    expect(reason).toContain('stable 18000 views, 4 browser errors')
  })
})

const failures = fc.record({ canary: fc.nat(5000), stable: fc.nat(5000) })
const anyCounts = fc.record({ browserErrors: failures, serverFailures: failures, slowViews: failures })
const anyShare = fc.double({ min: 0.01, max: 0.99, noNaN: true })

describe('judgeCanary with any counts', () => {
  test('never withdraws the last healthy version', () => {
    fc.assert(
      fc.property(anyCounts, anyShare, (part, share) => {
        const alone = remoteWith(share, { quarantined: 'it broke' })
        return judgeCanary(alone, counted(part), later).verdict !== 'withdraw'
      }),
    )
  })

  test('never favours the canary for one more failure of its own, or stable for one more of its own', () => {
    fc.assert(
      fc.property(anyCounts, anyShare, (part, share) => {
        const evidence = (canary: number, stable: number) => {
          const { serverFailures: was } = part
          const serverFailures = { canary: was.canary + canary, stable: was.stable + stable }
          return judgeCanary(remoteWith(share), counted({ ...part, serverFailures }), later).logEvidence
        }
        const before = evidence(0, 0)
        expect(Number.isFinite(before)).toBe(true)
        expect(evidence(1, 0)).toBeGreaterThanOrEqual(before)
        expect(evidence(0, 1)).toBeLessThanOrEqual(before)
      }),
    )
  })

  test('waits for a canary that everyone has, and for a version that is none', () => {
    fc.assert(
      fc.property(anyCounts, fc.constantFrom(undefined, 0, 1), (part, share) => {
        expect(judgeCanary(remoteWith(share), counted(part), later).verdict).toBe('wait')
        expect(judgeCanary(remoteWith(0.1), counted({ ...part, version: '1' }), later).verdict).toBe('wait')
      }),
    )
  })
})
