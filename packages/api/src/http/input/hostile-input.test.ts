import type { Access, Endpoint } from '@nukkad/contracts'
import { editorEvents, editorPosts } from '@nukkad/contracts/endpoints/content/editor'
import { allEndpoints } from '../../testing/endpoints.ts'
import { everyRole, operators } from '../../testing/every-role.ts'
import { type SampledSchema, sample } from '../../testing/sample.ts'
import { useWorld } from '../../testing/world.ts'
import { impossibleIn } from './impossible-input.ts'

// With this client id no credential is checked with Google.
const world = useWorld({ ...operators, GOOGLE_CLIENT_ID: 'none' }, { isSeeded: true })
let roles: Partial<Record<Access, string>>
beforeAll(async () => {
  roles = await everyRole(world)
})

type Part = 'params' | 'querystring' | 'body'
interface Place {
  readonly part: Part
  readonly path: string
}
const partsOf = ({ schema }: Endpoint): [Part, SampledSchema][] =>
  (['params', 'querystring', 'body'] as const).flatMap((part) => {
    const found = schema[part] as SampledSchema | undefined
    return found?.type === 'object' ? [[part, found] as [Part, SampledSchema]] : []
  })

/** Every place in a call that accepts text. */
function placesOf(endpoint: Endpoint): Place[] {
  const places: Place[] = []
  for (const [part, schema] of partsOf(endpoint)) {
    sample(schema, (usual, path) => {
      places.push({ part, path })
      return usual
    })
  }
  return places
}

/** Sends the call with the hostile text in one place, and usual values in the others. */
async function send(endpoint: Endpoint, hostile: string, at?: Place) {
  const filled = Object.fromEntries(
    partsOf(endpoint).map(([part, schema]) => [
      part,
      sample(schema, (usual, path) => (!at || (at.part === part && at.path === path) ? hostile : usual)),
    ]),
  ) as Partial<Record<Part, Record<string, never>>>
  const { params = {}, querystring, body } = filled
  const authorization = roles[endpoint.access]
  const answer = await world.app.inject({
    method: endpoint.method,
    url: `/api${endpoint.url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))}`,
    ...(querystring && { query: querystring }),
    ...(body && { payload: body }),
    headers: { ...(authorization && { authorization }) },
  })
  return { status: answer.statusCode, text: answer.body }
}

const calls = allEndpoints.filter(([, endpoint]) => placesOf(endpoint).length > 0)
/** Calls are refused with a code; a form sent without JavaScript is answered with a page. */
const refusal = /"code":"validation"|<h1>That did not work<\/h1>/
const limited = (status: number) => status === 429

describe.each(calls)('%s', (_, endpoint) => {
  test('refuses a NUL character wherever it takes a text', async () => {
    for (const at of placesOf(endpoint)) {
      const { status, text } = await send(endpoint, 'a\0b', at)
      if (!limited(status)) expect([at, status, text]).toEqual([at, 400, expect.stringMatching(refusal)])
    }
  })

  test('treats names of built-in object properties like any other text', async () => {
    for (const name of ['constructor', '__proto__', 'toString']) {
      for (const at of placesOf(endpoint)) {
        const { status, text } = await send(endpoint, name, at)
        expect([at, name, status < 500 ? 'answered' : text]).toEqual([at, name, 'answered'])
      }
    }
  })
})

describe('impossibleIn', () => {
  test('finds an impossible text or number wherever it occurs', () => {
    expect(impossibleIn({ a: [{ b: 'x\0' }] })).toMatchObject({ path: 'a.0.b' })
    expect(impossibleIn({ 'k\0': 1 })).toBeDefined()
    expect(impossibleIn(['\ud800'])).toMatchObject({ path: '0' })
    expect(impossibleIn({ a: Number.POSITIVE_INFINITY })).toMatchObject({ path: 'a' })
    expect(impossibleIn({ a: 2 ** 60 })).toMatchObject({ path: 'a' })
    expect(impossibleIn({ a: 'नमस्ते 🪔', b: [1.5, null, true] })).toBeUndefined()
  })

  test('handles deep nesting without overflowing the stack', () => {
    expect(impossibleIn(JSON.parse('['.repeat(60_000) + ']'.repeat(60_000)))).toMatchObject({
      problem: 'is nested too deeply',
    })
  })
})

describe('numbers and dates out of range', () => {
  const moment = (starts: string) => ({ city: 'delhi', kind: 'workshop', title: 'A long night', starts })
  test.each(['2026-12-31T23:59:60Z', '9999-12-31T23:59:59-14:00', '0000-01-01T00:00:00Z', '2026-02-30T10:00:00Z'])(
    'refuses an event at %s',
    async (at) => {
      const { status } = await inject(editorEvents.begin, JSON.stringify(moment(at)))
      expect(status).toBe(400)
    },
  )
  test('refuses an infinite number in a body and in a query', async () => {
    expect((await inject(editorPosts.publish, '{"version":1e309}', '/1')).status).toBe(400)
    const answer = await world.app.inject({
      url: '/api/v1/shop/products?city=delhi&page=1e309',
      headers: { authorization: roles.visitor },
    })
    expect(answer.statusCode).toBe(400)
  })

  async function inject({ method, url }: Endpoint, payload: string, id = '') {
    const headers = { authorization: roles.editor, 'content-type': 'application/json' }
    const answer = await world.app.inject({ method, url: `/api${url.replace('/:id', id)}`, payload, headers })
    return { status: answer.statusCode, text: answer.body }
  }
})

describe('a malformed URL', () => {
  test.each(['/api/x%ff', '/api/places/%ff', `/api/media/${'a'.repeat(301)}`, '/api/media/%00', '/api/%'])(
    'is refused with the standard error body: %.40s',
    async (url) => {
      const answer = await world.app.inject(url)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({
        message: expect.objectContaining({
          message: expect.any(String),
          code: expect.stringMatching(/bad_request|validation/),
        }),
      })
      expect(answer.headers).toMatchObject({ 'x-request-id': expect.any(String), 'x-content-type-options': 'nosniff' })
    },
  )
})
