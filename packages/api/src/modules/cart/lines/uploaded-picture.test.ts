import { addToCart } from '@nukkad/contracts/endpoints/cart/cart'
import type { CustomOption } from '@nukkad/contracts/endpoints/cart/cart-line'
import { givenIn } from '../../../testing/users.given.ts'
import { useWorld } from '../../../testing/world.ts'
import { givenMedia, givenPicture } from '../../media/media.given.ts'
import { type GivenProduct, givenShop } from '../shop.given.ts'

const world = useWorld()
const givenHere = () => ({ ...givenIn(world), ...givenShop(world), ...givenMedia(world) })
let given: ReturnType<typeof givenHere>
beforeAll(() => {
  given = givenHere()
})

async function portrait(): Promise<GivenProduct> {
  const product = await given.product({ isPersonalised: true })
  await world.db`
    insert into product_option (product_id, kind, title, position, is_required, price_paise)
    values (${product.id}, 'file', 'A photo for the artist', 0, true, 15000)`
  return product
}
const put = (as: string | undefined, { sku }: GivenProduct, optionValue: string) => {
  const customOptions: CustomOption[] = [{ optionId: 'uploadedimage', optionValue }]
  const cartItem = { sku, qty: 1, productOption: { extensionAttributes: { customOptions } } }
  return world.call(addToCart, { as, body: { data: { cartItem }, cartId: null } })
}
const upload = async (who: { id: string; email: string; token: string }): Promise<string> =>
  (await given.upload(who, { bytes: await givenPicture() })).data.url

describe('an uploaded picture for a personalised product', () => {
  test('is added to the cart with its surcharge', async () => {
    const asha = await given.user()
    const url = await upload(asha)

    const { body } = await put(asha.token, await portrait(), url)

    expect(body.data?.cart?.items[0]).toMatchObject({
      special_price: 1150,
      custom_options: [{ title: 'A photo for the artist', optionValue: url }],
    })
  })

  test('must be the buyer’s own', async () => {
    const [asha, dev] = [await given.user(), await given.user()]
    const [url, product] = [await upload(asha), await portrait()]
    const answers = [await put(dev.token, product, url), await put(undefined, product, url)]
    for (const { body } of answers) expect(body.message?.message).toContain('does not belong to your account')
  })

  test.each([
    'https://elsewhere.example/x.png',
    '/images/product/kurta/front',
    'javascript:alert(1)',
    '/api/media/../me',
  ])('cannot be %s', async (address) => {
    const asha = await given.user()
    const { body } = await put(asha.token, await portrait(), address)
    expect(body.message?.message).toBe('A photo for the artist: please upload the picture here.')
  })
})
