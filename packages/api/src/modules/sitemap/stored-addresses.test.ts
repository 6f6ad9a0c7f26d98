import { matchRoute } from '@nukkad/contracts'
import { hrefs } from '@nukkad/contracts/hrefs'
import { useSeededWorld } from '../../testing/world.ts'
import { siteKinds } from './site-kinds.ts'
import { addresses } from './sitemap.repository.ts'

const world = useSeededWorld()
const routeOf = (href: string) => matchRoute(href.split(/[?#]/)[0] ?? '')?.route.name
const routesOf = (rows: readonly { readonly href: string }[]) => [...new Set(rows.map(({ href }) => routeOf(href)))]

/** Each kind known to `path_of`, with its URL from the route table. */
const paths: Readonly<Record<string, string>> = {
  place: hrefs.place('x'),
  event: hrefs.event('delhi', 'x'),
  locality: hrefs.locality('delhi', 'x'),
  tag: hrefs.tag('delhi', 'x'),
  mall: hrefs.mall('delhi', 'x'),
  map: hrefs.cityMap('delhi', 'x'),
  video: `${hrefs.lbbTv('delhi')}?v=x`,
  author: hrefs.profile('x'),
  product: hrefs.product('x'),
  merchant: hrefs.merchant('x'),
  store: hrefs.store('x'),
  category: hrefs.category('x'),
  'custom-category': hrefs.customCategory('x'),
  'access-offer': hrefs.accessOffer('x'),
  'gift-card': hrefs.giftCard('x'),
  subscription: hrefs.subscriptionCampaign('x'),
}

test('path_of in the database writes each kind of URL like the route table', async () => {
  const [made] = await world.db<[{ text: string }]>`select pg_get_functiondef('path_of'::regproc) as text`
  expect([...made.text.matchAll(/when '([a-z-]+)'/g)].map(([, kind]) => kind)).toEqual(Object.keys(paths))
  for (const [kind, path] of Object.entries(paths)) {
    expect(await world.db`select path_of(${kind}, 'delhi', 'x') as path`).toEqual([{ path }])
  }
})

/** These URLs are written in the database, beside the rows that they belong to. */
describe('URLs stored in the database', () => {
  test.each(siteKinds)('match the route table for $name in the sitemap', async (kind) => {
    const rows = await addresses(world.db, { kind, city: kind.byCity ? 'delhi' : null, after: '', most: 20 })
    expect(rows.length).toBeGreaterThan(0)
    // The URLs of categories, posts and campaign pages depend on their kind.
    if (['categories', 'posts', 'campaigns'].includes(kind.name)) expect(routesOf(rows)).not.toContain(undefined)
    else expect(routesOf(rows)).toEqual([routeOf(kind.example)])
  })

  test.each([
    ['place', hrefs.place('x')],
    ['event', hrefs.event('delhi', 'x')],
    ['locality', hrefs.locality('delhi', 'x')],
    ['mall', hrefs.mall('delhi', 'x')],
    ['tag', hrefs.tag('all', 'x')],
    ['map', hrefs.cityMap('delhi', 'x')],
    ['video', hrefs.lbbTv('delhi')],
    ['author', hrefs.profile('x')],
    ['brand', hrefs.merchant('x')],
    ['category', hrefs.category('x')],
    ['offer', hrefs.accessOffer('x')],
  ])('match the route table for a %s in the search', async (kind, example) => {
    const rows = await world.db<
      { href: string }[]
    >`select href from searchable where kind = ${kind} order by id limit 20`
    expect(routesOf(rows)).toEqual([routeOf(example)])
  })

  test('match the route table for posts and access outlets', async () => {
    const rows = await world.db<{ href: string }[]>`
      (select href from searchable where kind = 'post' order by id limit 20)
      union all (select href from access_outlet_facts limit 20)`
    expect(rows.length).toBeGreaterThan(0)
    expect(routesOf(rows)).not.toContain(undefined)
  })
})
