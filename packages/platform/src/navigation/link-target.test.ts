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
  ['tel:+919800000000', 'other', 'tel:+919800000000'],
  ['mailto:hello@nukkad.example', 'other', 'mailto:hello@nukkad.example'],
  ['javascript:alert(1)', 'other', '#'],
  [' JavaScript:alert(1)', 'other', '#'],
  ['data:text/html,x', 'other', '#'],
  ['https://', 'other', '#'],
])('%s is %s: %s', (to, kind, where) => {
  const target = linkTarget(to, origin, '/delhi/events')
  expect([target.kind, target.kind === 'internal' ? target.path : target.href]).toEqual([kind, where])
})
