import type { Endpoint } from '@nukkad/contracts'
import * as address from '@nukkad/contracts/endpoints/address'
import * as auth from '@nukkad/contracts/endpoints/auth'
import * as media from '@nukkad/contracts/endpoints/media'
import * as pincode from '@nukkad/contracts/endpoints/pincode'
import * as productPage from '@nukkad/contracts/endpoints/product-page'
import * as reviews from '@nukkad/contracts/endpoints/reviews'
import * as saves from '@nukkad/contracts/endpoints/saves'
import * as users from '@nukkad/contracts/endpoints/users'
import * as wallet from '@nukkad/contracts/endpoints/wallet'
import { givenIn } from '../testing/given.ts'
import { useWorld } from '../testing/world.ts'

const world = useWorld()
const given = givenIn(world)
const endpoints = [auth, users, address, pincode, media, saves, reviews, productPage, wallet]
  .flatMap((module) => Object.values(module) as unknown[])
  .filter(
    (value): value is Endpoint => typeof value === 'object' && value !== null && 'url' in value && 'access' in value,
  )

describe('every call of the contract', () => {
  test('is in the description of the API', async () => {
    const { paths } = (await world.app.inject('/api/openapi.json')).json()
    const described = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    )
    const promised = endpoints.map(({ method, url }) => `${method} /api${url}`)
    expect(described).toEqual(expect.arrayContaining(promised))
  })

  test('for users is closed to guests and to the token of visitors, whatever they send', async () => {
    for (const endpoint of endpoints.filter(({ access }) => access === 'user')) {
      for (const as of [undefined, 'made-up', world.settings.PUBLIC_TOKEN]) {
        const { status, error } = await world.call(endpoint, { as, ...(endpoint.method !== 'GET' && { body: {} }) })
        expect(`${endpoint.url} ${status} ${error.message}`).toBe(`${endpoint.url} 401 Unauthorized`)
      }
    }
  })

  test('takes the older form of the bearer as well', async () => {
    const asha = await given.user()
    const answer = await world.call(address.listAddresses, { headers: { authorization: `jwt ${asha.token}` } })
    expect(answer.status).toBe(200)
  })

  test('refuses a body that is no JSON, no object, or too large, in words', async () => {
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
