import { routes } from '@nukkad/contracts'
import { robotsText } from './robots.ts'

const linesOf = (more: typeof routes = []) =>
  robotsText({ routes: [...routes, ...more] }, 'https://nukkad.example').split('\n')
const route = routes.find(({ pattern }) => pattern === '/saves') ?? (undefined as never)

test('disallows private paths with everything below them', () => {
  const lines = linesOf()
  for (const path of [
    '/account',
    '/saves',
    '/merchant',
    '/staff/overlay',
    '/shop/orderdetails/*',
    '/shop/*/checkout',
  ]) {
    expect(lines).toContain(`Disallow: ${path}`)
  }
  expect(lines).not.toContain('Disallow: /account/addresses')
  expect(lines).toContain('Sitemap: https://nukkad.example/sitemap.xml')
})

test('disallows a private screen of an unknown remote', () => {
  expect(linesOf([{ ...route, pattern: '/teapots/{id}/mine' }])).toContain('Disallow: /teapots/*/mine')
})

test('disallows no path that also matches public pages', () => {
  const lines = linesOf([{ ...route, pattern: '/{city}/{slug}' }])
  const open = ['/delhi', '/delhi/a-walk', '/shop', '/shop/product/kurta', '/places/lodhi-garden', '/shop/c/sarees']
  const globs = lines.flatMap((line) => /^Disallow: (.*)$/.exec(line)?.[1] ?? [])
  const reached = globs.map((glob) => new RegExp(`^${glob.replaceAll('*', '.*')}`))
  expect(open.filter((path) => reached.some((one) => one.test(path)))).toEqual([])
})
