import { recountCategories, rewriteShown } from '../../catalogue/shown-products.ts'
import type { Check } from '../proof.ts'

/** Listings are precomputed; they must match the tables they are derived from. */
export const catalogueChecks: readonly Check[] = [
  {
    name: 'shown-products',
    area: 'catalogue',
    says: 'Lists show every published product at its current price.',
    find: (q, _, limit) => q`
      select p.slug as id, case
        when l.product_id is null then 'is published and not shown'
        else 'is shown for ' || l.price_paise || ' paise and sold for ' || v.price_paise end as text
      from product p
      join lead_variant v on v.product_id = p.id
      left join product_listing l on l.product_id = p.id
      where p.is_published and (l.product_id is null or l.price_paise <> v.price_paise)
      limit ${limit}`,
    repair: {
      says: 'Rewrites the rows of these products, a thousand at a time.',
      run: rewriteShown,
    },
  },
  {
    name: 'category-counts',
    area: 'catalogue',
    says: 'The product count of a category matches the products in it.',
    find: (q, _, limit) => q`
      select c.path as id, 'counts ' || c.product_count || ', holds ' || l.count as text
      from category c cross join lateral (
        select count(*) from product_listing where category_id = c.id or section_id = c.id
      ) l
      where l.count <> c.product_count
      limit ${limit}`,
    repair: {
      says: 'Recounts the products of each category.',
      run: recountCategories,
    },
  },
]
