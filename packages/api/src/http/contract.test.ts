import { allEndpoints } from '@nukkad/contracts/all-endpoints'
import * as address from '@nukkad/contracts/endpoints/people/address'
import { givenIn } from '../testing/users.given.ts'
import { useWorld } from '../testing/world.ts'

const world = useWorld()
const given = givenIn(world)
const endpoints = allEndpoints.map(({ endpoint }) => endpoint)

describe('the API contract', () => {
  test('has a route and an operation in the OpenAPI document for every call, under its name', async () => {
    const { paths } = (await world.app.inject('/api/openapi.json')).json()
    const described = Object.entries(paths as Record<string, Record<string, { operationId: string }>>).flatMap(
      ([path, methods]) =>
        Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
    )
    const promised = allEndpoints.map(
      ({ name, endpoint: { method, url } }) => `${name} ${method.toLowerCase()} ${url.replace(/:(\w+)/g, '{$1}')}`,
    )
    expect(described.sort()).toEqual(promised.sort())
  })

  test('documents who may call and which refusals are possible', async () => {
    const { paths } = (await world.app.inject('/api/openapi.json')).json()
    const { security, responses } = paths['/v3/places/{slug}/review'].post
    expect(security).toEqual([{ bearer: [] }])
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '401', '404', '429']))
    expect(paths['/editor/posts'].get.security).toEqual([{ bearer: ['editor'] }])
    expect(paths['/media'].post.requestBody.content).toHaveProperty(['multipart/form-data'])
  })

  test('closes calls for users to guests and to the visitor token, whatever they send', async () => {
    for (const endpoint of endpoints.filter(({ access }) => access === 'user')) {
      for (const as of [undefined, 'made-up', world.settings.PUBLIC_TOKEN]) {
        const { status, error } = await world.call(endpoint, { as, ...(endpoint.method !== 'GET' && { body: {} }) })
        expect(`${endpoint.url} ${status} ${error.message}`).toBe(`${endpoint.url} 401 Unauthorized`)
      }
    }
  })

  test('accepts the older form of the bearer token', async () => {
    const asha = await given.user()
    const answer = await world.call(address.listAddresses, { headers: { authorization: `jwt ${asha.token}` } })
    expect(answer.status).toBe(200)
  })

  test('refuses a body that is not JSON, not an object or too large, with a readable message', async () => {
    const send = (payload: string, type = 'application/json') =>
      world.app.inject({ method: 'POST', url: '/api/auth/forgot', payload, headers: { 'content-type': type } })
    const refusals = await Promise.all([
      send('{"email":'),
      send('[]'),
      send('null'),
      send('<email/>', 'application/xml'),
      send(JSON.stringify({ email: 'x'.repeat(300_000) })),
      send('{"__proto__":{"email":"a@example.com"}}'),
    ])
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 415, 413, 400])
    for (const refusal of refusals) expect(refusal.json().message.message).toMatch(/^[\w ].+/)
  })
})
