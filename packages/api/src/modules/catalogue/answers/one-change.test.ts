import { productSorts } from '@nukkad/contracts'
import type { ProductsQuery } from '@nukkad/contracts/endpoints/shop/catalogue'
import { useSeededWorld } from '../../../testing/world.ts'
import { createCatalogueService } from '../catalogue.service.ts'

const world = useSeededWorld()
const slug = 'indigo-block-print-kurta'
const lists = () => world.modules.catalogue.service.lists
const queries: ProductsQuery[] = [
  { category: 'shopping/kurtas', facets: true, pagesize: 50 },
  { category: 'shopping', sort: 2 },
  { q: 'kurta' },
]
const listed = () => Promise.all(queries.map(async (query) => (await lists().listJson(query)).parse()))
const priced = (price: number) => world.db`
  update variant v set price_paise = ${price}, mrp_paise = greatest(mrp_paise, ${price})
  from product p where p.id = v.product_id and p.slug = ${slug}`

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  let statements = 0
  const { debug } = world.db.options
  world.db.options.debug = () => {
    statements += 1
  }
  await work()
  world.db.options.debug = debug
  return statements
}

describe('a change of one product', () => {
  test('notifies processes of that product only, not of categories or merchants', async () => {
    await world.db`delete from shop_change`
    await priced(12_300)
    expect(await world.db`select c.kind, p.slug from shop_change c left join product p on p.id = c.product_id`).toEqual(
      [{ kind: 'product', slug }],
    )
  })

  test('costs all cached lists one statement together, and they show the change', async () => {
    await listed()
    await priced(45_600)

    let after: Awaited<ReturnType<typeof listed>> = []
    const statements = await statementsOf(async () => {
      after = await listed()
    })

    expect(statements).toBe(1)
    expect(after[0]?.data.find((card) => card.slug === slug)?.price).toBe(456)
    const { lists: anew } = createCatalogueService({
      db: world.db,
      now: world.clock.now,
      pincodes: world.modules.pincodes.service,
    })
    const fresh = await Promise.all(queries.map(async (query) => (await anew.listJson(query)).parse()))
    expect(after).toEqual(fresh)
  })

  test('updates the counts of both categories when it moves to another', async () => {
    const counts = () => world.db<{ path: string; count: number }[]>`
      select path, product_count as count from category where path in ('shopping/kurtas', 'home-decor/kitchen') order by path`
    const before = await counts()
    await world.db`
      update product set category_id = (select id from category where path = 'home-decor/kitchen') where slug = ${slug}`
    const [kitchen, kurtas] = before.map(({ count }) => count)
    expect((await counts()).map(({ count }) => count)).toEqual([(kitchen ?? 0) + 1, (kurtas ?? 0) - 1])
  })
})

describe('a heart', () => {
  const saved = 'bagru-short-kurta'
  const asked = { category: 'shopping/kurtas', facets: true }
  const mostSaved = { ...asked, sort: productSorts.mostSaved.value }
  const page = () => world.modules.catalogue.service.productJson(saved)

  test('keeps the page of its product and all lists that are not sorted by hearts', async () => {
    // Without the saves of the demo data.
    await world.db`delete from saved_item where kind = 'product'`
    const before = [await lists().listJson(asked), await page()]
    const bySaves = await lists().listJson(mostSaved)
    await world.db`delete from shop_change`

    await world.db`
      insert into saved_item (user_id, kind, ref) select id, 'product', ${saved} from app_user order by id limit 2`

    expect(await world.db`select c.kind, p.slug from shop_change c join product p on p.id = c.product_id`).toEqual([
      { kind: 'numbers', slug: saved },
    ])
    const changed = await lists().listJson(mostSaved)
    expect(changed.parse().data[0]?.slug).toBe(saved)
    expect(changed).not.toBe(bySaves)
    const [list, product] = before
    expect(await lists().listJson(asked)).toBe(list)
    expect(await page()).toBe(product)
  })
})

describe('the rows that lists are made of', () => {
  const rows = () => world.db<{ fact: object; card: string }[]>`
    select to_jsonb(f) as fact, l.card from product p
    join product_fact f on f.product_id = p.id join product_listing l on l.product_id = p.id where p.slug = ${slug}`
  const refresh = () => world.db`select refresh_products(array(select id from product where slug = ${slug}))`

  test('are the same when they are written anew as when they are changed', async () => {
    await priced(78_900)
    const changed = await rows()
    expect(changed).toHaveLength(1)
    for (const table of ['product_listing', 'product_fact']) {
      await world.db`delete from ${world.db(table)} where product_id = (select id from product where slug = ${slug})`
      await refresh()
      expect(await rows()).toEqual(changed)
    }
    await world.db`update product set is_published = false where slug = ${slug}`
    expect(await rows()).toEqual([])
    await world.db`update product set is_published = true where slug = ${slug}`
    expect(await rows()).toEqual(changed)
  })

  test('stay as they are when the last variant of a product is deleted', async () => {
    const before = await rows()
    await world.db`
      delete from variant where product_id = (select id from product where slug = ${slug})`
    expect(await rows()).toEqual(before)
  })
})
