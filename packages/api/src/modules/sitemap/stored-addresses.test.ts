import { matchRoute } from '@nukkad/contracts'
import { hrefs } from '@nukkad/contracts/hrefs'
import { useSownWorld } from '../../testing/world.ts'
import { siteKinds } from './site-kinds.ts'
import { addresses } from './sitemap.repository.ts'

const world = useSownWorld()
const routeOf = (href: string) => matchRoute(href.split(/[?#]/)[0] ?? '')?.route.name
const routesOf = (rows: readonly { readonly href: string }[]) => [...new Set(rows.map(({ href }) => routeOf(href)))]

/** Their addresses are written in the database, beside the rows that they belong to. */
describe('what the database writes as an address', () => {
  test.each(siteKinds)('of $name in the sitemap is one of the route table', async (kind) => {
    const rows = await addresses(world.db, { kind, city: kind.byCity ? 'delhi' : null, after: '', most: 20 })
    expect(rows.length).toBeGreaterThan(0)
    // Categories, posts and campaign pages have an address by what kind they are.
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
  ])('of a %s in the search is one of the route table', async (kind, example) => {
    const rows = await world.db<
      { href: string }[]
    >`select href from searchable where kind = ${kind} order by id limit 20`
    expect(routesOf(rows)).toEqual([routeOf(example)])
  })

  test('of a post and of what an access offer is for is one of the route table too', async () => {
    const rows = await world.db<{ href: string }[]>`
      (select href from searchable where kind = 'post' order by id limit 20)
      union all (select href from access_outlet_facts limit 20)`
    expect(rows.length).toBeGreaterThan(0)
    expect(routesOf(rows)).not.toContain(undefined)
  })
})
