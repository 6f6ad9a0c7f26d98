import type { Block, BlocksPage } from '@nukkad/contracts/endpoints/config'
import type { ProductCard } from '@nukkad/contracts/endpoints/product-card'
import type { BlockOf } from './parts/blocks/block-list.tsx'

const picture = { url: '/images/scene/diwali/1', width: 1200, height: 800, alt: 'Lamps on a step', color: '#3b3a66' }

const product: ProductCard = {
  product_id: '1',
  sku: 'diya-6',
  slug: 'terracotta-diya',
  title: 'Terracotta diya, set of six',
  merchant: { slug: 'molela-clay', name: 'Molela Clay', locality: 'Shahpur Jat', city: 'delhi' },
  price: 349,
  og_price: 449,
  discount_percent: 22,
  image: picture,
  rating: 4.6,
  review_count: 12,
  isAvailable: true,
  isNew: false,
  stock_left: null,
  colours: [],
  ships_fast: true,
}

/** Builders for tests. */
export const given = {
  page: (blocks: readonly Block[]): BlocksPage => ({
    slug: 'diwali-lights',
    category: 'festive',
    title: 'Diwali lights',
    description: 'Lamps, rangoli and sweets from makers in the city.',
    image: picture,
    blocks: [...blocks],
  }),
  hero: (): BlockOf<'hero'> => ({
    type: 'hero',
    kicker: 'Diwali',
    title: 'Lights for every balcony',
    text: 'Made by hand, lit by you.',
    image: picture,
    cta: { title: 'See the lamps', url: '/shop/c/home/lamps' },
  }),
  text: (html: string): BlockOf<'text'> => ({ type: 'text', title: 'Why clay', html }),
  products: (): BlockOf<'products'> => ({ type: 'products', title: 'Lamps', products: [product] }),
  banner: (): BlockOf<'banner'> => ({
    type: 'banner',
    title: 'Light the whole street',
    text: 'A box of fifty for neighbours who do it together.',
    url: '/shop/product/terracotta-diya',
    cta: 'Get the box',
  }),
}
