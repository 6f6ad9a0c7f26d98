import type { Access } from '@nukkad/contracts'
import { allEndpoints } from '../../testing/endpoints.ts'
import { everyRole, operators } from '../../testing/every-role.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld({ ...operators, PUBLIC_URL: 'https://nukkad.example' })
let roles: Partial<Record<Access, string>>
beforeAll(async () => {
  roles = await everyRole(world)
})

const isForEverybody = ({ access, method }: { access: Access; method: string }) =>
  access === 'public' && method === 'GET'

test.each(allEndpoints.filter(([, endpoint]) => !isForEverybody(endpoint)))(
  'answers %s with no-store, whoever asks',
  async (_, { method, url, access }) => {
    for (const authorization of [roles[access], undefined]) {
      const { headers } = await world.app.inject({
        method,
        url: `/api${url.replace(/:\w+/g, '1')}`,
        headers: { ...(authorization && { authorization }) },
      })
      expect(headers['cache-control']).toContain('no-store')
    }
  },
)

test.each(['/api/healthz', '/api/nothing', '/api/x%ff', '/api/metrics', '/api/v1/shop/products?city=delhi'])(
  'answers %s with nosniff, frame, referrer and HSTS headers',
  async (url) => {
    expect((await world.app.inject(url)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
    })
  },
)
