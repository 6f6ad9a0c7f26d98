import fc from 'fast-check'
import { linkTarget } from './link-target.ts'

const origin = 'https://nukkad.example'

test.each([
  ['/shop', 'internal', '/shop'],
  ['shop', 'internal', '/delhi/shop'],
  ['?page=2', 'internal', '/delhi/events?page=2'],
  ['https://nukkad.example/shop?q=1#top', 'internal', '/shop?q=1#top'],
  ['//nukkad.example/goa', 'internal', '/goa'],
  ['http://nukkad.example/goa', 'internal', '/goa'],
  ['https://other.example/shop', 'external', 'https://other.example/shop'],
  ['https://nukkad.example.evil/shop', 'external', 'https://nukkad.example.evil/shop'],
  ['//other.example/x', 'external', 'https://other.example/x'],
  ['/\\other.example/x', 'external', 'https://other.example/x'],
  ['tel:+919800000000', 'other', 'tel:+919800000000'],
  ['mailto:hello@nukkad.example', 'other', 'mailto:hello@nukkad.example'],
  ['javascript:alert(1)', 'other', '#'],
  [' JavaScript:alert(1)', 'other', '#'],
  ['data:text/html,x', 'other', '#'],
  ['https://', 'other', '#'],
])('resolves %s as %s: %s', (to, kind, where) => {
  const target = linkTarget(to, origin, '/delhi/events')
  expect([target.kind, target.kind === 'internal' ? target.path : target.href]).toEqual([kind, where])
})

test('resolves paths exactly like a URL parser', () => {
  const letters = fc.constantFrom(...'aZ09_-/?=&%+.#@: \\;~é'.split(''), '..', '%2e', '//')
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 12 }), (parts) => {
      const to = `/${parts.join('')}`
      const { host, pathname, search, hash } = URL.canParse(to, origin) ? new URL(to, origin) : new URL(origin)
      const target = linkTarget(to, origin)
      if (host === new URL(origin).host && target.kind === 'internal')
        expect(target.path).toBe(pathname + search + hash)
      else expect(target.kind).not.toBe('internal')
    }),
    { numRuns: 2_000 },
  )
})
