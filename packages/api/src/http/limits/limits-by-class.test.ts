import type { Endpoint } from '@nukkad/contracts'
import { addToCart, cartCount } from '@nukkad/contracts/endpoints/cart/cart'
import { lookUpPincode } from '@nukkad/contracts/endpoints/cart/pincode'
import { searchAll } from '@nukkad/contracts/endpoints/site/search'
import { autocomplete } from '@nukkad/contracts/endpoints/site/search-suggestions'
import { useWorld } from '../../testing/world.ts'

const most = { searches: 5, reads: 8, writes: 3 }
const world = useWorld({
  LIMIT_SEARCHES: String(most.searches),
  LIMIT_READS: String(most.reads),
  LIMIT_WRITES: String(most.writes),
})

async function ask({ method, url }: Endpoint, from: string) {
  const headers = { 'x-forwarded-for': from }
  const answer = await world.app.inject({
    method,
    url: `/api${url}`,
    headers,
    ...(method === 'POST' && { payload: {} }),
  })
  return { answer, isRefused: answer.statusCode === 429 }
}
async function refusals(count: number, from: string, ...calls: Endpoint[]) {
  const refused: boolean[] = []
  for (let at = 0; at < count; at += 1) refused.push((await ask(calls[at % calls.length] as Endpoint, from)).isRefused)
  return refused
}
const upTo = (limit: number, count: number) => Array.from({ length: count }, (_, at) => at >= limit)

test.each([
  ['searches', '198.51.100.1', [autocomplete, searchAll]],
  ['reads', '198.51.100.2', [lookUpPincode, cartCount]],
  ['writes', '198.51.100.3', [addToCart]],
] as const)('%s from one address are counted together and refused beyond their limit', async (group, from, calls) => {
  expect(await refusals(most[group] + 2, from, ...calls)).toEqual(upTo(most[group], most[group] + 2))
})

test('using up one class of calls limits neither the other classes nor other addresses', async () => {
  await refusals(most.searches, '198.51.100.4', autocomplete)
  const { answer } = await ask(autocomplete, '198.51.100.4')

  expect(answer.json().message).toMatchObject({ code: 'too_many_requests' })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask(lookUpPincode, '198.51.100.4')).isRefused).toBe(false)
  expect((await ask(autocomplete, '198.51.100.5')).isRefused).toBe(false)
})

test.each(['127.0.0.1', '10.1.2.3', '::1'])('calls from %s, a local address, are not counted', async (from) => {
  expect(await refusals(2 * most.searches, from, autocomplete)).toEqual(Array(2 * most.searches).fill(false))
})
