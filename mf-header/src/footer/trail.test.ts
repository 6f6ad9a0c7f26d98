import { matchRoute } from '@nukkad/contracts'
import { trailOf } from './trail.ts'

const written = (path: string) =>
  trailOf(matchRoute(path))
    .map(({ title, href }) => (href ? `${title} (${href})` : title))
    .join(' › ')

test.each([
  ['/', ''],
  ['/404', ''],
  ['/shop/orderhistory', ''],
  ['/delhi', 'Home (/) › Delhi NCR'],
  ['/goa/events', 'Home (/) › Goa (/goa) › Events'],
  ['/places/lodhi-garden', 'Home (/) › Lodhi garden'],
  ['/delhi/post/best-chai-in-delhi', 'Home (/) › Delhi NCR (/delhi) › Best chai in delhi'],
  ['/delhi/locality/hauz-khas/cafes', 'Home (/) › Delhi NCR (/delhi) › Hauz khas (/delhi/locality/hauz-khas) › Cafes'],
  ['/delhi/mall/select-citywalk', 'Home (/) › Delhi NCR (/delhi) › Malls (/delhi/malls) › Select citywalk'],
  ['/shop', 'Home (/) › Shop'],
  ['/shop/c/shopping/shoes', 'Home (/) › Shop (/shop) › Shopping (/shop/c/shopping) › Shoes'],
  ['/shop/product/indigo-kurta', 'Home (/) › Shop (/shop) › Indigo kurta'],
  ['/mumbai/shop', 'Home (/) › Mumbai (/mumbai) › Shop'],
  ['/city-guides', 'Home (/) › City guides'],
])('builds the breadcrumb of %s: %s', (path, trail) => expect(written(path)).toBe(trail))
