import { ownShop } from '@nukkad/contracts/endpoints/merchants/merchant-shop'
import { listBrands } from '@nukkad/contracts/endpoints/shop/brands'
import { getProduct } from '@nukkad/contracts/endpoints/shop/product'
import { searchAll } from '@nukkad/contracts/endpoints/site/search'
import { givenIn } from '../../../testing/users.given.ts'
import { useSeededWorld } from '../../../testing/world.ts'
import { givenMedia, givenPicture } from '../../media/media.given.ts'
import { givenMerchants, ok } from '../merchants.given.ts'
import { givenOwnShops, givenWords } from './own-shop.given.ts'

const world = useSeededWorld()
const shops = () => givenOwnShops(world)
const kurta = 'indigo-block-print-kurta'

/** Everything public that shows the merchant of the kurta, as the running process answers. */
async function publicPages(slug: string, name: string) {
  const brand = await shops().page(slug)
  const product = ok(await world.call(getProduct, { query: { slug: kurta } })).data
  const list = (await shops().list({ brand: slug })).data
  const directory = ok(await world.call(listBrands, { query: {} })).data.find((one) => one.slug === slug)
  const found = ok(await world.call(searchAll, { query: { q: name, kind: 'brand' } })).data.find(({ href }) =>
    href.endsWith(`/${slug}`),
  )
  return { brand, product, card: list[0], directory, found }
}

describe('the public words of a shop', () => {
  test('are changed at once wherever they had been read, and cached, before', async () => {
    const farida = await shops().makerOf(kurta)
    const seen = await shops().see(farida)
    await publicPages(seen.slug, seen.name)

    const change = {
      maker: 'Farida and Zoya Khan',
      line: 'Indigo, and nothing but indigo',
      story_title: 'A vat older than the house',
      story: 'The vat was begun by a grandmother and has never been emptied since.',
      since: 1931,
      moods: ['earthy', 'heirloom'] as ('earthy' | 'heirloom')[],
      contact_email: 'dye@example.in',
    }
    const { data } = ok(await shops().say(farida, givenWords(seen, change)))
    expect(data.words).toMatchObject({ ...change, moods: ['heirloom', 'earthy'] })

    const { brand, product, directory, found } = await publicPages(seen.slug, 'Zoya')
    const { maker, line, story_title, story, since } = change
    expect(brand).toMatchObject({ maker, line, story_title, story, since, seller: { email: 'dye@example.in' } })
    expect(product.merchant).toMatchObject({ story_title, story, since })
    expect(product.manufacture_email).toBe('dye@example.in')
    expect(directory).toMatchObject({ maker, line, since, moods: ['heirloom', 'earthy'] })
    expect(found?.href).toBe(`/shop/m/${seen.slug}`)
  })

  test('have an uploaded picture everywhere, and the drawn one again without it', async () => {
    const farida = await shops().makerOf(kurta)
    const seen = await shops().see(farida)
    const drawn = seen.words.picture.url
    expect([seen.words.has_own_picture, drawn]).toEqual([false, `/images/maker/${seen.slug}`])
    const { url } = (await givenMedia(world).upload(farida, { bytes: await givenPicture() })).data

    const { data } = ok(await shops().say(farida, givenWords(seen, { picture: url })))
    expect(data.words).toMatchObject({ has_own_picture: true, picture: { url } })
    const own = await publicPages(seen.slug, seen.name)
    const urls = ({ brand, product, directory, found }: typeof own) =>
      [brand.image, product.merchant.image, directory?.image, found?.image].map((image) => image?.url)
    expect(urls(own)).toEqual([url, url, url, url])

    const kept = ok(await shops().say(farida, givenWords(data, { line: 'Another line, the same picture' }))).data
    expect(kept.words.picture.url).toBe(url)
    ok(await shops().say(farida, givenWords(kept, { picture: '' })))
    expect(urls(await publicPages(seen.slug, seen.name))).toEqual([drawn, drawn, drawn, drawn])
  })

  test('cannot show a picture that somebody else uploaded', async () => {
    const [farida, other] = [await shops().makerOf(kurta), await givenIn(world).user()]
    const { url } = (await givenMedia(world).upload(other, { bytes: await givenPicture() })).data
    const refused = await shops().say(farida, givenWords(await shops().see(farida), { picture: url }))
    expect([refused.status, refused.error.fields]).toEqual([400, { picture: 'must be pictures that you uploaded' }])
  })

  test('are refused with a reason at each field', async () => {
    const farida = await shops().makerOf(kurta)
    const seen = await shops().see(farida)
    const refused = await shops().say(
      farida,
      givenWords(seen, { maker: '   x   ', line: `${' '.repeat(20)}cloth`, since: 2099, contact_email: 'nobody' }),
    )
    expect([refused.status, refused.error.fields]).toEqual([
      400,
      {
        maker: 'needs at least two letters',
        line: 'needs at least ten letters',
        since: 'is in the future',
        contact_email: 'is not an email address',
      },
    ])
    expect((await shops().see(farida)).words).toEqual(seen.words)
  })

  test('keep what a colleague changed meanwhile, and are refused where both changed the same', async () => {
    const farida = await shops().makerOf(kurta)
    const zoya = await givenMerchants(world).merchant(farida.merchantId)
    const seen = await shops().see(farida)
    ok(await shops().say(zoya, givenWords(seen, { story_title: 'Zoya wrote this title' })))

    const { data } = ok(await shops().say(farida, givenWords(seen, { line: 'Farida wrote this line' })))
    expect(data.words).toMatchObject({ story_title: 'Zoya wrote this title', line: 'Farida wrote this line' })

    const clash = await shops().say(farida, givenWords(seen, { story_title: 'Farida wrote this title' }))
    expect([clash.status, clash.error.message]).toEqual([
      409,
      'This has changed in the meantime. The title of the story is now “Zoya wrote this title”.',
    ])
    expect((await shops().see(farida)).words.story_title).toBe('Zoya wrote this title')
  })

  test('can be changed by people of the shop only', async () => {
    const user = await givenIn(world).user()
    expect((await world.call(ownShop, { as: user.token })).status).toBe(403)
    const left = await shops().makerOf(kurta)
    await world.db`delete from merchant_account where user_id = ${left.id}`
    expect((await world.call(ownShop, { as: left.token })).status).toBe(403)
  })
})
