/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { plainSettings, routeNamed } from '@nukkad/contracts'
import { cartCount } from '@nukkad/contracts/endpoints/cart/cart'
import { hamburger } from '@nukkad/contracts/endpoints/site/config'
import { useId } from 'react'
import {
  defineApp,
  defineScreen,
  defineSlot,
  notFound,
  queryOptions,
  redirect,
  useApi,
  useCity,
  useLocation,
  useQuery,
} from '../../index.ts'
import type { RenderRequest } from './render-request.ts'
import { renderSlot } from './render-slot.tsx'

let api: Server
let status = 200
let asked = 0
let apiBase = ''

beforeAll(async () => {
  api = createServer((_, response) => {
    asked += 1
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({ data: { count: 7, cartId: null }, message: { message: 'no', code: 'x', requestId: '' } }),
    )
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  apiBase = `http://127.0.0.1:${(api.address() as AddressInfo).port}/api`
})
beforeEach(() => {
  status = 200
  asked = 0
})
afterAll(() => new Promise((resolve) => api.close(resolve)))

const countQuery = (client: ReturnType<typeof useApi>) =>
  queryOptions({ queryKey: ['count'], queryFn: async () => (await client.call(cartCount)).data.count })

function Home() {
  const { city } = useCity()
  const { data } = useQuery(countQuery(useApi()))
  return (
    <p id={useId()}>
      {city?.name}: {data}
    </p>
  )
}
const Soon = () => <p>soon</p>

const screen = defineScreen({
  load: ({ query, api: client, params, city }) => {
    if (params.citySlug === 'goa') notFound()
    if (params.citySlug === 'pune') redirect('/delhi')
    return city.slug === 'all' ? undefined : query.ensureQueryData(countQuery(client))
  },
  head: ({ url, params }) => ({
    title: `Here is ${url.pathname}`,
    ...(params.citySlug === 'jaipur' && { isAbsent: true }),
  }),
  Skeleton: Soon,
  Component: Home,
})
const app = defineApp({ 'city-home': async () => ({ screen }) })

const Links = () => <p>links</p>
const frame = defineSlot({
  load: ({ query, api: client }) =>
    query.ensureQueryData({ queryKey: ['links'], queryFn: () => client.call(hamburger, { query: { city: 'delhi' } }) }),
  Component: Links,
})

const Path = () => <p>{useLocation().pathname}</p>
const framed = defineSlot({ drawnBy: ({ pathname }) => pathname, Component: Path })

const request = (parts: Partial<RenderRequest> = {}): RenderRequest => ({
  slot: 'main',
  releaseId: 'mf_content_1',
  url: 'https://nukkad.example/delhi?ref=mail',
  route: routeNamed('city-home'),
  params: { citySlug: 'delhi' },
  city: 'delhi',
  apiBase,
  publicToken: 'public',
  requestId: 'r1',
  sharedMs: 0,
  webview: false,
  settings: plainSettings,
  isPrivate: false,
  isPreview: false,
  ...parts,
})

describe('renderSlot', () => {
  test('returns HTML with its data, its head and its release id', async () => {
    const { html, head, state, status: answered } = await renderSlot(app, request())

    expect(html).toMatch(/<p id="[^"]+">Delhi NCR<!-- -->: <!-- -->7<\/p>/)
    expect(head).toEqual({ title: 'Here is /delhi' })
    expect(answered).toBe(200)
    expect(state).toMatchObject({ releaseId: 'mf_content_1', kind: 'full' })
    expect(JSON.stringify(state)).toContain('"data":7')
  })

  test('shares frame data between pages for a while, but not the main slot’s', async () => {
    const shared = request({ slot: 'header', sharedMs: 60_000 })

    await renderSlot(frame, shared)
    await renderSlot(frame, { ...shared, url: 'https://nukkad.example/goa' })
    expect(asked).toBe(1)
    await renderSlot(frame, request({ slot: 'header' }))
    expect(asked).toBe(2)

    await renderSlot(app, request({ sharedMs: 60_000 }))
    await renderSlot(app, request({ sharedMs: 60_000 }))
    expect(asked).toBe(4)
  })

  test('shares a rendering between requests that drawnBy maps to the same address', async () => {
    const draw = (parts: Partial<RenderRequest>) =>
      renderSlot(framed, request({ slot: 'header', sharedMs: 60_000, requestId: String(Math.random()), ...parts }))

    const first = await draw({ url: 'https://nukkad.example/delhi?utm_source=mail' })

    expect(await draw({ url: 'https://nukkad.example/delhi?utm_source=app' })).toBe(first)
    expect(await draw({ url: 'https://nukkad.example/delhi', city: 'goa' })).not.toBe(first)
    expect(await draw({ url: 'https://nukkad.example/goa' })).not.toBe(first)
    expect(await draw({ url: 'https://nukkad.example/delhi', sharedMs: 0 })).not.toBe(first)
    expect((await draw({ url: 'https://nukkad.example/pune' })).html).toContain('/pune')
  })

  test('renders the skeleton of a private page without fetching', async () => {
    const { html, state } = await renderSlot(app, request({ isPrivate: true }))

    expect(html).toContain('soon')
    expect(state).toMatchObject({ kind: 'skeleton', queries: { queries: [] } })
  })

  test('renders the public part of a private page', async () => {
    const half = defineApp({ 'city-home': async () => ({ screen: { ...screen, hasPublicPart: true } }) })
    const { html, state } = await renderSlot(half, request({ isPrivate: true }))

    expect(html).toContain('Delhi NCR')
    expect(state).toMatchObject({ kind: 'full', queries: { queries: [{ queryKey: ['count'] }] } })
  })

  test('returns a 404 or a redirect', async () => {
    expect(await renderSlot(app, request({ params: { citySlug: 'goa' } }))).toMatchObject({ status: 404, html: '' })
    expect(await renderSlot(app, request({ params: { citySlug: 'pune' } }))).toMatchObject({
      status: 302,
      redirect: '/delhi',
    })
  })

  test('returns a 404 with a page for content that only some may see', async () => {
    const { html, state, status: answered } = await renderSlot(app, request({ params: { citySlug: 'jaipur' } }))

    expect([answered, state?.kind, html.includes('<p')]).toEqual([404, 'full', true])
  })

  test.each([400, 404, 410, 414])('returns 404 when the API answers %s', async (answered) => {
    status = answered

    expect(await renderSlot(app, request())).toMatchObject({ status: 404, html: '', state: null })
  })

  test.each([429, 500, 502, 503])('leaves the slot to the browser when the API answers %s', async (answered) => {
    status = answered

    expect(await renderSlot(app, request())).toMatchObject({ status: 503, html: '', state: null })
  })

  test('throws when the remote has no such screen, so that its release is blamed', async () => {
    await expect(renderSlot(app, request({ route: routeNamed('shop') }))).rejects.toThrow(
      "No screen for the route 'shop'",
    )
  })
})
