import { mapSources } from './map-sources.ts'
import { securityHeaders } from './security-headers.ts'

const ours = { sandboxUrl: 'http://localhost:3002', checkoutUrl: 'http://localhost:3002/v1/checkout.js', publicUrl: '' }

test('allows map origins only when a map style is configured', () => {
  expect(mapSources({})).toEqual([])
  expect(mapSources({ MAP_STYLE_URL: '/map/style.json' })).toEqual([])
  expect(
    mapSources({
      MAP_STYLE_URL: 'https://maps.example.com/style.json',
      MAP_ORIGINS: 'https://tiles.example.com https://maps.example.com',
    }),
  ).toEqual(['https://maps.example.com', 'https://tiles.example.com'])
})

test('allows configured image hosts', () => {
  expect(securityHeaders(ours).policy('n')).toContain("img-src 'self' data: blob:;")
  expect(securityHeaders({ ...ours, imageHosts: 'a.example,b.example' }).policy('n')).toContain(
    "img-src 'self' data: blob: https://a.example https://b.example;",
  )
})

test('allows connections to the map origins, but workers only from its own origin', () => {
  const policy = securityHeaders({ ...ours, mapSources: ['https://tiles.example.com'] }).policy('n')
  expect(policy).toMatch(/connect-src 'self' http:\/\/localhost:3002 https:\/\/tiles\.example\.com;/)
  expect(policy).toContain("worker-src 'self';")
})
