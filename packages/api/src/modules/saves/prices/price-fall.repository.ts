import type { Queryable } from '../../../db.ts'
import type { Fragment } from '../../../sql-fragment.ts'

/**
 * To join to the row `s` of a save: how much less than at the time of saving it costs now, as `less`, if it is a product
 * that can be bought and costs less.
 */
export const priceFall = (q: Queryable): Fragment => q`
  left join lateral (
    select price_at(l.sku, s.saved_at) - l.price_paise as less
    from product p
    cross join lateral (select * from lead_variant one where one.product_id = p.id offset 0) l
    where s.kind = 'product' and p.slug = s.ref and p.is_published and l.sellable > 0
  ) f on f.less > 0`
