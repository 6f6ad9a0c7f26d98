import { applyHead } from './apply-head.ts'
import type { JsonLd } from './head.ts'

const site = { siteName: 'Nukkad', origin: 'https://nukkad.example', isIndexed: true }
const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content') ?? null

test('removes the head of the previous page', () => {
  applyHead(
    document,
    {
      title: 'Kurta',
      description: 'Block-printed',
      image: '/images/product/kurta/front',
      // An entry made on the server only is undefined here.
      jsonLd: [undefined, { '@type': 'Product' }] as JsonLd[],
    },
    '/shop/product/kurta',
    site,
  )
  expect(document.title).toBe('Kurta')
  expect(content('meta[property="og:image"]')).toBe(
    'https://nukkad.example/images/product/kurta/front?fm=webp&width=750&height=500',
  )
  const told = [...document.head.querySelectorAll('script[type="application/ld+json"]')]
  expect(told.map(({ textContent }) => textContent)).toEqual(['{"@type":"Product"}'])

  applyHead(document, { title: 'Your bag', robots: 'noindex' }, '/shop/cart/empty', site)

  expect(document.title).toBe('Your bag')
  expect(content('meta[name="description"]')).toBeNull()
  expect(content('meta[property="og:image"]')).toBeNull()
  expect(content('meta[name="robots"]')).toBe('noindex')
  expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1)
  expect(document.head.querySelector('script[type="application/ld+json"]')).toBeNull()
})
