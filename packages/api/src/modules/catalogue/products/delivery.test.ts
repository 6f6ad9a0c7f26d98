import { productServiceability } from '@nukkad/contracts/endpoints/cart/pincode'
import { useSeededWorld } from '../../../testing/world.ts'

const world = useSeededWorld()
const kurta = 'indigo-block-print-kurta'

test('a delivery day is promised where delivery is possible, never a Sunday', async () => {
  const ask = async (pincode: string, slug = kurta) =>
    (await world.call(productServiceability, { query: { slug, pincode } })).body.data
  const near = await ask('110003')
  expect(near).toMatchObject({ deliverable: true, codAvailable: true })
  expect(new Date(`${near.by}T12:00:00Z`).getUTCDay()).not.toBe(0)
  expect(await ask('999999')).toMatchObject({ deliverable: false, by: null, codAvailable: false })
  expect(await ask('110003', 'house-name-tile')).toMatchObject({ deliverable: true, codAvailable: false })
  const unknown = await world.call(productServiceability, { query: { slug: 'nope', pincode: '110003' } })
  expect(unknown.status).toBe(404)
})

test('the delivery day depends on how far the pincode is from the maker', async () => {
  const by = async (pincode: string) =>
    (await world.call(productServiceability, { query: { slug: kurta, pincode } })).body.data.by ?? ''
  const [inTheCity, inTheSuburbs, inTheRegion, inAnotherCity] = [
    await by('110003'),
    await by('132001'),
    await by('282001'),
    await by('560001'),
  ]
  expect(inTheCity < inTheSuburbs).toBe(true)
  expect(inTheSuburbs < inTheRegion).toBe(true)
  expect(inTheRegion < inAnotherCity).toBe(true)
})

test('same-day delivery is offered only for products of the pincode’s own city', async () => {
  const [goan] = await world.db<[{ slug: string }]>`
    select p.slug from product p join merchant m on m.id = p.merchant_id
    where m.city = 'goa' and p.reach = 'country' and p.is_published order by p.id limit 1`
  const sameDay = async (slug: string, pincode: string) =>
    (await world.call(productServiceability, { query: { slug, pincode } })).body.data.sameDay
  expect(await sameDay(kurta, '110003')).toBe(true)
  expect(await sameDay(goan.slug, '110003')).toBe(false)
  expect(await sameDay(kurta, '793001')).toBe(false)
})
