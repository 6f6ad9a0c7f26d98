import { pageFault, unsentPageFault } from './rendered-page.ts'

const given = (head: unknown, more: object = {}) => ({ status: 200, head, ...more })

test.each([
  ['a page without a head', given(null)],
  ['a title alone', given({ title: 'Kurta' })],
  ['one object of structured data', given({ title: 'Kurta', jsonLd: { '@type': 'Product' } })],
  ['several of them', given({ title: 'Kurta', jsonLd: [{ '@type': 'Product' }, { '@type': 'BreadcrumbList' }] })],
  ['a redirect', given(null, { status: 301, redirect: '/shop' })],
])('the shell takes %s', (_, page) => {
  expect(pageFault(page)).toBeUndefined()
})

test.each([
  ['a list within the structured data', given({ title: 'Kurta', jsonLd: [[{ '@type': 'Product' }]] }), 'head/jsonLd/0'],
  ['a description that is missing by null', given({ title: 'Kurta', description: null }), 'head/description'],
  ['no title', given({ robots: 'noindex' }), 'head must have required properties title'],
  ['a status that is none', given(null, { status: 20 }), 'status'],
  ['a redirect to an object', given(null, { status: 301, redirect: {} }), 'redirect must be string'],
  ['nothing', undefined, 'the page must be object'],
])('the shell refuses %s, and says where', (_, page, words) => {
  expect(pageFault(page)).toContain(words)
})

test('a page is judged as the JSON that the shell receives', () => {
  expect(unsentPageFault(given({ title: 'Kurta', image: undefined }))).toBeUndefined()
  expect(unsentPageFault(given({ title: 'Kurta', jsonLd: [undefined] }))).toContain('head/jsonLd/0')
  expect(unsentPageFault(given({ title: 1n }))).toContain('cannot be written as JSON')
})
