import { sections } from '../data/categories.ts'
import { describeProduct } from '../picture.ts'
import { colourDistance, plasterOf } from '../picture-palette.ts'
import { openingLists } from './backdrops.ts'
import { buildProducts } from './products.ts'
import type { WorldProduct } from './types.ts'

const products = buildProducts()
const lists = openingLists(products)

function seen(product: WorldProduct) {
  const [lead] = product.variants
  const { look, hex, ground } = describeProduct(product, 'front', lead?.hex ?? product.tone, lead?.colourSlug ?? '')
  return { slug: product.slug, model: look.model, hex, ground, plaster: plasterOf(ground, look.plaster) }
}

const pairsOf = (list: readonly WorldProduct[]) => {
  const all = list.map(seen)
  return all.slice(1).flatMap((one, at) => {
    const before = all[at]
    return before && before.model === one.model ? [[before, one] as const] : []
  })
}

test('there is an opening list for the shop, for each section and for each category', () => {
  const paths = sections.flatMap(({ slug, categories }) => [
    slug,
    ...categories.map(([category]) => `${slug}/${category}`),
  ])

  expect([...lists.keys()].sort()).toEqual(['', ...paths].sort())
  expect(lists.get('')).toHaveLength(products.length)
})

test.each([...lists])('neighbours of one model have different backgrounds: /%s', (_, list) => {
  const alike = pairsOf(list).filter(([one, other]) => one.ground === other.ground)

  expect(alike.map(([one, other]) => [one.slug, other.slug])).toEqual([])
})

test.each([...lists])('neighbours of one model and colour have different plaster: /%s', (_, list) => {
  const alike = pairsOf(list).filter(
    ([one, other]) => colourDistance(one.hex, other.hex) < 90 && colourDistance(one.plaster, other.plaster) < 30,
  )

  expect(alike.map(([one, other]) => [one.slug, other.slug])).toEqual([])
})
