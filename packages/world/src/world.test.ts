import { cities } from '@nukkad/contracts'
import { campaigns } from './data/campaigns/index.ts'
import { categories, sections } from './data/categories.ts'
import { colourHex } from './data/colours.ts'
import { homes } from './data/homes.ts'
import { buildProducts, describePicture, localities, merchants, picturePaths, productViews } from './index.ts'
import { colourDistance } from './picture-palette.ts'

const products = buildProducts()
const slugs = new Set(products.map(({ slug }) => slug))

describe('the demo data', () => {
  test('is the same each time it is built', () => {
    expect(buildProducts()).toEqual(products)
  })

  test('has enough products, merchants, localities and products per category', () => {
    expect(products.length).toBeGreaterThanOrEqual(600)
    expect(merchants.length).toBeGreaterThanOrEqual(60)
    for (const { slug } of cities) {
      expect(localities.filter(({ city }) => city === slug).length).toBeGreaterThanOrEqual(12)
      expect(merchants.filter(({ city }) => city === slug).length).toBeGreaterThanOrEqual(8)
    }
    for (const { path } of categories)
      expect(products.filter(({ category }) => category === path).length).toBeGreaterThanOrEqual(12)
  })

  test('has unique slugs, SKUs and titles', () => {
    expect(slugs.size).toBe(products.length)
    const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku))
    expect(new Set(skus).size).toBe(skus.length)
    expect(skus.filter((sku) => !/^[a-z0-9-]{1,120}$/.test(sku))).toEqual([])
    expect(new Set(products.map(({ title }) => title)).size).toBe(products.length)
  })

  test('has a unique line for every product, and no filler text', () => {
    const lines = products.map(({ line }) => line)
    expect(new Set(lines).size).toBe(lines.length)
    const all = JSON.stringify({ products, merchants, localities, homes })
    expect(all).not.toMatch(/lorem|ipsum|dolor sit|Product \d|undefined|\[object/i)
    for (const { story, maker } of merchants) {
      expect(story.split(/[.!?](?:\s|$)/).filter(Boolean).length).toBeGreaterThanOrEqual(2)
      expect(maker.split(' ').length).toBeGreaterThanOrEqual(1)
    }
  })

  test('repeats no sentence in the reviews of a product', () => {
    const repeated = products.flatMap(({ slug, reviews }) => {
      const sentences = reviews.flatMap(({ body }) => body.split(/(?<=[.!?]) /))
      return sentences.filter((one, at) => sentences.indexOf(one) < at).map((one) => `${slug}: ${one}`)
    })
    expect(repeated).toEqual([])
    expect(Math.min(...products.flatMap(({ reviews }) => reviews.map(({ body }) => body.length)))).toBeGreaterThan(10)
  })

  test('has valid prices, and some variants low in stock or sold out', () => {
    const variants = products.flatMap((product) => product.variants)
    expect(variants.filter(({ price, mrp }) => price <= 0 || price > mrp || !Number.isInteger(price))).toEqual([])
    const share = (isSo: (stock: number) => boolean) =>
      variants.filter(({ onHand }) => isSo(onHand)).length / variants.length
    expect(share((stock) => stock === 0)).toBeGreaterThan(0.04)
    expect(share((stock) => stock === 0)).toBeLessThan(0.2)
    expect(share((stock) => stock > 0 && stock <= 5)).toBeGreaterThan(0.08)
  })

  test('has each product sold by a fitting merchant in an existing locality', () => {
    for (const product of products) {
      expect(merchants.find(({ slug }) => slug === product.maker)?.sells).toContain(product.category)
    }
    const known = new Set(localities.map(({ city, slug }) => `${city}/${slug}`))
    const named = [...merchants.map(({ city, locality }) => `${city}/${locality}`)]
    expect(named.filter((one) => !known.has(one))).toEqual([])
  })

  test('has the slugs that others rely on', () => {
    for (const slug of [
      'indigo-block-print-kurta',
      'everyday-jutti-sneaker',
      'half-dip-canvas-jhola',
      'khurja-tea-for-two-pot',
    ]) {
      expect(slugs).toContain(slug)
    }
    for (const slug of ['dilli-dyers', 'mochi-daughters', 'kala-katha', 'mitti-studio']) {
      expect(merchants.map((maker) => maker.slug)).toContain(slug)
    }
    const named = campaigns.flatMap(({ blocks }) =>
      blocks('2030-01-01T00:00:00Z').flatMap(({ type, data }) => (type === 'products' ? (data.slugs as string[]) : [])),
    )
    expect(named.filter((slug) => !slugs.has(slug))).toEqual([])
  })
})

describe('describePicture', () => {
  test('describes a product picture by its path, in the colour of the variant', () => {
    for (const product of products) {
      for (const { colourSlug, hex } of product.variants) {
        for (const view of productViews) {
          const told = describePicture(picturePaths.product(product.slug, view, colourSlug))
          expect(told).toMatchObject({ kind: 'product', slug: product.slug, view, ...(hex ? { hex } : {}) })
          expect(told?.ground).toMatch(/^#[0-9a-f]{6}$/)
        }
      }
    }
  })

  test('gives the background enough contrast to the product', () => {
    const drowned = products.flatMap((product) =>
      product.variants.flatMap(({ colourSlug }) => {
        const told = describePicture(picturePaths.product(product.slug, 'front', colourSlug))
        return told?.kind === 'product' && colourDistance(told.ground, told.hex) < 100 ? [told] : []
      }),
    )
    expect(drowned).toEqual([])
  })

  test('knows merchants, categories, sections and scenes', () => {
    for (const { slug } of merchants) expect(describePicture(picturePaths.maker(slug))?.kind).toBe('face')
    const faces = merchants.map(({ slug }) => JSON.stringify(describePicture(picturePaths.maker(slug))))
    expect(new Set(faces).size).toBe(merchants.length)
    for (const { path } of categories) expect(describePicture(picturePaths.category(path))).toMatchObject({ path })
    for (const { slug } of sections) expect(describePicture(picturePaths.category(slug))).toMatchObject({ path: slug })
    for (const { city, scene } of homes) expect(describePicture(picturePaths.scene(city, scene))?.kind).toBe('scene')
    expect(describePicture('/images/product/indigo-block-print-kurta-x77/front-madder')).toMatchObject({
      hex: colourHex.Madder,
    })
  })

  test.each([
    '/images',
    '/images/product/nothing/front',
    '/images/product/indigo-block-print-kurta/back',
    '/images/maker/x',
    '/images/category/x',
    '/x/y/z',
    '',
  ])('returns undefined for %s', (path) => {
    expect(describePicture(path)).toBeUndefined()
  })
})
