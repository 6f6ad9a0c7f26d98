import { byProductNote } from '@nukkad/contracts/product-notes'
import type { Queryable } from '../../../db.ts'

/** Changes one fact of a product to a value that depends on `n`. */
export type FactChange = (q: Queryable, productId: number, n: number) => PromiseLike<unknown>

const ofVariants: Record<string, FactChange> = {
  'its price': (q, id, n) => q`
    update variant set price_paise = 10000 + ${n}, mrp_paise = greatest(mrp_paise, 10000 + ${n}) where product_id = ${id}`,
  'a lower price that it had': async (q, id, n) => {
    await q`update variant set price_paise = price_paise - ${1 + (n % 5)} where product_id = ${id} and price_paise > 1000`
    await q`
      update variant set price_paise = price_paise + ${1 + (n % 5)}, mrp_paise = mrp_paise + ${1 + (n % 5)}
      where product_id = ${id}`
  },
  'its MRP': (q, id, n) => q`update variant set mrp_paise = price_paise + ${100 * n + 100} where product_id = ${id}`,
  'its stock': (q, id, n) => q`
    update variant set on_hand = (on_hand + ${1 + (n % 4)}::integer) % 6 where product_id = ${id}`,
  'a variant off sale': (q, id) => q`update variant set is_offered = not is_offered where product_id = ${id}`,
  'the name of a colour': (q, id, n) => q`
    update variant set colour = ${`Colour ${n}`}, colour_slug = 'indigo', colour_hex = coalesce(colour_hex, '#102030')
    where product_id = ${id}`,
  'the shade of a colour': (q, id, n) => q`
    update variant set colour = 'Indigo', colour_slug = 'indigo', colour_hex = ${shade(n)} where product_id = ${id}`,
  'a size': (q, id, n) => q`update variant set size = ${`M${n}`} where product_id = ${id}`,
  'the label of a weight': (q, id, n) => q`update variant set weight_label = ${`${n} g`} where product_id = ${id}`,
  'an added variant': (q, id, n) => q`
    insert into variant (sku, product_id, position, size, weight_grams, price_paise, mrp_paise, on_hand)
    select ${`added-${id}-${n}`}, ${id}, max(position) + 1, 'XL', 100, 5000, 5000, 3 from variant where product_id = ${id}`,
  'the order of its variants': (q, id) => q`update variant set position = 500 - position where product_id = ${id}`,
}

const ofProduct: Record<string, FactChange> = {
  'its title': (q, id, n) => q`update product set title = ${`Title ${n}`} where id = ${id}`,
  'its short description': (q, id, n) => q`update product set short_description = ${`Line ${n}`} where id = ${id}`,
  'its description': (q, id, n) => q`update product set description = ${`<p>${n}</p>`} where id = ${id}`,
  'its attributes': (q, id, n) => q`
    update product set attributes = jsonb_build_array(jsonb_build_object('label', 'Material', 'value', 'Cloth ' || ${n}::text))
    where id = ${id}`,
  'its notes': (q, id, n) => q`update product set ${q(byProductNote((name) => `${name} ${n}`))} where id = ${id}`,
  'its country of origin': (q, id, n) => q`
    update product set country_of_origin = ${n % 2 ? 'Nepal' : 'Bhutan'} where id = ${id}`,
  'its net quantity': (q, id, n) => q`update product set net_quantity = ${`${n} pieces`} where id = ${id}`,
  'its best-before': (q, id, n) => q`update product set best_before = ${`${n} days from packing`} where id = ${id}`,
  'its days until dispatch': (q, id) => q`update product set shipping_days = (shipping_days + 2) % 8 where id = ${id}`,
  'its cash on delivery': (q, id) => q`
    update product set is_personalised = false, is_cod_allowed = not is_cod_allowed where id = ${id}`,
  'its return policy': (q, id) =>
    q`update product set is_personalised = false, is_returnable = not is_returnable where id = ${id}`,
  'its personalisation': (q, id) => q`
    update product set is_cod_allowed = false, is_personalised = not is_personalised where id = ${id}`,
  'its publication': (q, id) => q`update product set is_published = not is_published where id = ${id}`,
  'its position in lists': (q, id) =>
    q`update product set featured = case when featured > 5 then 0 else 20 end where id = ${id}`,
  'its launch': (q, id, n) => q`
    update product set news_until = null, launched_at = now() - ${(n % 50) * 24 + 1} * interval '1 hour' where id = ${id}`,
  'its delivery range': (q, id) => q`
    update product set reach = case reach when 'city' then 'country' else 'city' end where id = ${id}`,
  'its tax': (q, id) => q`update product set gst_rate = case gst_rate when 5 then 12 else 5 end where id = ${id}`,
  'its category': (q, id) => q`
    update product p set category_id = (
      select c.id from category c where c.parent_id is not null and c.id <> p.category_id
      order by c.id <= p.category_id, c.id limit 1
    ) where id = ${id}`,
  'its merchant': (q, id) => q`
    update product p set merchant_id = (
      select m.id from merchant m where m.id <> p.merchant_id order by m.id <= p.merchant_id, m.id limit 1
    ) where id = ${id}`,
  'its question': (q, id, n) => q`update product set question = ${`For whom, ${n}?`} where id = ${id}`,
  'its SEO texts': (q, id, n) => q`
    update product set meta_title = ${`Meta ${n}`}, meta_description = ${`About ${n}`} where id = ${id}`,
}

const ofParts: Record<string, FactChange> = {
  'a picture': (q, id, n) => q`
    update product_picture set url = ${`/images/product/other-${n}/front`}, alt = ${`Picture ${n}`} where product_id = ${id}`,
  'removed pictures': (q, id) => q`
    delete from product_picture where product_id = ${id}
      and position = (select max(position) from product_picture where product_id = ${id})`,
  'an option': (q, id, n) => q`
    insert into product_option (product_id, kind, title, position, is_required, price_paise)
    select ${id}, 'drop_down', ${`Wrapping ${n}`}, coalesce(max(position), 0) + 1, false, ${n} from product_option
    where product_id = ${id}`,
  'the values of an option': async (q, id, n) => {
    await q`
      insert into product_option (product_id, kind, title, position, is_required, price_paise)
      select ${id}, 'drop_down', 'Wrapping', coalesce(max(position), 0) + 1, false, 0 from product_option
      where product_id = ${id}`
    await q`
      insert into product_option_value (option_id, title, position, price_paise)
      select max(id), ${`Paper ${n}`}, 0, ${n} from product_option where product_id = ${id}`
  },
  'an offer of its merchant': (q, id, n) => q`
    insert into product_offer (code, line, merchant_id, position)
    select null, ${`Offer ${n}`}, merchant_id, 5 from product where id = ${id}`,
  'an offer of the whole shop': (q, _, n) => q`
    insert into product_offer (code, line, position) values (null, ${`For all ${n}`}, 6)`,
  'the texts of offers': (q, _, n) => q`update product_offer set line = ${`Less ${n}`}`,
  'a review': (q, id, n) => q`
    insert into review (product_id, author, rating, title, body)
    values (${id}, 'Asha', ${1 + (n % 5)}, ${`Well ${n}`}, 'Worn for a whole summer.')`,
  'a rejected review': (q, id) => q`
    update review set state = 'refused' where id = (
      select id from review where product_id = ${id} and state = 'published' order by created_at desc, id limit 1)`,
  'the stars of a review': (q, id) => q`
    update review set rating = 6 - rating, title = title || '.' where product_id = ${id} and length(title) < 100`,
}

const ofMerchantAndCategory: Record<string, FactChange> = {
  'the name of its merchant': (q, id, n) => q`
    update merchant set name = ${`Maker ${n}`} where id = (select merchant_id from product where id = ${id})`,
  'the story of its merchant': (q, id, n) => q`
    update merchant set story = ${`Looms ${n}`}, locality = ${`Lane ${n}`}
    where id = (select merchant_id from product where id = ${id})`,
  'the address of its merchant': (q, id, n) => q`
    update merchant set contact_email = ${`n${n}@makers.nukkad.test`}, picture_ground = ${shade(n)}
    where id = (select merchant_id from product where id = ${id})`,
  'the name of its category': (q, id, n) => q`
    update category set title = ${`Category ${n}`} where id = (select category_id from product where id = ${id})`,
  'the descriptions of categories': (q, _, n) => q`update category set description = ${`Things ${n}`}`,
  'the pictures of categories': (q, _, n) => q`update category set picture_ground = ${shade(n)}`,
  'the order of categories': (q) => q`update category set position = 100 - position`,
  'the names of colours in filters': (q, _, n) => q`update shop_colour set name = name || ${` ${n}`}`,
  'the name of a saved filter': (q, _, n) => q`update custom_category set title = ${`Chosen ${n}`}`,
  'the name of its section': (q, id, n) => q`
    update category set title = ${`Section ${n}`} where id = (
      select c.parent_id from product p join category c on c.id = p.category_id where p.id = ${id})`,
}

/** A change for every fact shown on a product's page or its card. */
export const factChanges = { ...ofVariants, ...ofProduct, ...ofParts, ...ofMerchantAndCategory }

const shade = (n: number): string => `#${(n % 0xffffff).toString(16).padStart(6, '0')}`
