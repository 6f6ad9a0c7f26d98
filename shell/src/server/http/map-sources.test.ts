import { mapSources } from './map-sources.ts'
import { securityHeaders } from './security-headers.ts'

const ours = { sandboxUrl: 'http://localhost:3002', checkoutUrl: 'http://localhost:3002/v1/checkout.js', publicUrl: '' }

test('pages ask nobody for maps unless the deployment has a style of its own', () => {
  expect(mapSources({})).toEqual([])
  expect(mapSources({ MAP_STYLE_URL: '/map/style.json' })).toEqual([])
  expect(
    mapSources({
      MAP_STYLE_URL: 'https://maps.example.com/style.json',
      MAP_ORIGINS: 'https://tiles.example.com https://maps.example.com',
    }),
  ).toEqual(['https://maps.example.com', 'https://tiles.example.com'])
})

test('pictures may come from two more hosts where the deployment names them', () => {
  expect(securityHeaders(ours).policy('n')).toContain("img-src 'self' data: blob:;")
  expect(securityHeaders({ ...ours, imageHosts: 'a.example,b.example' }).policy('n')).toContain(
    "img-src 'self' data: blob: https://a.example https://b.example;",
  )
})

test('the origins of that style may be connected to, and workers come from our own origin only', () => {
  const policy = securityHeaders({ ...ours, mapSources: ['https://tiles.example.com'] }).policy('n')
  expect(policy).toMatch(/connect-src 'self' http:\/\/localhost:3002 https:\/\/tiles\.example\.com;/)
  expect(policy).toContain("worker-src 'self';")
})
