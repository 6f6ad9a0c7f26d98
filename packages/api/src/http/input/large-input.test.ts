import { changeShopWords } from '@nukkad/contracts/endpoints/merchants/merchant-shop'
import { keepGiftChoice } from '@nukkad/contracts/endpoints/shop/gift-finder'
import { allEndpoints } from '../../testing/endpoints.ts'
import { everyRole } from '../../testing/every-role.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()

interface Schema {
  readonly type?: string
  readonly pattern?: string
  readonly maxItems?: number
}

/** All schemas within the input of every call, with the call's name. */
function inputSchemas(): [string, Schema][] {
  const found: [string, Schema][] = []
  const walk = (call: string, value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    found.push([call, value])
    for (const inner of Object.values(value)) walk(call, inner)
  }
  for (const [name, { schema }] of allEndpoints)
    for (const part of [schema.params, schema.querystring, schema.body]) walk(name, part)
  return found
}

describe('a request with a hundred thousand values', () => {
  const list = JSON.stringify(Array(80_000).fill([]))

  test.each([
    ['from a guest', 'optional', 'POST', keepGiftChoice.url, `{"slug":"gifts","answers":${list}}`],
    ['for a field with alternatives', 'merchant', 'PUT', changeShopWords.url, `{"moods":${list}}`],
  ] as const)('is refused with its first problem: %s', async (_, access, method, url, payload) => {
    const authorization = access === 'optional' ? undefined : (await everyRole(world))[access]
    const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) }
    const { statusCode, body } = await world.app.inject({ method, url: `/api${url}`, headers, payload })

    expect([statusCode, Object.keys(JSON.parse(body).message.fields)]).toEqual([400, [expect.any(String)]])
    expect(body.length).toBeLessThan(500)
  })
})

test('every list that a call takes has a maximum length', () => {
  const endless = inputSchemas().filter(([, { type, maxItems }]) => type === 'array' && maxItems === undefined)
  expect(endless.map(([call]) => call)).toEqual([])
})

test('the time to match a pattern grows with the length of the text, not with its square', () => {
  const patterns = [...new Set(inputSchemas().flatMap(([, { pattern }]) => (pattern === undefined ? [] : [pattern])))]
  const repeated = ['a', 'A', '1', '-', '.', ' ', '/', '@', 'a-', 'a.', '1-', 'a@', 'a/', 'a ', ',']
  const ends = ['', '!', ',', ';', '/', '-', '\u0000']
  const starts = ['', 'a', 'C', '1', '/', 'a@', 'https://', 'a.']
  const texts = starts.flatMap((start) =>
    repeated.flatMap((part) => ends.map((end) => start + part.repeat(20_000 / part.length) + end)),
  )
  const slow = patterns.filter((pattern) => {
    const expression = new RegExp(pattern, 'u')
    // A match that is really slow is slow twice.
    const isSlow = (text: string) => [1, 2].every(() => millisecondsOf(() => expression.test(text)) > 50)
    return texts.some(isSlow)
  })
  expect(patterns.length).toBeGreaterThan(40)
  expect(slow).toEqual([])
})

function millisecondsOf(work: () => void): number {
  const from = performance.now()
  work()
  return performance.now() - from
}
