import fc from 'fast-check'
import { givenDocument, givenVisitor } from '../registry.given.ts'
import { bucketOf, hashOfToken, resolve } from './resolve.ts'

const bucket = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const withCanary = (share: number) =>
  givenDocument('mf-tea', {
    rules: [
      { version: '2', channel: 'canary', share },
      { version: '1', channel: 'stable' },
    ],
  })
const versionFor = (document: ReturnType<typeof givenDocument>, more = {}) =>
  resolve(document, givenVisitor(more))['mf-tea']?.version

describe('resolve', () => {
  test('gives a visitor the same version from the same document each time', () => {
    fc.assert(
      fc.property(bucket, fc.double({ min: 0, max: 1, noNaN: true }), (of, share) => {
        const document = withCanary(share)
        expect(versionFor(document, { bucket: of })).toBe(versionFor(document, { bucket: of }))
      }),
    )
  })

  test('keeps everyone who had the canary when the share grows', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(bucket, share, share, (of, one, other) => {
        const [narrow, wide] = [Math.min(one, other), Math.max(one, other)]
        if (versionFor(withCanary(narrow), { bucket: of }) === '2') {
          expect(versionFor(withCanary(wide), { bucket: of })).toBe('2')
        }
      }),
    )
  })

  test('gives the canary to no one with a share of 0 and to everyone with 1', () => {
    fc.assert(
      fc.property(bucket, (of) => {
        expect(versionFor(withCanary(0), { bucket: of })).toBe('1')
        expect(versionFor(withCanary(1), { bucket: of })).toBe('2')
      }),
    )
  })

  test('gives a visitor without an id the canary only with a share of 1', () => {
    expect(versionFor(withCanary(0.999), { bucket: null })).toBe('1')
    expect(versionFor(withCanary(1), { bucket: null })).toBe('2')
  })

  test('gives about a tenth of visitors a canary of 0.1, other visitors for each remote', () => {
    const visitors = Array.from({ length: 4000 }, (_, at) => bucketOf(`visitor-${at}`))
    const inCanary = (name: string) => {
      const document = givenDocument(name, {
        rules: [
          { version: '2', channel: 'canary', share: 0.1 },
          { version: '1', channel: 'stable' },
        ],
      })
      return visitors.filter((of) => resolve(document, givenVisitor({ bucket: of }))[name]?.version === '2')
    }
    const tea = inCanary('mf-tea')
    const cake = new Set(inCanary('mf-cake'))
    expect(tea.length).toBeGreaterThan(300)
    expect(tea.length).toBeLessThan(500)
    expect(tea.filter((of) => cake.has(of)).length).toBeLessThan(tea.length)
  })

  test('applies a time window from its start up to, but not including, its end', () => {
    const from = Date.parse('2026-11-10T00:00:00Z')
    const until = Date.parse('2026-11-12T00:00:00Z')
    const document = givenDocument('mf-tea', {
      rules: [
        { version: '2', channel: 'campaign', from: new Date(from).toISOString(), until: new Date(until).toISOString() },
        { version: '1', channel: 'stable' },
      ],
    })
    fc.assert(
      fc.property(fc.integer({ min: from - 1000, max: until + 1000 }), (time) => {
        const isInside = time >= from && time < until
        expect(versionFor(document, { now: new Date(time) })).toBe(isInside ? '2' : '1')
      }),
      { examples: [[from - 1], [from], [until - 1], [until]] },
    )
  })

  test('applies a rule for accounts to signed-in visitors with one of them', () => {
    const document = givenDocument('mf-tea', {
      rules: [
        { version: '2', channel: 'campaign', accounts: [hashOfToken('asha')] },
        { version: '1', channel: 'stable' },
      ],
    })
    expect(versionFor(document, { account: 'asha' })).toBe('2')
    expect(versionFor(document, { account: 'ravi' })).toBe('1')
    expect(versionFor(document, { account: hashOfToken('asha') })).toBe('1')
    expect(versionFor(document, { account: null })).toBe('1')
  })

  test('applies a rule for cities and the app only there', () => {
    const document = givenDocument('mf-tea', {
      rules: [
        { version: '2', channel: 'campaign', cities: ['goa'], webview: true },
        { version: '1', channel: 'stable' },
      ],
    })
    expect(versionFor(document, { city: 'goa', webview: true })).toBe('2')
    expect(versionFor(document, { city: 'goa', webview: false })).toBe('1')
    expect(versionFor(document, { city: 'pune', webview: true })).toBe('1')
    expect(versionFor(document, { city: null, webview: true })).toBe('1')
  })

  test('shows a preview to the holder of its token only', () => {
    const document = givenDocument('mf-tea', {
      rules: [
        { version: '2', channel: 'preview', tokenHash: hashOfToken('secret') },
        { version: '1', channel: 'stable' },
      ],
    })
    expect(versionFor(document, { previewTokens: ['other', 'secret'] })).toBe('2')
    expect(versionFor(document, { previewTokens: ['guess'] })).toBe('1')
    expect(versionFor(document, { previewTokens: [hashOfToken('secret')] })).toBe('1')
  })

  test('skips a quarantined version and one for another platform', () => {
    const quarantined = {
      manifest: `sha384-${'B'.repeat(64)}` as const,
      platform: '^1.0.0',
      publishedAt: '2026-11-01T00:00:00.000Z',
      quarantined: 'it broke the cart',
    }
    const rules = [
      { version: '3', channel: 'canary', share: 1 },
      { version: '2', channel: 'stable' },
    ] as const
    const broken = givenDocument('mf-tea', { rules, history: ['1'], versions: { '3': quarantined, '2': quarantined } })
    expect(versionFor(broken)).toBe('1')
    const { quarantined: _, ...fine } = quarantined
    const ahead = givenDocument('mf-tea', {
      rules,
      history: ['1'],
      versions: { '3': { ...fine, platform: '^2.0.0' } },
    })
    expect(versionFor(ahead)).toBe('2')
  })

  test('returns a last good version other than the one that runs', () => {
    const document = givenDocument('mf-tea', {
      rules: [
        { version: '3', channel: 'canary', share: 1 },
        { version: '2', channel: 'stable' },
      ],
      history: ['1'],
    })
    expect(resolve(document, givenVisitor())['mf-tea']).toEqual({ version: '3', channel: 'canary', lastGood: '2' })
    const plain = givenDocument('mf-tea', { rules: [{ version: '2', channel: 'stable' }], history: ['2', '1'] })
    expect(resolve(plain, givenVisitor())['mf-tea']?.lastGood).toBe('1')
  })
})
