import { addToCart } from '@nukkad/contracts/endpoints/cart/cart'
import { givenShop } from '../../modules/cart/shop.given.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()

const add = (sku: string) => world.call(addToCart, { body: { data: { cartItem: { sku, qty: 1 } }, cartId: null } })

test.each([
  ['a full disk', '53100'],
  ['a server that only reads', '25006'],
])('a write to %s is answered as an outage with a sentence, and works again afterwards', async (_, code) => {
  const kurta = await givenShop(world).product()
  await world.db.unsafe(`
    create function no_space() returns trigger language plpgsql as
      $$ begin raise exception 'no space left on device' using errcode = '${code}'; end $$;
    create trigger no_space before insert on cart_line for each row execute function no_space()`)
  const refused = await add(kurta.sku)
  await world.db.unsafe('drop trigger no_space on cart_line; drop function no_space()')

  expect(refused.status).toBe(503)
  expect(refused.body).toMatchObject({
    message: { message: expect.stringContaining('cannot save anything right now') },
  })
  expect((await add(kurta.sku)).status).toBe(200)
})
