import type { ProductsQuery } from '@nukkad/contracts/endpoints/shop/catalogue'
import fc from 'fast-check'
import type { Tx } from '../../../db.ts'
import { useSeededWorld } from '../../../testing/world.ts'
import { type CatalogueService, createCatalogueService } from '../catalogue.service.ts'
import { createLiveIndex } from '../finder/live-index.ts'
import { createListingService } from '../lists/listing.service.ts'
import { createProductAnswers } from './product-answers.ts'
import { factChanges } from './product-facts.given.ts'

const world = useSeededWorld()
const slugs = ['indigo-block-print-kurta', 'khurja-tea-for-two-pot', 'training-crumbs-liver'] as const
const facts = Object.entries(factChanges)
/** Makes every value unique. */
let count = 0

let ids: number[] = []
beforeAll(async () => {
  const rows = await world.db<{ id: number }[]>`
    select id from product where slug = any(${[...slugs]}) order by array_position(${[...slugs]}::text[], slug)`
  ids = rows.map(({ id }) => id)
})
beforeEach(() => world.db`update product set is_published = true where id = any(${ids}::bigint[]) and not is_published`)

/** A service with empty caches. */
const fresh = () =>
  createCatalogueService({ db: world.db, now: world.clock.now, pincodes: world.modules.pincodes.service })

/** Lists that show the products in every possible way: by category, chosen variant, words, merchant and delivery. */
const queries: ProductsQuery[] = [
  { category: 'shopping/kurtas', facets: true, pagesize: 50 },
  { category: 'shopping', colour: 'indigo', size: 'M', facets: true },
  { category: 'home-decor', deliversTo: '110049', sort: 2 },
  { q: 'kurta', facets: true },
  { isNew: true, sort: 20, pagesize: 50 },
  { category: 'pet/treats', available: true, sort: 5 },
  { category: 'shopping', maxPrice: 150, discount: 10, pagesize: 50 },
  { category: 'shopping', discount: 1, sort: 6, pagesize: 50 },
  { custom: 'all-things-indigo', facets: true },
]

/** Everything that a service shows of a product now: its page, or the status of the error, and the lists. */
async function shownBy(service: CatalogueService, slug: string) {
  const [product, ...lists] = await Promise.all([
    service.productJson(slug).then(
      (answer) => answer.parse().data,
      (error: { status: number }) => error.status,
    ),
    ...queries.map(async (query) => (await service.lists.listJson(query)).parse()),
  ])
  return { product, lists }
}
const kept = () => world.modules.catalogue.service
const shown = (slug: string) => shownBy(kept(), slug)
const anew = (slug: string) => shownBy(fresh(), slug)
const keptList = async (query: ProductsQuery) => (await kept().lists.listJson(query)).parse()

/** Products whose stored read model differs from the one computed from the tables. */
async function stale(): Promise<string[]> {
  const rows = await world.db<{ slug: string }[]>`
    with wanted as (select array_agg(id) as ids from product)
    select p.slug from product p
    left join product_listing l on l.product_id = p.id
    left join (select r.* from wanted, listing_rows(wanted.ids) r) as card on card.product_id = p.id
    where (without_blanks(card.card), card.slug, card.section_id) is distinct from (l.card, l.slug, l.section_id)`
  return rows.map(({ slug }) => slug)
}

describe('cached answers about a product', () => {
  test.each(facts)('show a change of %s at once', async (_, change) => {
    const slug = slugs[0]
    const before = await shown(slug)
    await change(world.db, ids[0] ?? 0, ++count)

    const after = await shown(slug)

    expect(after).not.toEqual(before)
    expect(after).toEqual(await anew(slug))
    expect(await stale()).toEqual([])
  })

  test('equal newly computed ones after any changes, including rolled-back ones', async () => {
    const step = fc.record({
      fact: fc.constantFrom(...facts),
      of: fc.nat({ max: slugs.length - 1 }),
      isTakenBack: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
        for (const {
          fact: [, change],
          of,
          isTakenBack,
        } of steps) {
          const changed = (tx: Tx) => change(tx, ids[of] ?? 0, ++count)
          await inTransaction(changed, isTakenBack, () => shown(slugs[of] ?? ''))
        }
        for (const slug of slugs) expect(await shown(slug)).toEqual(await anew(slug))
        expect(await stale()).toEqual([])
      }),
      { numRuns: 12 },
    )
  }, 120_000)
})

/** Calls `look` from outside before the change is committed; then commits it or rolls it back. */
async function inTransaction(
  change: (tx: Tx) => PromiseLike<unknown>,
  isTakenBack: boolean,
  look: () => Promise<unknown>,
) {
  const takenBack = new Error('taken back')
  await world.db
    .begin(async (tx) => {
      await change(tx)
      await look()
      if (isTakenBack) throw takenBack
    })
    .catch((error) => {
      if (error !== takenBack) throw error
    })
}

test('an uncommitted change is not visible, and a rolled-back one never', async () => {
  const [slug, query] = [slugs[1], { category: 'home-decor', deliversTo: '110049', sort: 2 } as const]
  const price = async () => (await kept().productJson(slug)).parse().data.price
  const before = { price: await price(), list: await keptList(query) }
  let during: unknown
  const change = (tx: Tx) => tx`update variant set price_paise = 100 where product_id = ${ids[1] ?? 0}`
  await inTransaction(change, true, async () => {
    during = { price: await price(), list: await keptList(query) }
  })
  expect(during).toEqual(before)
  expect({ price: await price(), list: await keptList(query) }).toEqual(before)

  await inTransaction(change, false, price)
  expect(await price()).toBe(1)
})

describe('cached answers at midnight', () => {
  test('end what is new and move the delivery day', async () => {
    const slug = slugs[1]
    const day = async () => (await kept().serviceability({ slug, pincode: '110049' })).data.by
    const isNew = async () =>
      (await keptList({ category: 'home-decor/kitchen', pagesize: 50 })).data.find((card) => card.slug === slug)?.isNew
    await world.db`
      update product set category_id = (select id from category where path = 'home-decor/kitchen'),
        launched_at = ${new Date(world.clock.now().getTime() - 30 * 86_400_000 + 600_000)}
      where slug = ${slug}`
    await world.db`
      insert into custom_category (slug, title, description, filter, picture_category)
      values ('just-in', 'Just in', 'What came this month', '{"isNew": true}', 'home-decor/kitchen')`
    const justIn = async () => (await keptList({ custom: 'just-in' })).total
    const firstDay = await day()
    const justInBefore = await justIn()
    const newInKitchen = { isNew: true, category: 'home-decor/kitchen', pagesize: 50 } as const
    const isNewList = await keptList(newInKitchen)
    expect(await isNew()).toBe(true)
    expect(isNewList.data.map((card) => card.slug)).toContain(slug)

    // Two days, because there is no delivery on Sundays, so one day may not move the delivery date.
    world.clock.forward(2 * 86_400)

    expect(await isNew()).toBe(false)
    expect((await keptList(newInKitchen)).total).toBeLessThan(isNewList.total)
    expect((await day()) ?? '').toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(await justIn()).toBeLessThan(justInBefore)
    expect(((await day()) ?? '') > (firstDay ?? '')).toBe(true)
    expect(await shown(slug)).toEqual(await anew(slug))
  })
})

test('a cached page says what was the lowest price in 30 days only that long', async () => {
  const slug = slugs[2]
  const note = async () => (await kept().productJson(slug)).parse().data.variants[0]?.price_note
  const price = async (paise: number) => {
    await world.db`
      update variant set price_paise = ${paise}, mrp_paise = greatest(mrp_paise, ${paise}) where product_id = ${ids[2] ?? 0}`
  }
  await world.db`delete from variant_price where sku in (select sku from variant where product_id = ${ids[2] ?? 0})`
  for (const paise of [50_000, 40_000, 60_000]) await price(paise)
  expect(await note()).toBe('Lowest in 30 days: ₹400')

  world.clock.forward(27 * 86_400)
  expect(await note()).toBe('Lowest in 30 days: ₹400')
  world.clock.forward(4 * 86_400)
  expect(await note()).toBeNull()
  expect(await shown(slug)).toEqual(await anew(slug))
})

describe('calls in one tick', () => {
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

  test('share one statement for cached products', async () => {
    const answers = createProductAnswers(world.db, world.clock.now)
    const ask = () => Promise.all([...slugs, ...slugs, 'no-such-thing'].map((slug) => answers.of(slug)))
    const first = await ask()
    expect(first.map((answer) => answer?.parse().data.slug)).toEqual([...slugs, ...slugs, undefined])
    expect(await statementsOf(() => Promise.all(slugs.map((slug) => answers.of(slug))))).toBe(1)
    expect((await ask()).map((answer) => answer?.bytes)).toEqual(first.map((answer) => answer?.bytes))
  })

  test('share one statement for cached lists', async () => {
    const { lists } = fresh()
    const ask = () => Promise.all(queries.map((query) => lists.listJson(query)))
    const first = await ask()
    expect(await statementsOf(ask)).toBe(1)
    expect(await ask()).toEqual(first)
  })
})

test('the product cache answers correctly with more products than fit', async () => {
  const rows = await world.db<{ slug: string }[]>`select slug from product where is_published order by slug limit 60`
  const roomy = createProductAnswers(world.db, world.clock.now)
  const pages = await Promise.all(
    rows.map(async ({ slug }) => ({ slug, text: (await roomy.of(slug))?.bytes.toString() ?? '' })),
  )
  const most = Math.max(...pages.map(({ text }) => text.length))
  const answers = createProductAnswers(world.db, world.clock.now, 2 * most)
  for (let round = 0; round < 2; round++) {
    for (const { slug, text } of pages) expect((await answers.of(slug))?.bytes.toString()).toBe(text)
  }
})

test('the list cache answers correctly with more lists than fit', async () => {
  const size = async (query: ProductsQuery) => (await kept().lists.listJson(query)).bytes.length
  const sizes = await Promise.all(queries.map(size))
  const lists = createListingService({
    db: world.db,
    now: world.clock.now,
    live: createLiveIndex(world.db),
    pincodes: world.modules.pincodes.service,
    maxBytes: Math.max(...sizes) + 1_000,
  })
  for (let round = 0; round < 2; round++) {
    for (const query of queries) expect((await lists.listJson(query)).parse()).toEqual(await keptList(query))
  }
})
