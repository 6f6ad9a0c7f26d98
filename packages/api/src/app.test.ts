import { operatorAuthorization } from '@nukkad/contracts/operator-credentials'
import { operators } from './testing/every-role.ts'
import { useWorld } from './testing/world.ts'

const world = useWorld(operators)

describe('the API', () => {
  test('reports that it is alive and ready', async () => {
    expect((await world.app.inject('/api/healthz')).json()).toEqual({ status: 'ok' })
    expect((await world.app.inject('/api/readyz')).json()).toEqual({ status: 'ready' })
  })

  test('answers an unknown URL with the standard error body and echoes the given request id', async () => {
    const answer = await world.app.inject({ url: '/api/no-such-call', headers: { 'x-request-id': 'shell-12345' } })

    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ message: { message: 'Not found.', code: 'not_found', requestId: 'shell-12345' } })
    expect(answer.headers['x-request-id']).toBe('shell-12345')
  })

  test('serves its OpenAPI document and the Swagger page with its assets', async () => {
    const { openapi } = (await world.app.inject('/api/openapi.json')).json()
    expect(openapi).toBe('3.1.0')
    expect((await world.app.inject('/api/docs/json')).json().openapi).toBe('3.1.0')
    const page = await world.app.inject('/api/docs/')
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, expect.stringContaining('text/html')])
    const script = /src="([^"]+swagger-ui-bundle\.js)"/.exec(page.body)?.[1] ?? ''
    const asset = await world.app.inject(new URL(script, 'http://nukkad.invalid/api/docs/').pathname)
    expect([asset.statusCode, asset.headers['content-type']]).toEqual([200, expect.stringContaining('javascript')])
    expect((await world.app.inject('/api/docs/static/none.js')).json()).toMatchObject({
      message: { code: 'not_found' },
    })
  })

  test('shows metrics to operators only', async () => {
    const authorization = operatorAuthorization(operators.OPERATOR_PASSWORD)
    const shown = await world.app.inject({ url: '/api/metrics', headers: { authorization } })
    expect(shown.body).toContain('nukkad_http_request_seconds')
    for (const headers of [{}, { authorization: operatorAuthorization('a guess of somebody') }]) {
      expect((await world.app.inject({ url: '/api/metrics', headers })).statusCode).toBe(401)
    }
  })
})
