import { productSorts } from '@nukkad/contracts'
import { listBookmarks } from '@nukkad/contracts/endpoints/people/saves'
import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import { useSeededWorld } from '../../testing/world.ts'

const world = useSeededWorld()

test('the demo shop sorted by “Most saved” begins with products that people saved', async () => {
  const { body } = await world.call(listProducts, {
    query: { sort: productSorts.mostSaved.value, pagesize: 24 },
    headers: { authorization: `Bearer ${world.settings.PUBLIC_TOKEN}` },
  })
  const slugs = body.data.map(({ slug }) => slug)
  const rows = await world.db<{ ref: string; count: number }[]>`
    select ref, count(*)::integer from saved_item where kind = 'product' and ref = any(${slugs}) group by ref`
  const counts = slugs.map((slug) => rows.find(({ ref }) => ref === slug)?.count ?? 0)
  expect(counts).toEqual(counts.toSorted((one, other) => other - one))
  expect(counts.at(-1)).toBeGreaterThan(10)
  expect(new Set(counts).size).toBeGreaterThan(3)
})

test('demo customers have saved products', async () => {
  const [ananya] = await world.db<[{ id: number }]>`select id from app_user where email = 'ananya@nukkad.test'`
  const [family] = await world.db<[{ id: string }]>`
    insert into session_family (id, user_id) values (gen_random_uuid(), ${ananya.id}) returning id`
  const session = await world.tokens.issue({ userId: String(ananya.id), role: 'user', familyId: family.id })
  const { body } = await world.call(listBookmarks, { as: session.access_token, query: { kind: 'product' } })
  expect(body.data.length).toBeGreaterThan(8)
  expect(body.data.every(({ product }) => product)).toBe(true)
})
