import { matchRoute } from '../house-routes.ts'
import { canonicalUrl } from './canonical-url.ts'
import { isForSearchEngines } from './for-search-engines.ts'

const isListed = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://nukkad.example')
  return isForSearchEngines(matchRoute(pathname), searchParams)
}

test.each([
  '/',
  '/delhi',
  '/places/lodhi-garden',
  '/delhi/a-slow-sunday',
  '/shop/c/home-decor?colour=red&page=3&ref=mail',
  // The page's own head decides whether these words are indexed.
  '/shop/search?q=kurta',
])('isForSearchEngines accepts %s', (address) => expect(isListed(address)).toBe(true))

test.each([
  ['a personal page', '/saves'],
  ['a maker’s back office', '/merchant-orders'],
  ['a preview', '/delhi/a-slow-sunday/preview-1'],
  ['a list with three filters', '/shop/c/home-decor?colour=red&size=M&maxPrice=99'],
  ['a bag', '/shop/cart/empty'],
  ['the page for unknown addresses', '/404'],
  ['an unknown address', '/a/b/c/d/e'],
])('isForSearchEngines refuses %s (%s)', (_, address) => expect(isListed(address)).toBe(false))

test.each([
  ['/delhi', 'https://nukkad.example/delhi/'],
  ['/delhi/', 'https://nukkad.example/delhi/'],
  ['/', 'https://nukkad.example/'],
  ['/other/events', 'https://nukkad.example/all/events/'],
  ['/shop/search?q=kurta', 'https://nukkad.example/shop/search?q=kurta'],
  ['https://nukkad.example/goa#top', 'https://nukkad.example/goa/'],
  ['https://other.example/a', 'https://other.example/a/'],
])('canonicalUrl of %s is %s', (address, url) => expect(canonicalUrl(address, 'https://nukkad.example')).toBe(url))
