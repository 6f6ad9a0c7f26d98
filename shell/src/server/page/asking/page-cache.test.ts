/** @jest-environment node */
import { armFor, armsIn } from '@nukkad/contracts/campaign-arms'
import type { PageArm } from '@nukkad/contracts/page-arm'
import type { ComposedPage } from '../composed-page.ts'
import { EncodedPage } from '../encoding/encoded-page.ts'
import { armPages, metArm } from './arm-pages.ts'
import { PageCache } from './page-cache.ts'
import type { PageRequest } from './page-request.ts'
import { pageRevision } from './page-revision.ts'

const pageOf = (html: string, isCacheable = true): ComposedPage => ({
  status: 200,
  isCacheable,
  releases: [],
  body: new EncodedPage(Buffer.from(html), true),
})

function given() {
  let time = 0
  let made = 0
  const cache = new PageCache({ freshMs: 5, staleMs: 10, limitBytes: 100, now: () => time })
  return {
    cache,
    at: (now: number) => {
      time = now
    },
    get: async (key: string, isCacheable = true) => {
      const { page, outcome } = await cache.get(key, async () => pageOf(`page ${++made}`, isCacheable))
      const html = (await page.body.bytes('identity', '')).toString()
      return `${outcome} ${html}`
    },
  }
}

test('serves a fresh page to all, then a stale one once while the next is made', async () => {
  const { get, at } = given()
  expect(await get('a')).toBe('miss page 1')
  expect(await get('a')).toBe('hit page 1')
  at(6)
  expect(await get('a')).toBe('stale page 1')
  await new Promise((resolve) => setImmediate(resolve))
  expect(await get('a')).toBe('hit page 2')
  at(60)
  expect(await get('a')).toBe('miss page 3')
})

test('compresses the next version of a page before its first visitor', async () => {
  const html = Array.from({ length: 400 }, (_, nth) => `<li class="card-${nth % 7}">Kurta ${nth * 7919}</li>`).join('')
  let time = 0
  const cache = new PageCache({ freshMs: 5, staleMs: 10, limitBytes: 100_000, now: () => time })
  const ask = async () => {
    const { page, outcome } = await cache.get('a', async () => pageOf(html))
    const bytes = page.body.bytes('br', 'nonce')
    // Compressing takes a thread and so at least one turn of the event loop; filling in a nonce takes none.
    const isReady = await Promise.race([bytes.then(() => true), new Promise((later) => setImmediate(later, false))])
    return { outcome, isReady, size: (await bytes).length }
  }
  const first = await ask()
  const second = await ask()
  expect(second).toMatchObject({ outcome: 'hit', isReady: false })
  expect(second.size).toBeLessThan(first.size)
  time = 6
  let next = await ask()
  while (next.outcome === 'stale') {
    await new Promise((resolve) => setTimeout(resolve, 5))
    next = await ask()
  }
  expect(next).toEqual({ outcome: 'hit', isReady: true, size: second.size })
})

test('joins concurrent requests for a page that is being made', async () => {
  const { get } = given()
  expect(await Promise.all([get('a'), get('a'), get('a')])).toEqual(['miss page 1', 'joined page 1', 'joined page 1'])
})

test('does not keep an incomplete page', async () => {
  const { get } = given()
  expect(await get('a', false)).toBe('miss page 1')
  expect(await get('a')).toBe('miss page 2')
})

test('gives a page made during a clear to its requester without keeping it', async () => {
  const { get, cache } = given()
  const asked = get('a')
  cache.clear()
  expect(await asked).toBe('miss page 1')
  expect(cache.weight).toBe(0)
})

test('stays within its size limit', async () => {
  const { get, cache } = given()
  for (let at = 0; at < 50; at++) await get(`page-${at}`)
  expect(cache.weight).toBeLessThanOrEqual(100)
  expect(await get('page-49')).toMatch(/^hit/)
  expect(await get('page-0')).toMatch(/^miss/)
})

test('rejects for waiting requests when a page fails and tries again for the next', async () => {
  const cache = new PageCache({ freshMs: 5, staleMs: 5, limitBytes: 100 })
  await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect((await cache.get('a', async () => pageOf('fine'))).outcome).toBe('miss')
})

describe('page with A/B variants', () => {
  const weights: PageArm['arms'] = [
    { key: 'a', weight: 50 },
    { key: 'b', weight: 50 },
  ]
  const request = (arms: string) => ({ arms }) as PageRequest

  /** The page as the API decides it: by cookie, otherwise in turns. */
  function givenArms() {
    const cache = new PageCache({ freshMs: 60_000, staleMs: 0, limitBytes: 10_000 })
    let made = 0
    const compose = async ({ arms }: PageRequest): Promise<ComposedPage> => {
      made += 1
      const key = armFor(weights, armsIn(arms).get(7), () => (made % 2 === 0 ? 0.9 : 0.1))
      return { ...pageOf(`arm ${key}`), arm: { page: 7, key, phase: 1, arms: weights } }
    }
    const pages = armPages(cache)
    return { ask: async (arms: string) => (await pages.page('/diwali', request(arms), compose)).page, made: () => made }
  }

  test('is cached by variant, so that visitors keep theirs under concurrency', async () => {
    const { ask, made } = givenArms()
    const visitors = Array.from({ length: 100 }, (_, nth) => (nth % 2 === 0 ? '7a' : '7b'))
    const first = await Promise.all(visitors.map(ask))
    const again = await Promise.all(visitors.map(ask))
    for (const pages of [first, again]) expect(pages.map(({ arm }) => `7${arm?.key}`)).toEqual(visitors)
    expect(made()).toBeLessThanOrEqual(4)
  })

  test('is remembered in a cookie that is not rewritten', async () => {
    const { ask } = givenArms()
    const page = await ask('')
    const cookie = metArm(request('3b'), page)
    expect(cookie).toBe(`3b.7${page.arm?.key}`)
    expect(metArm(request(cookie ?? ''), page)).toBeUndefined()
  })
})

describe('campaign revision', () => {
  function givenRevision() {
    const state = { time: 0, asked: 0, answer: async (): Promise<string> => 'one' }
    const answered = (all: string) => ({ all, chrome: all })
    const revision = pageRevision({
      now: () => state.time,
      ask: () => {
        state.asked += 1
        return state.answer().then(answered)
      },
    })
    return { state, revision: async () => (await revision()).all }
  }

  const answers = () => new Promise((resolve) => setImmediate(resolve))

  test('is requested once for concurrent visitors and refreshed in the background after half a second', async () => {
    const { state, revision } = givenRevision()
    expect(await Promise.all([revision(), revision(), revision()])).toEqual(['one', 'one', 'one'])
    state.answer = async () => 'two'
    state.time = 499
    expect([await revision(), state.asked]).toEqual(['one', 1])
    state.time = 500
    expect([await revision(), state.asked]).toEqual(['one', 2])
    await answers()
    expect(await revision()).toBe('two')
  })

  test('is awaited by the first visitors after a pause', async () => {
    const { state, revision } = givenRevision()
    await revision()
    state.answer = async () => 'two'
    state.time = 1_500
    expect(await Promise.all([revision(), revision()])).toEqual(['two', 'two'])
    expect(state.asked).toBe(2)
  })

  test('stays the same while the API is down, and is not awaited a second time', async () => {
    const { state, revision } = givenRevision()
    await revision()
    state.answer = () => Promise.reject(new Error('away'))
    state.time = 1_500
    expect(await revision()).toBe('one')
    let answer: (revision: string) => void = () => {}
    state.answer = () => new Promise((resolve) => (answer = resolve))
    state.time = 3_000
    expect([await revision(), state.asked]).toEqual(['one', 3])
    answer('two')
    await answers()
    expect(await revision()).toBe('two')
  })
})
