-- What a visitor reads, kept ready: one row a product for lists (`product_listing`) and one for its page
-- (`product_document`). `refresh_products` is the only writer of both. It runs in the transaction of the change, so
-- nobody sees an old price beside a new one. What depends on the clock (is it new, is it held) is left to the query.

create extension if not exists pg_trgm;

create table product_listing (
  product_id bigint not null,
  slug text not null,
  section_id integer not null,
  category_id integer not null,
  merchant_slug text not null,
  city text not null,
  colours text[] not null,
  sizes text[] not null,
  skus text[] not null,
  price_paise bigint not null,
  discount_percent integer not null,
  rating numeric(2, 1),
  review_count integer not null,
  sales_count integer not null,
  launched_at timestamptz not null,
  is_in_stock boolean not null,
  shown_stock integer not null,
  popularity integer not null,
  default_rank integer not null,
  search tsvector not null,
  search_text text not null,
  card text not null,
  constraint product_listing__identity primary key (product_id),
  constraint product_listing__slug_unique unique (slug),
  constraint product_listing__product foreign key (product_id) references product (id) on delete cascade
);
create index product_listing__default on product_listing (default_rank desc, product_id);
create index product_listing__section on product_listing (section_id, default_rank desc, product_id);
create index product_listing__category on product_listing (category_id, default_rank desc, product_id);
create index product_listing__price on product_listing (price_paise, product_id);
create index product_listing__price_down on product_listing (price_paise desc, product_id);
create index product_listing__newest on product_listing (launched_at desc, product_id);
create index product_listing__bestseller on product_listing (sales_count desc, product_id);
create index product_listing__popular on product_listing (popularity desc, product_id);
create index product_listing__discount on product_listing (discount_percent desc, product_id);
create index product_listing__rating on product_listing (rating desc nulls last, review_count desc, product_id);
create index product_listing__merchant on product_listing (merchant_slug, default_rank desc, product_id);
create index product_listing__city on product_listing (city, default_rank desc, product_id);
create index product_listing__colours on product_listing using gin (colours);
create index product_listing__sizes on product_listing using gin (sizes);
create index product_listing__search on product_listing using gin (search);
create index product_listing__search_text on product_listing using gin (search_text gin_trgm_ops);

create table product_document (
  product_id bigint not null,
  slug text not null,
  skus text[] not null,
  body text not null,
  constraint product_document__identity primary key (product_id),
  constraint product_document__slug_unique unique (slug),
  constraint product_document__product foreign key (product_id) references product (id) on delete cascade
);
-- Kept in the row and unpacked: reading it is one page and no decompression.
alter table product_document alter column body set storage external;
alter table product_document set (toast_tuple_target = 8160);

-- Rupees as the wire wants them: 149900 becomes 1499, 149950 becomes 1499.5.
create function rupees(paise bigint) returns numeric
language sql immutable parallel safe as $$ select trim_scale(paise / 100.0) $$;

-- The number left is told only when it is low, so only these stock counts are visible from outside.
create function told_stock(available bigint) returns integer
language sql immutable parallel safe as $$ select case when available between 1 and 5 then available::integer end $$;

create function product_pictures(of_product bigint, of_colour text) returns json
language sql stable parallel safe as $$
  select coalesce(
    json_agg(
      json_build_object('url', url, 'width', width, 'height', height, 'alt', alt, 'color', ground) order by position
    ),
    '[]'
  )
  from product_picture where product_id = of_product and colour_slug = of_colour
$$;

create function product_options_json(of_product bigint, of_sku text) returns json
language sql stable parallel safe as $$
  select coalesce(
    json_agg(
      json_build_object(
        'product_sku', of_sku, 'option_id', o.id::text, 'title', o.title, 'type', o.kind, 'sort_order', o.position,
        'is_require', o.is_required, 'price', rupees(o.price_paise), 'price_type', 'fixed',
        'max_characters', o.max_characters,
        'values', (
          select coalesce(
            json_agg(
              json_build_object(
                'option_type_id', w.id::text, 'title', w.title, 'sort_order', w.position,
                'price', rupees(w.price_paise), 'price_type', 'fixed'
              ) order by w.position
            ),
            '[]'
          )
          from product_option_value w where w.option_id = o.id
        )
      ) order by o.position
    ),
    '[]'
  )
  from product_option o where o.product_id = of_product
$$;

-- The variant a card shows: the first that can be bought, else the first.
create view lead_variant as
select distinct on (product_id) *
from variant
order by product_id, (on_hand > 0) desc, position;

create view review_summary as
select product_id,
  count(*)::integer as review_count,
  count(*) filter (where is_verified)::integer as verified_count,
  round(avg(rating), 1) as rating,
  array[
    count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
    count(*) filter (where rating = 4), count(*) filter (where rating = 5)
  ] as histogram
from review where state = 'published'
group by product_id;

-- One row a published product: what its list row is made of.
create function listing_rows(ids bigint[]) returns setof product_listing
language sql stable as $$
  select
    p.id, p.slug, c.parent_id, c.id, m.slug, m.city, v.colours, v.sizes, v.skus, l.price_paise, l.discount_percent,
    r.rating, coalesce(r.review_count, 0), p.sales_count, p.launched_at, v.stock > 0, least(v.stock, 6)::integer,
    p.sales_count + 12 * coalesce(r.review_count, 0),
    (case when v.stock > 0 then 1000000 else 0 end) + p.featured * 10000
      + least(9999, p.sales_count + 12 * coalesce(r.review_count, 0)),
    setweight(to_tsvector('english', p.title), 'A')
      || setweight(to_tsvector('english', concat_ws(' ', m.name, c.title, s.title)), 'B')
      || setweight(to_tsvector('english', concat_ws(' ', v.colour_names, m.locality, p.short_description)), 'C')
      || setweight(to_tsvector('english', p.description), 'D'),
    lower(concat_ws(' ', p.title, m.name, c.title, v.colour_names)),
    -- Left open at the end: the query adds what depends on the clock and closes it.
    rtrim(json_build_object(
      'product_id', p.id::text, 'sku', l.sku, 'slug', p.slug, 'title', p.title,
      'merchant', json_build_object('slug', m.slug, 'name', m.name, 'locality', m.locality, 'city', m.city),
      'price', rupees(l.price_paise), 'og_price', rupees(l.mrp_paise), 'discount_percent', l.discount_percent,
      'image', coalesce(product_pictures(p.id, l.colour_slug) -> 0, json_build_object(
        'url', '/images/product/' || p.slug || '/front', 'width', 960, 'height', 1200, 'alt', p.title,
        'color', '#e8dfd0')),
      'rating', r.rating, 'review_count', coalesce(r.review_count, 0), 'isAvailable', v.stock > 0,
      'stock_left', told_stock(v.stock), 'colours', v.swatches, 'ships_fast', p.shipping_days <= 2
    )::text, '}')
  from unnest(ids) as wanted (id)
  join product p on p.id = wanted.id and p.is_published
  join merchant m on m.id = p.merchant_id
  join category c on c.id = p.category_id
  join category s on s.id = c.parent_id
  join lead_variant l on l.product_id = p.id
  left join review_summary r on r.product_id = p.id
  cross join lateral (
    select array_agg(x.sku order by x.position) as skus, sum(x.on_hand) as stock,
      coalesce(array_agg(distinct x.colour_slug) filter (where x.colour is not null), '{}') as colours,
      coalesce(array_agg(distinct x.size) filter (where x.size is not null), '{}') as sizes,
      string_agg(distinct x.colour, ' ') as colour_names,
      (
        select coalesce(json_agg(json_build_object('name', y.colour, 'hex', y.colour_hex) order by y.first), '[]')
        from (
          select colour, colour_hex, min(position) as first from variant
          where product_id = p.id and colour is not null group by colour, colour_hex
        ) y
      ) as swatches
    from variant x where x.product_id = p.id
  ) v
$$;

-- One row a published product: the answer of its page, as text.
create function document_rows(ids bigint[]) returns setof product_document
language sql stable as $$
  select p.id, p.slug, v.skus, json_build_object(
    'product_id', p.id::text, 'sku', l.sku, 'slug', p.slug, 'title', p.title,
    'breadcrumbs', json_build_array(
      json_build_object('title', s.title, 'path', s.path), json_build_object('title', c.title, 'path', c.path)),
    'short_description', p.short_description, 'description', p.description,
    'price', rupees(l.price_paise), 'og_price', rupees(l.mrp_paise), 'discount_percent', l.discount_percent,
    'rating', r.rating, 'review_count', coalesce(r.review_count, 0), 'verified_count', coalesce(r.verified_count, 0),
    'histogram', coalesce(r.histogram, '{0,0,0,0,0}'),
    'variants', v.list, 'options', product_options_json(p.id, l.sku), 'attributes', p.attributes, 'care', p.care,
    'sg_type', p.sg_type,
    'shipping_time', case p.shipping_days
      when 0 then 'Leaves the maker today'
      when 1 then 'Leaves the maker within a day'
      else 'Leaves the maker within ' || p.shipping_days || ' days' end,
    'returns', case
      when p.is_personalised then 'Made for you, so it can only come back if it arrives damaged'
      when p.is_returnable then '7-day returns and exchange'
      else 'Not returnable, unless it arrives damaged' end,
    'cod_available', p.is_cod_allowed, 'isAvailable', v.stock > 0,
    'merchant', json_build_object(
      'slug', m.slug, 'name', m.name, 'locality', m.locality, 'city', m.city, 'story_title', m.story_title,
      'story', m.story, 'since', m.since, 'image', json_build_object(
        'url', '/images/maker/' || m.slug, 'width', 640, 'height', 640, 'alt', m.maker || ' of ' || m.name,
        'color', m.picture_ground)),
    'offers', (
      select coalesce(json_agg(json_build_object('code', f.code, 'text', f.line) order by f.position, f.id), '[]')
      from product_offer f where f.merchant_id is null or f.merchant_id = m.id
    ),
    'reviews', (
      select coalesce(
        json_agg(
          json_build_object(
            'id', w.id::text, 'author', w.author, 'rating', w.rating, 'title', w.title, 'text', w.body,
            'verified', w.is_verified, 'date', to_char(w.created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD')
          ) order by w.created_at desc, w.id
        ),
        '[]'
      )
      from (
        select * from review where product_id = p.id and state = 'published' order by created_at desc, id limit 6
      ) w
    ),
    'meta_title', coalesce(p.meta_title, p.title || ' by ' || m.name),
    'meta_description', coalesce(p.meta_description, p.short_description)
  )::text
  from unnest(ids) as wanted (id)
  join product p on p.id = wanted.id and p.is_published
  join merchant m on m.id = p.merchant_id
  join category c on c.id = p.category_id
  join category s on s.id = c.parent_id
  join lead_variant l on l.product_id = p.id
  left join review_summary r on r.product_id = p.id
  cross join lateral (
    select array_agg(x.sku order by x.position) as skus, sum(x.on_hand) as stock, json_agg(
      json_build_object(
        'sku', x.sku, 'color', x.colour, 'color_hex', x.colour_hex, 'size', x.size, 'weight', x.weight_label,
        'price', rupees(x.price_paise), 'og_price', rupees(x.mrp_paise), 'discount_percent', x.discount_percent,
        'isAvailable', x.on_hand > 0, 'stock_left', told_stock(x.on_hand),
        'images', product_pictures(p.id, x.colour_slug)
      ) order by x.position
    ) as list
    from variant x where x.product_id = p.id
  ) v
$$;

-- The products are locked first, in order, so that of two changes the later one reads what the earlier one wrote.
create function refresh_products(ids bigint[]) returns void
language plpgsql as $$
begin
  perform 1 from product where id = any (ids) order by id for no key update;

  delete from product_listing l using unnest(ids) as wanted (id)
  where l.product_id = wanted.id
    and not exists (select from product p where p.id = wanted.id and p.is_published);
  delete from product_document d using unnest(ids) as wanted (id)
  where d.product_id = wanted.id
    and not exists (select from product p where p.id = wanted.id and p.is_published);

  insert into product_listing select * from listing_rows(ids)
  on conflict (product_id) do update set
    slug = excluded.slug, section_id = excluded.section_id, category_id = excluded.category_id,
    merchant_slug = excluded.merchant_slug, city = excluded.city, colours = excluded.colours, sizes = excluded.sizes,
    skus = excluded.skus, price_paise = excluded.price_paise, discount_percent = excluded.discount_percent,
    rating = excluded.rating, review_count = excluded.review_count, sales_count = excluded.sales_count,
    launched_at = excluded.launched_at, is_in_stock = excluded.is_in_stock, shown_stock = excluded.shown_stock,
    popularity = excluded.popularity, default_rank = excluded.default_rank, search = excluded.search,
    search_text = excluded.search_text, card = excluded.card;
  insert into product_document select * from document_rows(ids)
  on conflict (product_id) do update set slug = excluded.slug, skus = excluded.skus, body = excluded.body;
end
$$;

-- A sale of one out of forty changes nothing that is shown; only what is shown is written again.
create function variant_changed() returns trigger
language plpgsql as $$
declare
  changed bigint[];
begin
  select array_agg(distinct n.product_id) into changed
  from after_change n join before_change o using (sku)
  where (n.price_paise, n.mrp_paise, n.colour_slug, n.size, n.position, least(n.on_hand, 6))
    is distinct from (o.price_paise, o.mrp_paise, o.colour_slug, o.size, o.position, least(o.on_hand, 6));
  if changed is not null then
    perform refresh_products(changed);
  end if;
  return null;
end
$$;
create trigger variant__refresh after update on variant
referencing old table as before_change new table as after_change
for each statement execute function variant_changed();

-- Numbers of products a category holds, so that a list knows its total without counting.
create function count_added() returns trigger
language plpgsql as $$
begin
  with change as (
    select x.id, count(*) as by
    from added a cross join lateral (values (a.category_id), (a.section_id)) as x (id)
    group by x.id
  ), locked as (
    select c.id from category c join change on change.id = c.id order by c.id for no key update of c
  )
  update category c set product_count = c.product_count + change.by
  from change join locked on locked.id = change.id where c.id = change.id;
  return null;
end
$$;
create function count_removed() returns trigger
language plpgsql as $$
begin
  with change as (
    select x.id, count(*) as by
    from removed r cross join lateral (values (r.category_id), (r.section_id)) as x (id)
    group by x.id
  ), locked as (
    select c.id from category c join change on change.id = c.id order by c.id for no key update of c
  )
  update category c set product_count = c.product_count - change.by
  from change join locked on locked.id = change.id where c.id = change.id;
  return null;
end
$$;
create function count_moved() returns trigger
language plpgsql as $$
begin
  with change as (
    select id, sum(by) as by from (
      select x.id, 1 as by from added a cross join lateral (values (a.category_id), (a.section_id)) as x (id)
      union all
      select x.id, -1 from removed r cross join lateral (values (r.category_id), (r.section_id)) as x (id)
    ) one
    group by id having sum(by) <> 0
  ), locked as (
    select c.id from category c join change on change.id = c.id order by c.id for no key update of c
  )
  update category c set product_count = c.product_count + change.by
  from change join locked on locked.id = change.id where c.id = change.id;
  return null;
end
$$;
create trigger product_listing__count_added after insert on product_listing
referencing new table as added for each statement execute function count_added();
create trigger product_listing__count_removed after delete on product_listing
referencing old table as removed for each statement execute function count_removed();
create trigger product_listing__count_moved after update on product_listing
referencing old table as removed new table as added for each statement execute function count_moved();
