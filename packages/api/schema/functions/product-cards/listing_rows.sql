-- One row for each published product: its card and the facts that short lists select by, in the order of the columns of
-- product_listing. The view is evaluated for each product, as in fact_rows; so are its facts, which a join would read
-- for all products.
create or replace function listing_rows(ids bigint[]) returns setof product_listing
language sql stable as $$
  select
    p.id as product_id, p.slug, c.parent_id as section_id, c.id as category_id, m.slug as merchant_slug, m.city,
    f.price_paise, f.discount_percent, f.rating, f.review_count, f.sales_count, f.launched_at, f.is_in_stock,
    least(v.stock, 6)::integer as shown_stock, product_popularity(f.sales_count, f.review_count) as popularity,
    f.default_rank,
    open_card(json_build_object(
      'product_id', p.id::text, 'sku', l.sku, 'slug', p.slug, 'title', p.title,
      'merchant', json_build_object('slug', m.slug, 'name', m.name, 'locality', m.locality, 'city', m.city),
      'price', rupees(l.price_paise), 'og_price', rupees(l.mrp_paise), 'discount_percent', l.discount_percent,
      'image', coalesce(product_pictures(p.id, l.colour_slug) -> 0, json_build_object(
        'url', '/images/product/' || p.slug || '/front', 'width', 960, 'height', 1200, 'alt', p.title,
        'color', '#e8dfd0')),
      'rating', f.rating, 'review_count', f.review_count, 'isAvailable', v.stock > 0,
      'stock_left', told_stock(v.stock), 'colours', v.swatches, 'ships_fast', p.shipping_days <= 2 and not m.is_away
    )::text) as card
  from unnest(ids) as wanted (id)
  cross join lateral (select * from product_fact one where one.product_id = wanted.id offset 0) f
  join product p on p.id = f.product_id
  join merchant m on m.id = p.merchant_id
  join category c on c.id = p.category_id
  cross join lateral (select * from lead_variant one where one.product_id = p.id offset 0) l
  cross join lateral (
    select sum(x.sellable) as stock, (
      select coalesce(json_agg(json_build_object('name', y.colour, 'hex', y.colour_hex) order by y.first), '[]')
      from (
        select colour, colour_hex, min(position) as first from variant
        where product_id = p.id and colour is not null group by colour, colour_hex
      ) y
    ) as swatches
    from variant x where x.product_id = p.id
  ) v
$$;
