/** @jest-environment node */
import { type Route, routes } from '@nukkad/contracts'
import { appBundle, type GivenRelease, givenContentRelease, givenHeaderRelease } from './testing/release.given.ts'
import { type GivenShell, givenShell } from './testing/shell.given.ts'

/** A remote whose screens all request data for the name in their address. */
function asking(owner: Route['owner']): GivenRelease {
  const names = routes.filter((route) => route.owner === owner).map(({ name }) => name)
  const screens = names.map((name) => `'${name}': screen`).join(', ')
  const before = `
    const endpoint = { method: 'GET', url: '/thing', access: 'public', summary: '', tags: [], schema: { response: { 200: {} } } }
    const screen = { load: ({ api }) => api.call(endpoint), head: () => ({ title: 'A page' }), Component: () => h('h1', null, 'A page') }
    const missing = { head: () => ({ title: 'Nothing here' }), Component: () => h('h1', null, 'This page does not exist') }
  `
  const all = owner === 'content' ? `${screens}, 'not-found': missing` : screens
  return { ...givenContentRelease(), name: `mf-${owner}`, screens: names, server: appBundle(all, before) }
}

let shell: GivenShell
beforeAll(async () => {
  const owners = [...new Set(routes.map(({ owner }) => owner))]
  shell = await givenShell({
    releases: [givenHeaderRelease(), ...owners.map(asking)],
    env: { PAGE_CACHE_SECONDS: '0' },
  })
})
afterAll(() => shell.close())

function apiAnswers(status: number) {
  shell.api.answer = (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ message: { message: 'No.', code: 'validation', requestId: 'r' } }))
  }
}

const places = ['city', 'citySlug', 'provider']
const cart = '1'
/** The address of a route with the same text in every free parameter. */
const addressOf = ({ pattern }: Route, text: string) =>
  pattern
    .replace(/\{(\w+)\}/g, (_, name: string) => (places.includes(name) ? 'delhi' : name === 'cartId' ? cart : text))
    .replace('(any)', `/${text}`)

const malformed = [
  'foo_bar',
  'index.php',
  'a--b',
  'ABC',
  '%00',
  '%ff',
  '%E0%A4%A',
  'a'.repeat(200),
  'x%5C..',
  '..%2F..',
]
const named = routes.filter(({ pattern }) => /\{(?!city|citySlug|provider|cartId)|\(any\)/.test(pattern))

describe.each(named)('$pattern', (route) => {
  test('answers 404 for malformed names', async () => {
    apiAnswers(400)
    for (const text of malformed) {
      const { response, html } = await shell.get(addressOf(route, text))
      // Capital letters are redirected to lower case first.
      const wanted = [404, ...(route.access === 'public' ? [] : [200]), ...(text === 'ABC' ? [301] : [])]
      expect([text, wanted.includes(response.status) || response.status]).toEqual([text, true])
      if (response.status === 404) expect(html).toContain('data-page="direct"')
    }
  })
})

const everywhere = routes.filter(({ access, name }) => access === 'public' && name !== 'not-found')
test.each(everywhere)('answers 404, not 5xx, for a malformed query at $pattern', async (route) => {
  apiAnswers(400)
  for (const query of ['colour=%00', 'page=%ff', '%', '=%E0%A4%A', 'sort[__proto__]=1']) {
    const { response } = await shell.get(`${addressOf(route, 'a-name')}?${query}`)
    expect([query, response.status]).toEqual([query, 404])
  }
})

test.each([500, 502, 503])('answers 503 with Retry-After when the API answers %s', async (status) => {
  apiAnswers(status)
  const { response } = await shell.get('/shop/product/a-name')
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
})
