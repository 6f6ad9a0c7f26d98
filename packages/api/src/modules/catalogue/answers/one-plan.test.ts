import { currentSnapshot } from '../../../database/committed-since.ts'
import { openDb } from '../../../db.ts'
import { useSeededWorld } from '../../../testing/world.ts'
import { cardsOf } from '../../places/place.repository.ts'
import { cardsBySlug } from '../lists/listing.repository.ts'
import * as products from '../products/product.repository.ts'
import { productPages } from '../products/product-page.repository.ts'

const world = useSeededWorld()
const skus = ['indigo-block-print-kurta-indigo-m', 'khurja-tea-for-two-pot']
const slugs = ['indigo-block-print-kurta', 'khurja-tea-for-two-pot']

/** Repeats the same work on a single connection. */
async function plansOf(work: (db: ReturnType<typeof openDb>, snapshot: string) => Promise<unknown>) {
  const db = openDb({ url: world.databaseUrl, pool: 1 })
  const snapshot = await currentSnapshot(db)
  for (let times = 0; times < 12; times++) await work(db, snapshot)
  const plans = await db<{ kept: number; custom: number }[]>`
    select generic_plans::integer as kept, custom_plans::integer as custom from pg_prepared_statements
    where statement not like '%pg_prepared_statements%' and generic_plans + custom_plans = 12`
  await db.end()
  return plans
}

const works: Record<string, Parameters<typeof plansOf>[0]> = {
  'the query for changed products': (db, snapshot) => products.productsSince(db, { snapshot, skus, now: new Date() }),
  'pages of products': (db) => productPages(db, slugs, new Date()),
  'cards by slug': (db) => cardsBySlug(db, slugs, new Date()),
  'cards of places': (db) => cardsOf(db, ['lodhi-garden', 'slow-lorry-cafe'], new Date()),
}

describe('a frequent statement uses one generic plan', () => {
  // With a day's worth of changes, a plan for one snapshot seems cheaper than a generic one.
  beforeAll(async () => {
    await world.db`
      insert into shop_change (xid, kind, product_id)
      select (100 + n / 3)::text::xid8, 'product', 5 from generate_series(1, 5000) n`
    await world.db`analyze shop_change`
  })

  test.each(Object.entries(works))('%s', async (_, work) => {
    // PostgreSQL plans the first five executions with their values before it compares.
    expect(await plansOf(work)).toEqual([{ kept: 7, custom: 5 }])
  })
})
